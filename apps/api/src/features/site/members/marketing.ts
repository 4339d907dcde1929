import { flagFromWire, flagToWire } from '@dining/contract/codecs/flag';
import { momentToWire } from '@dining/contract/codecs/visit';
import { fail } from '@dining/contract/failure';
import type { changeMarketing, MarketingWire } from '@dining/contract/site/members/profile';
import { type MarketingConsents, settleConsents } from '@dining/domain/join/consents';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { inTransaction } from '../../../db/transaction';
import { addressOf } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { rateLimit } from '../../../lib/rate-limiter';
import { marketingGiven, marketingKinds, textsToAgreeTo } from '../../../members/given-consents';
import { noteAccountAct } from '../../../members/own-acts';
import { insertConsents, type MarketingStanding, marketingOf, setMarketing } from '../../../stores/members/consents';
import { queueByMember } from '../../../stores/members/members';
import { promiseAccountMessage } from '../../../stores/messages/outbox';
import { termsInEffect } from '../../../stores/terms/terms';

export function marketingToWire({ marketing, sms, email, at, everAgreed }: MarketingStanding): MarketingWire {
  return {
    policyMarketingAgreYn: flagToWire(marketing),
    marketingSmsAgreYn: flagToWire(sms),
    marketingMailAgreYn: flagToWire(email),
    marketingStatus: marketing ? 'agreed' : everAgreed ? 'withdrawn' : 'none',
    marketingDate: momentToWire(at),
  };
}

const isSame = (one: MarketingConsents, other: MarketingConsents): boolean =>
  one.marketing === other.marketing && one.sms === other.sms && one.email === other.email;

/**
 * Notes what the member says to news and offers from now on. What he said before stays on record, and the result is told to him with
 * its date, here and by mail (facts on integrations §7.4). The same once more changes nothing.
 */
export async function changeOwnMarketing(
  deps: Deps,
  { body, visitor, request, language }: Call<typeof changeMarketing>,
): Promise<Answer<typeof changeMarketing>> {
  const { db, pool } = deps.database;
  const { userId } = visitor;
  if (userId === undefined) return fail('not_signed_in');
  const counted = await rateLimit.consume(deps, [getLimit('marketingChanges', { userId })]);
  if (!counted.ok) return counted.failure;
  const wanted = settleConsents({
    marketing: flagFromWire(body.policyMarketingAgreYn),
    sms: flagFromWire(body.marketingSmsAgreYn),
    email: flagFromWire(body.marketingMailAgreYn),
  });
  const texts = textsToAgreeTo(await termsInEffect(db, body.htlCode));
  if (texts?.areShown(body.agreTextList, marketingKinds(wanted)) === false) return fail('terms_changed');
  const termsSeq = texts?.seqOf('TT0005') ?? null;
  const standing = await inTransaction(pool, async (client) => {
    const before = (await queueByMember(client, userId)) ? await marketingOf(client, userId) : undefined;
    if (before === undefined || isSame(before, wanted)) return before;
    await insertConsents(client, userId, marketingGiven(wanted, termsSeq), language);
    await setMarketing(client, userId, wanted);
    await noteAccountAct(deps, { action: 'member.marketing', userId, address: addressOf(request) }, client);
    await promiseAccountMessage(client, userId, 'marketing_changed', { language, sms: wanted.sms, mail: wanted.email });
    return marketingOf(client, userId);
  });
  return standing === undefined ? fail('not_signed_in') : { result: marketingToWire(standing) };
}
