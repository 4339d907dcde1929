import type { findRecommender } from '@dining/contract/site/join';
import { normalizeDigits } from '@dining/domain/shared/typed-text';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import { isMemberCardNo } from '../../../stores/members/member-lookup';

/**
 * Checks that the recommender's number belongs to a member; reveals nothing else. Only wrong numbers count towards
 * the limit (Spec §5 Join form).
 */
export async function checkRecommender(
  deps: Deps,
  { body, request, language }: Call<typeof findRecommender>,
): Promise<HandlerResult<typeof findRecommender>> {
  const { pool } = deps.database;
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('wrongRecommenders', { address: getClientAddress(request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  if (!(await isMemberCardNo(pool, normalizeDigits(body.card_no))))
    return { result: { err_code: '1', err_msg: packs[language].join.form.recommenderNotFound } };
  await rateLimitResult.refund();
  return { result: { err_code: '0', err_msg: '' } };
}
