import { type Failure, fail } from '@dining/contract/failure';
import type { insertInquiry as insertCall } from '@dining/contract/site/inquiries';
import { checkInquiry } from '@dining/domain/inquiries/checks';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { inTransaction } from '../../../db/transaction';
import type { Call, HandlerResult } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import { findDuplicateInquiry, insertInquiry, type NewInquiry } from '../../../stores/inquiries/inquiries';
import { lockMember } from '../../../stores/members/members';
import { listVenueHotels } from '../../../stores/venues/venues';

/**
 * Inserts an inquiry and returns its number. If the member has an identical unanswered inquiry, returns its number
 * instead: the form was sent twice, or the response was lost.
 */
const insertOnce = (deps: Deps, inquiry: NewInquiry): Promise<number | Failure> =>
  inTransaction(deps.database.pool, async (client) => {
    if (!(await lockMember(client, inquiry.userId))) return fail('not_signed_in');
    return (await findDuplicateInquiry(client, inquiry)) ?? insertInquiry(client, inquiry);
  });

export async function submitInquiry(
  deps: Deps,
  { body, visitor, language }: Call<typeof insertCall>,
): Promise<HandlerResult<typeof insertCall>> {
  const { userId } = visitor;
  if (userId === undefined) return fail('not_signed_in');
  const { dinCode, qnaTitle: title = '', qnaContent: content = '' } = body;
  const checkResult = checkInquiry({ dinCode: dinCode ?? '', title, content });
  if (!checkResult.ok) return fail(`inquiry_${checkResult.error}`);
  const htlCode = dinCode && (await listVenueHotels(deps.database.pool)).get(dinCode);
  if (dinCode === undefined || htlCode === undefined || htlCode !== (body.htlCode ?? htlCode))
    return fail('unknown_venue');
  const rateLimitResult = await rateLimit.consume(deps, [getLimit('inquiries', { userId })]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const result = await insertOnce(deps, { userId, htlCode, dinCode, language, title, content });
  return typeof result === 'number' ? { result: 'success', qnaSeq: result } : result;
}
