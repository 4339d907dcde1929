import { decodeJoinForm } from '@dining/contract/codecs/join';
import type { ProblemCode } from '@dining/contract/problem';
import type { JoinSubmission } from '@dining/contract/site/join';
import { checkBirthDate } from '@dining/domain/join/birth-date';
import { type JoinForm, normalizeJoinForm } from '@dining/domain/join/join-form';
import { checkPassword } from '@dining/domain/members/password';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Deps } from '../../../config/deps';
import { isCommonPassword } from '../../../members/common-passwords';
import { isMemberCardNo } from '../../../stores/members/member-lookup';
import { type AgreedAttempt, matchesLoginType } from './attempt';

export interface Submission {
  readonly userId: string;
  readonly name: string;
  readonly phone: string;
  readonly birthday: string;
  readonly password: string | undefined;
  readonly form: JoinForm;
}

export async function checkSubmission(
  deps: Deps,
  attempt: AgreedAttempt | undefined,
  body: JoinSubmission,
): Promise<Submission | ProblemCode> {
  if (attempt === undefined) return body.login_type === undefined ? 'agreement_needed' : 'invalid_auth_result';
  if (!matchesLoginType(attempt, body.login_type)) return 'invalid_auth_result';
  const { provenEmail: userId, provenName: name, provenPhone: phone, providerIdentity } = attempt;
  if (userId === null) return 'email_not_proven';
  if (name === null || phone === null) return 'phone_not_proven';
  const password = providerIdentity === null ? (body.password ?? '') : undefined;
  const passwordCheck = password === undefined ? undefined : checkPassword(password, { userId, phone });
  if (passwordCheck?.ok === false) return passwordCheck.error;
  if (password !== undefined && isCommonPassword(password)) return 'password_common';
  const birthDateCheck = checkBirthDate(body.birthday, getTodayInSeoul(deps.now()));
  if (!birthDateCheck.ok) return birthDateCheck.error;
  const form = normalizeJoinForm(decodeJoinForm(body));
  if (form.recommender !== '' && !(await isMemberCardNo(deps.database.pool, form.recommender)))
    return 'recommender_unknown';
  return { userId, name, phone, birthday: body.birthday, password, form };
}
