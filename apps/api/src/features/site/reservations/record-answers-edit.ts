import { type Failure, fail } from '@dining/contract/failure';
import {
  type AnswerPart,
  type AnswersEdit,
  checkAnswersEditable,
  listAnswersEditFailures,
  listChangedAnswers,
  normalizeRequestNote,
  type ReservationAnswers,
} from '@dining/domain/reservations/answers-edit';
import type { AllergyAnswer } from '@dining/domain/reservations/payment-form';
import { normalizeAllergy } from '@dining/domain/reservations/visitor';
import type { Language } from '@dining/domain/shared/language';
import type { PoolClient } from 'pg';
import { resolveAllergies } from '../../../booking/checkout/allergies';
import { createAllergyConsent } from '../../../booking/checkout/consents';
import { createFormFailure } from '../../../booking/checkout/refusals';
import { enqueueAnswersEdited } from '../../../stores/messages/outbox';
import {
  type EditableReservation,
  raiseAnswersVersion,
  replaceAllergies,
  updateRequestNote,
} from '../../../stores/reservations/answers-edit';

export interface RequestedEdit {
  readonly edit: AnswersEdit;
  /** The version of the answers that the form showed. */
  readonly formVersion: number;
  readonly language: Language;
}

export type EditResult = { readonly ok: true; readonly changed: readonly AnswerPart[] } | (Failure & { ok: false });

const refuse = (failure: Failure): EditResult => ({ ok: false, ...failure });

function getStoredAnswers({ requestNote, noAllergies, allergies }: EditableReservation): ReservationAnswers {
  const codes = allergies.map(({ allergyCode }) => allergyCode);
  const otherText = allergies.map(({ other }) => other).find((other) => other !== '') ?? '';
  const wasAsked = noAllergies || codes.length > 0;
  return { requestNote, allergy: wasAsked ? { answer: noAllergies ? 'none' : 'exist', codes, otherText } : null };
}

const getVersion = ({ requestVersion, allergiesVersion }: EditableReservation, part: AnswerPart): number =>
  part === 'request' ? requestVersion : allergiesVersion;

async function saveAllergies(
  client: PoolClient,
  { resvCode, allergies: storedAllergies }: EditableReservation,
  answer: AllergyAnswer,
  language: Language,
  now: Date,
): Promise<Failure | undefined> {
  const allergies = await resolveAllergies(client, normalizeAllergy(answer), storedAllergies);
  if (allergies === undefined)
    return createFormFailure({ ok: false, error: 'allergy_required', field: 'allergy', questionName: null }, language);
  const consent = allergies.length === 0 ? null : createAllergyConsent(language, now);
  await replaceAllergies(client, resvCode, { allergies, consent, at: now });
  return undefined;
}

/**
 * Records an edit of the request or allergies of a locked reservation and enqueues the mail about it, in the caller's
 * transaction, which must be rolled back if the edit is refused. As long as the answers are editable, an edit that
 * changes nothing writes nothing and succeeds, so an edit can be repeated.
 */
export async function recordAnswersEdit(
  client: PoolClient,
  reservation: EditableReservation,
  { edit, formVersion, language }: RequestedEdit,
  now: Date,
): Promise<EditResult> {
  const { resvCode, venuePhone } = reservation;
  const editable = checkAnswersEditable(reservation, now);
  if (!editable.ok)
    return refuse(
      editable.error === 'ALREADY_CANCELLED'
        ? fail('already_cancelled')
        : fail('too_late_to_edit', { phone: venuePhone }),
    );
  const storedAnswers = getStoredAnswers(reservation);
  if (edit.allergy !== undefined && storedAnswers.allergy === null)
    return refuse({ ...fail('invalid_request'), errors: [{ path: 'allergyAnswer', message: 'not asked' }] });
  const changed = listChangedAnswers(storedAnswers, edit);
  if (changed.length === 0) return { ok: true, changed };
  if (changed.some((part) => getVersion(reservation, part) > formVersion)) return refuse(fail('answers_changed'));
  const [failure] = listAnswersEditFailures(storedAnswers, edit);
  if (failure !== undefined) return refuse(createFormFailure(failure, language));
  if (edit.requestNote !== undefined && changed.includes('request'))
    await updateRequestNote(client, resvCode, normalizeRequestNote(edit.requestNote), now);
  if (edit.allergy !== undefined && changed.includes('allergies')) {
    const refusal = await saveAllergies(client, reservation, edit.allergy, language, now);
    if (refusal !== undefined) return refuse(refusal);
  }
  await enqueueAnswersEdited(client, resvCode, await raiseAnswersVersion(client, resvCode));
  return { ok: true, changed };
}
