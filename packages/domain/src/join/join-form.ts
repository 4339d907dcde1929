import type { HtlCode } from '../shared/codes';
import { countCharacters, normalizeDigits, normalizePlain, normalizeText } from '../shared/typed-text';

/** How a new member learned of the hotel (Spec §5 Join form). */
export const signUpPaths = ['11', '12', '13', '14', '15', '16', '99'] as const;
export type SignUpPath = (typeof signUpPaths)[number];

export interface JoinAddress {
  readonly zip: string;
  readonly line1: string;
  readonly line2: string;
}

/** Optional details of a new member (Spec §2.6). */
export interface JoinForm {
  readonly home: JoinAddress;
  readonly work: JoinAddress;
  /** Written YYMMDD. */
  readonly weddingDay: string;
  /** Membership number of the member who recommended the hotel; '' for none. */
  readonly recommender: string;
  readonly signUpPath: SignUpPath | null;
  readonly otherPathText: string;
  readonly department: string;
  /** True if the member has stayed or dined at a hotel of the group before. */
  readonly hasVisitedHotel: boolean;
  readonly visitedHotelCode: HtlCode | null;
}

/** Maximum characters of each field (Spec §5). */
export const joinLimits = { address: 100, weddingDay: 8, recommender: 20, otherPathText: 50 } as const;

export const isSignUpPath = (text: string): text is SignUpPath => signUpPaths.some((path) => path === text);
/** Returns true if the form asks for the department of the employee who recommended the hotel: for path 12. */
export const hasDepartmentField = (path: SignUpPath | null): boolean => path === '12';
/** Returns true if the form asks for a free text: for path 99. */
export const hasOtherPathField = (path: SignUpPath | null): boolean => path === '99';

const normalizeAddress = ({ zip, line1, line2 }: JoinAddress): JoinAddress => ({
  zip: normalizePlain(zip),
  line1: normalizeText(line1).trim(),
  line2: normalizeText(line2).trim(),
});

/**
 * Normalises typed texts and clears fields that do not apply: the hotel without an earlier stay, and the department and
 * the free text without their sign-up path (Spec §5).
 */
export const normalizeJoinForm = (form: JoinForm): JoinForm => ({
  ...form,
  home: normalizeAddress(form.home),
  work: normalizeAddress(form.work),
  weddingDay: normalizePlain(form.weddingDay),
  recommender: normalizeDigits(form.recommender),
  visitedHotelCode: form.hasVisitedHotel ? form.visitedHotelCode : null,
  department: hasDepartmentField(form.signUpPath) ? form.department : '',
  otherPathText: hasOtherPathField(form.signUpPath) ? normalizeText(form.otherPathText).trim() : '',
});

export interface LongField {
  readonly error: 'too_long';
  readonly field: string;
  readonly max: number;
}

/** Lists the fields that are longer than allowed, in the order of the form. */
export function listLongFields(form: JoinForm): readonly LongField[] {
  const texts: readonly (readonly [string, string, number])[] = [
    ['home.zip', form.home.zip, joinLimits.address],
    ['home.line1', form.home.line1, joinLimits.address],
    ['home.line2', form.home.line2, joinLimits.address],
    ['work.zip', form.work.zip, joinLimits.address],
    ['work.line1', form.work.line1, joinLimits.address],
    ['work.line2', form.work.line2, joinLimits.address],
    ['weddingDay', form.weddingDay, joinLimits.weddingDay],
    ['recommender', form.recommender, joinLimits.recommender],
    ['otherPathText', form.otherPathText, joinLimits.otherPathText],
  ];
  return texts.flatMap(([field, text, max]) =>
    countCharacters(text) > max ? [{ error: 'too_long', field, max } as const] : [],
  );
}

/** Returns true if the server found the recommender's number: code 0 (Spec §5). */
export const isRecommenderFound = (errCode: string | number): boolean => String(errCode) === '0';
