import { fail } from '@dining/contract/failure';
import type { ProblemCode } from '@dining/contract/problem';
import type { submitJoin } from '@dining/contract/site/join';
import type { Language } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../../../config/deps';
import type { Answer, Call } from '../../../http/mount';
import { renewSessionAfterProof } from '../../../http/session';
import { hashPassword } from '../../../members/passwords';
import { findJoinAttempt } from '../../../stores/join/join-attempts';
import { isAgreed } from './attempt';
import { checkSubmission } from './check-submission';
import { createMember } from './create-member';

const createSuccess = (userId: string) => ({ result: 'success' as const, message: '', user_id: userId });

const createFailure = (errCd: ProblemCode, language: Language) => ({
  result: 'fail' as const,
  errCd,
  message: packs[language].problems[errCd],
  user_id: '',
});

export async function submit(
  deps: Deps,
  { body, visitor, language, request }: Call<typeof submitJoin>,
): Promise<Answer<typeof submitJoin>> {
  const { pool } = deps.database;
  const { join } = visitor;
  if (join === undefined) return createFailure('agreement_needed', language);
  const attempt = await findJoinAttempt(pool, join);
  if (attempt !== undefined && attempt.joined !== null) return createSuccess(attempt.joined);
  const checked = await checkSubmission(deps, isAgreed(attempt) ? attempt : undefined, body);
  if (typeof checked === 'string') return createFailure(checked, language);
  const passwordHash =
    checked.password === undefined ? null : await hashPassword(checked.password, visitor.holder ?? join);
  if (passwordHash === undefined) return fail('too_many_requests', { retryAfter: 1 });
  const created = await createMember(pool, join, checked, passwordHash);
  if (!created.ok) return createFailure(created.error, language);
  await renewSessionAfterProof(request);
  return createSuccess(created.userId);
}
