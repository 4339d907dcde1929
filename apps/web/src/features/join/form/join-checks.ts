import type { ProblemCode } from '@dining/contract/problem';
import { checkBirthDate } from '@dining/domain/join/birth-date';
import { findLongFields, type JoinForm, normalizeJoinForm } from '@dining/domain/join/join-form';
import { checkPassword } from '@dining/domain/members/password';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { normalizePlain } from '@dining/domain/shared/typed-text';
import type { Proven } from '../../../entities/join/queries';

/** Where on the form something can be wrong. */
export type JoinField =
  | 'email'
  | 'emailCode'
  | 'name'
  | 'phone'
  | 'phoneCode'
  | 'password'
  | 'birthday'
  | 'home'
  | 'work'
  | 'weddingDay'
  | 'recommender'
  | 'otherPathText';

export type JoinFailure =
  | { readonly field: JoinField; readonly error: ProblemCode | 'password_required' | 'birthday_required' }
  | { readonly field: JoinField; readonly error: 'too_long'; readonly max: number };

/** What the join button is pressed with. */
export interface JoinAttempt {
  readonly proven: Proven;
  /** Null for whoever joins with a provider's profile: a member of that kind has no password. */
  readonly password: string | null;
  /** `YYYY-MM-DD`. */
  readonly birthday: string;
  readonly details: JoinForm;
}

/** A day as it is typed, as everybody writes it: `19900131`, `1990.1.31` and `1990-01-31` are one. */
export function writtenDay(text: string): string {
  const plain = normalizePlain(text);
  const [, year = '', month = '', day = ''] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ?? /^(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})\D?$/.exec(plain) ?? [];
  return year === '' ? plain : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function passwordFailure(password: string | null, { email, phone }: Proven): readonly JoinFailure[] {
  if (password === null) return [];
  if (password === '') return [{ field: 'password', error: 'password_required' }];
  const check = checkPassword(password, { userId: email, phone });
  return check.ok ? [] : [{ field: 'password', error: check.error }];
}

function birthdayFailure(birthday: string, today: SeoulDate): readonly JoinFailure[] {
  if (birthday === '') return [{ field: 'birthday', error: 'birthday_required' }];
  const check = checkBirthDate(birthday, today);
  return check.ok ? [] : [{ field: 'birthday', error: check.error }];
}

const detailFields: readonly JoinField[] = ['home', 'work', 'weddingDay', 'recommender', 'otherPathText'];

/** All that keeps somebody from joining, in the form's order (Spec §5 Join form; decision 46 for what must be proven). */
export function joinFailures({ proven, password, birthday, details }: JoinAttempt, today: SeoulDate): readonly JoinFailure[] {
  return [
    ...(proven.email === '' ? [{ field: 'email', error: 'email_not_proven' } as const] : []),
    ...(proven.phone === '' ? [{ field: 'phone', error: 'phone_not_proven' } as const] : []),
    ...passwordFailure(password, proven),
    ...birthdayFailure(birthday, today),
    ...findLongFields(normalizeJoinForm(details)).flatMap(({ field: path, error, max }) => {
      const field = detailFields.find((one) => path === one || path.startsWith(`${one}.`));
      return field === undefined ? [] : [{ field, error, max } as const];
    }),
  ];
}

const fieldOfCode: Partial<Record<ProblemCode, JoinField>> = {
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

/** The field that the server's refusal is about; undefined where it is about none. */
export const fieldOfProblem = (code: ProblemCode): JoinField | undefined => fieldOfCode[code];
