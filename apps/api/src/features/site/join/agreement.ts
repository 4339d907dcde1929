import { decodeConsents } from '@dining/contract/codecs/join';
import { fail, isFailure } from '@dining/contract/failure';
import type { agreeToJoin } from '@dining/contract/site/join';
import { checkConsents, type JoinConsents, normalizeConsents } from '@dining/domain/join/consents';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import { renewJoin } from '../../../http/session';
import { rateLimit } from '../../../lib/rate-limiter';
import {
  createMarketingConsents,
  createTermsInEffect,
  listMarketingTermsKinds,
  type TermsInEffect,
} from '../../../members/consents';
import {
  type ConsentChoice,
  insertJoinAgreement,
  updateJoinAgreement,
  updateJoinAttemptGuest,
  updateProvenFacts,
} from '../../../stores/join/join-attempts';
import { listTermsInEffect } from '../../../stores/terms/terms';
import { findProvenAddress } from './invitation';

const requiredTermsTypes = ['TT0001', 'TT0002', 'TT0003'];

const createJoinConsents = (consents: JoinConsents, { findTermsSeq }: TermsInEffect): readonly ConsentChoice[] => [
  { consent: 'TT0001', termsSeq: findTermsSeq('TT0001'), agreed: consents.terms },
  { consent: 'TT0002', termsSeq: findTermsSeq('TT0002'), agreed: consents.privacy },
  { consent: 'TT0003', termsSeq: findTermsSeq('TT0003'), agreed: consents.thirdParty },
  ...createMarketingConsents(consents, findTermsSeq('TT0005')),
];

export async function submitAgreement(
  deps: Deps,
  { body, request, language }: Call<typeof agreeToJoin>,
): Promise<HandlerResult<typeof agreeToJoin>> {
  const consents = normalizeConsents(decodeConsents(body));
  const checkResult = checkConsents(consents);
  if (!checkResult.ok) return fail(checkResult.error);
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('joinAgreements', { address: getClientAddress(request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const { pool } = deps.database;
  const proven = await findProvenAddress(deps, body.invitation, getClientAddress(request));
  if (isFailure(proven)) return proven;
  const termsInEffect = createTermsInEffect(await listTermsInEffect(pool, body.htlCode));
  if (termsInEffect === undefined) return fail('not_found');
  const agreedTypes = [...requiredTermsTypes, ...listMarketingTermsKinds(consents)];
  if (!termsInEffect.areVersionsCurrent(body.agreTextList, agreedTypes)) return fail('terms_changed');
  const { from: previousJoinId, to: joinId } = await renewJoin(request);
  await updateJoinAttemptGuest(pool, previousJoinId, joinId);
  const agreement = {
    guestId: joinId,
    consents: createJoinConsents(consents, termsInEffect),
    language,
  };
  if (body.login_type === undefined) {
    await insertJoinAgreement(pool, agreement);
    if (proven.email !== null) await updateProvenFacts(pool, joinId, proven);
    return { result: 'success' };
  }
  const isUpdated = await updateJoinAgreement(pool, agreement, body.login_type);
  return { result: isUpdated ? 'success' : 'invalid_auth_result' };
}
