import { type CheckResult, err, ok } from '../shared/result';
import { getTodayInSeoul, type Visit } from '../shared/seoul-time';
import { normalizeText } from '../shared/typed-text';
import { checkAllergyAnswer, checkRequestNote, type FormFailure } from './form-checks';
import { type AllergyAnswer, otherAllergyCode } from './payment-form';
import type { ReservationStatus } from './states';

/** The reason why a guest can no longer edit their request and allergies. */
export type AnswersEditError = 'ALREADY_CANCELLED' | 'DATE_EXPIRED';

/**
 * Checks that the guest can edit their request and allergies: the reservation is not cancelled, and the day before the
 * visit has not ended in Seoul. Confirmed reservations and pickups can be edited too.
 */
export function checkAnswersEditable(
  { status, visit }: { readonly status: ReservationStatus; readonly visit: Visit },
  now: Date,
): CheckResult<AnswersEditError> {
  if (status === 'cancel') return err('ALREADY_CANCELLED');
  return getTodayInSeoul(now) < visit.date ? ok : err('DATE_EXPIRED');
}

export type StoredAllergy = Omit<AllergyAnswer, 'consent'>;

/** The request and the allergies of a reservation. */
export interface ReservationAnswers {
  readonly requestNote: string;
  /** Null if the product does not ask about allergies. */
  readonly allergy: StoredAllergy | null;
}

/** New answers of a guest; a missing answer does not change. */
export interface AnswersEdit {
  readonly requestNote?: string | undefined;
  readonly allergy?: AllergyAnswer | undefined;
}

/** An answer that an edit can change. */
export type AnswerPart = 'request' | 'allergies';

/** Returns a request as it is stored: with composed letters, one kind of line break, and no spaces around it. */
export const normalizeRequestNote = (note: string): string => normalizeText(note).replaceAll('\r\n', '\n').trim();

/**
 * Returns a key that is the same for the same allergies. "Other" without text, which is an error, counts as selected.
 */
function createAllergyKey({ answer, codes, otherText }: StoredAllergy): string {
  if (answer === 'none') return answer;
  const otherAllergy = codes.includes(otherAllergyCode) ? normalizeText(otherText).trim() : '';
  return JSON.stringify([[...new Set(codes)].sort(), otherAllergy]);
}

/** Lists the answers that an edit changes. An edit without changes is not stored and sends no notification. */
export const listChangedAnswers = (storedAnswers: ReservationAnswers, edit: AnswersEdit): readonly AnswerPart[] => [
  ...(edit.requestNote !== undefined &&
  normalizeRequestNote(edit.requestNote) !== normalizeRequestNote(storedAnswers.requestNote)
    ? (['request'] as const)
    : []),
  ...(edit.allergy !== undefined &&
  (storedAnswers.allergy === null || createAllergyKey(edit.allergy) !== createAllergyKey(storedAnswers.allergy))
    ? (['allergies'] as const)
    : []),
];

/**
 * Lists the errors of an edit, by the limits of the payment page. Checks only answers that change. Changed allergies
 * need a new consent, unless there are none any more (decision 5b).
 */
export function listAnswersEditFailures(storedAnswers: ReservationAnswers, edit: AnswersEdit): readonly FormFailure[] {
  const changedParts = listChangedAnswers(storedAnswers, edit);
  return [
    ...(edit.requestNote !== undefined && changedParts.includes('request') ? checkRequestNote(edit.requestNote) : []),
    ...(edit.allergy !== undefined && changedParts.includes('allergies') ? checkAllergyAnswer(edit.allergy) : []),
  ];
}
