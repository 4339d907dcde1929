import type { HtlCode } from '../shared/codes';
import { countCharacters, normalizeDigits, normalizePlain, normalizeText } from '../shared/typed-text';

/** How a new member came to us (Spec §5 Join form). */
export const signUpPaths = ['11', '12', '13', '14', '15', '16', '99'] as const;
export type SignUpPath = (typeof signUpPaths)[number];

export interface JoinAddress {
  readonly zip: string;
  readonly line1: string;
  readonly line2: string;
}

/** What a new member tells of themselves, all of it optional (Spec §2.6). */
export interface JoinForm {
  readonly home: JoinAddress;
  readonly work: JoinAddress;
  /** Written YYMMDD. */
  readonly weddingDay: string;
  readonly recommender: string;
  readonly signUpPath: SignUpPath | null;
  readonly otherPathText: string;
  readonly department: string;
  readonly hotelUsed: boolean;
  readonly usedHotel: HtlCode | null;
}

/** Most characters a field takes (Spec §5). */
export const joinLimits = { address: 100, weddingDay: 8, recommender: 20, otherPathText: 50 } as const;

export const isSignUpPath = (text: string): text is SignUpPath => signUpPaths.some((path) => path === text);
/** The recommendation departments show for path 12. */
export const showsDepartments = (path: SignUpPath | null): boolean => path === '12';
/** The free text shows for path 99. */
export const showsOtherPathText = (path: SignUpPath | null): boolean => path === '99';

const normalizeAddress = ({ zip, line1, line2 }: JoinAddress): JoinAddress => ({
  zip: normalizePlain(zip),
  line1: normalizeText(line1).trim(),
  line2: normalizeText(line2).trim(),
});

/** Normalises what was typed, and clears what its switch has closed: the hotel without experience, department and text of another path (Spec §5). */
export const normalizeJoinForm = (form: JoinForm): JoinForm => ({
  ...form,
  home: normalizeAddress(form.home),
  work: normalizeAddress(form.work),
  weddingDay: normalizePlain(form.weddingDay),
  recommender: normalizeDigits(form.recommender),
  usedHotel: form.hotelUsed ? form.usedHotel : null,
  department: showsDepartments(form.signUpPath) ? form.department : '',
  otherPathText: showsOtherPathText(form.signUpPath) ? normalizeText(form.otherPathText).trim() : '',
});

export interface LongField {
  readonly error: 'too_long';
  readonly field: string;
  readonly max: number;
}

/** Fields that are longer than they may be, in the order of the form. */
export function findLongFields(form: JoinForm): readonly LongField[] {
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
  return texts.flatMap(([field, text, max]) => (countCharacters(text) > max ? [{ error: 'too_long', field, max } as const] : []));
}

/** Spec §5: the server's check of a recommender's number says 0 when it is a member's. */
export const isRecommenderFound = (errCode: string | number): boolean => String(errCode) === '0';
