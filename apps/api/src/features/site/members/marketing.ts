import { decodeFlag, encodeFlag } from '@dining/contract/codecs/flag';
import { encodeDateTime } from '@dining/contract/codecs/visit';
import { fail } from '@dining/contract/failure';
import type { changeMarketing, MarketingWire } from '@dining/contract/site/members/profile';
import { type MarketingConsents, normalizeConsents } from '@dining/domain/join/consents';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { inTransaction } from '../../../db/transaction';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import { auditAccountAction } from '../../../members/account-audit';
import { createMarketingConsents, createTermsInEffect, listMarketingTermsKinds } from '../../../members/consents';
import {
  findMarketingStatus,
  insertConsents,
  type MarketingStatus,
  updateMarketingChannels,
} from '../../../stores/members/consents';
import { lockMember } from '../../../stores/members/members';
import { enqueueAccountMessage } from '../../../stores/messages/outbox';
import { listTermsInEffect } from '../../../stores/terms/terms';

export function marketingToWire({ marketing, sms, email, at, hasEverAgreed }: MarketingStatus): MarketingWire {
  return {
    policyMarketingAgreYn: encodeFlag(marketing),
    marketingSmsAgreYn: encodeFlag(sms),
    marketingMailAgreYn: encodeFlag(email),
    marketingStatus: marketing ? 'agreed' : hasEverAgreed ? 'withdrawn' : 'none',
    marketingDate: encodeDateTime(at),
  };
}

const areConsentsEqual = (first: MarketingConsents, second: MarketingConsents): boolean =>
  first.marketing === second.marketing && first.sms === second.sms && first.email === second.email;

/**
 * Records a member's marketing consents in addition to their earlier ones. The response and a mail confirm the consents
 * to the member with their date (facts on integrations §7.4). Unchanged consents are neither recorded nor mailed again.
 */
export async function changeOwnMarketing(
  deps: Deps,
  { body, visitor, request, language }: Call<typeof changeMarketing>,
): Promise<HandlerResult<typeof changeMarketing>> {
  const { pool } = deps.database;
  const { userId } = visitor;
  if (userId === undefined) return fail('not_signed_in');
  const rateLimitResult = await rateLimit.consume(deps, [getLimit('marketingChanges', { userId })]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const consents = normalizeConsents({
    marketing: decodeFlag(body.policyMarketingAgreYn),
    sms: decodeFlag(body.marketingSmsAgreYn),
    email: decodeFlag(body.marketingMailAgreYn),
  });
  const termsInEffect = createTermsInEffect(await listTermsInEffect(pool, body.htlCode));
  if (termsInEffect?.areVersionsCurrent(body.agreTextList, listMarketingTermsKinds(consents)) === false)
    return fail('terms_changed');
  const termsSeq = termsInEffect?.findTermsSeq('TT0005') ?? null;
  const status = await inTransaction(pool, async (client) => {
    const previousStatus = (await lockMember(client, userId)) ? await findMarketingStatus(client, userId) : undefined;
    if (previousStatus === undefined || areConsentsEqual(previousStatus, consents)) return previousStatus;
    await insertConsents(client, userId, createMarketingConsents(consents, termsSeq), language);
    await updateMarketingChannels(client, userId, consents);
    await auditAccountAction(deps, { action: 'member.marketing', userId, address: getClientAddress(request) }, client);
    await enqueueAccountMessage(client, userId, 'marketing_changed', {
      language,
      sms: consents.sms,
      mail: consents.email,
    });
    return findMarketingStatus(client, userId);
  });
  return status === undefined ? fail('not_signed_in') : { result: marketingToWire(status) };
}
