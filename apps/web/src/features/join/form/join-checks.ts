import type { ProblemError } from '@dining/client/problem-error';
import type { ProblemCode } from '@dining/contract/problem';
import type { LoginType } from '@dining/contract/site/session/login-type';
import { checkBirthDate } from '@dining/domain/join/birth-date';
import { type JoinForm, listLongFields, normalizeJoinForm } from '@dining/domain/join/join-form';
import { checkPassword } from '@dining/domain/members/password';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { normalizePlain } from '@dining/domain/shared/typed-text';
import type { VerifiedIdentity } from '../../../entities/join/queries';
import type { JoinValues } from './join-draft';

export type JoinField = keyof JoinValues;

export type JoinFailure =
  | { readonly field: JoinField; readonly error: ProblemCode | 'password_required' | 'birthday_required' }
  | { readonly field: JoinField; readonly error: 'too_long'; readonly max: number };

interface JoinSubmission {
  readonly values: JoinValues;
  readonly verifiedIdentity: VerifiedIdentity;
  readonly loginType: LoginType | undefined;
}

export function normalizeBirthday(text: string): string {
  const plainText = normalizePlain(text);
  const [, year = '', month = '', day = ''] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(plainText) ?? /^(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})\D?$/.exec(plainText) ?? [];
  return year === '' ? plainText : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function listPasswordFailures({
  values: { password },
  verifiedIdentity,
  loginType,
}: JoinSubmission): readonly JoinFailure[] {
  if (loginType !== undefined) return [];
  if (password === '') return [{ field: 'password', error: 'password_required' }];
  const result = checkPassword(password, { userId: verifiedIdentity.email, phone: verifiedIdentity.phone });
  return result.ok ? [] : [{ field: 'password', error: result.error }];
}

function listBirthdayFailures({ values }: JoinSubmission, today: SeoulDate): readonly JoinFailure[] {
  const birthday = normalizeBirthday(values.birthday);
  if (birthday === '') return [{ field: 'birthday', error: 'birthday_required' }];
  const result = checkBirthDate(birthday, today);
  return result.ok ? [] : [{ field: 'birthday', error: result.error }];
}

/** The optional fields that can have an error. */
export const detailFields = [
  'home',
  'work',
  'weddingDay',
  'recommender',
  'otherPathText',
] as const satisfies readonly JoinField[];

/** Returns true if any optional field has a value. */
export const hasDetails = ({ home, work, weddingDay, recommender, signUpPath, hasVisitedHotel }: JoinForm): boolean =>
  [...Object.values(home), ...Object.values(work), weddingDay, recommender].some((text) => text !== '') ||
  signUpPath !== null ||
  hasVisitedHotel;

/** Lists all failures in the order of the form (Spec §5 Join form). Decision 46 says what must be verified. */
export function listJoinFailures(submission: JoinSubmission, today: SeoulDate): readonly JoinFailure[] {
  const { values, verifiedIdentity } = submission;
  return [
    ...(verifiedIdentity.email === '' ? [{ field: 'email', error: 'email_not_proven' } as const] : []),
    ...(verifiedIdentity.phone === '' ? [{ field: 'phone', error: 'phone_not_proven' } as const] : []),
    ...listPasswordFailures(submission),
    ...listBirthdayFailures(submission, today),
    ...listLongFields(normalizeJoinForm(values)).flatMap(({ field: path, error, max }) => {
      const field = detailFields.find((name) => path === name || path.startsWith(`${name}.`));
      return field === undefined ? [] : [{ field, error, max } as const];
    }),
  ];
}

const problemFields: Partial<Record<ProblemError['code'], JoinField>> = {
  email_not_proven: 'email',
  email_invalid: 'email',
  id_taken: 'email',
  name_invalid: 'name',
  phone_invalid: 'phone',
  phone_not_proven: 'phone',
  cellphone_duplicated: 'phone',
  password_short: 'password',
  password_long: 'password',
  password_simple: 'password',
  password_known: 'password',
  password_common: 'password',
  birth_date_invalid: 'birthday',
  under_fourteen: 'birthday',
  recommender_unknown: 'recommender',
};

export const findProblemField = (code: ProblemError['code']): JoinField | undefined => problemFields[code];
