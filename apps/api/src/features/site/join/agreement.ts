import { consentsFromWire } from '@dining/contract/codecs/join';
import { fail } from '@dining/contract/failure';
import type { agreeToJoin } from '@dining/contract/site/join';
import { checkConsents, type JoinConsents, normalizeConsents } from '@dining/domain/join/consents';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { renewJoin } from '../../../http/session';
import { rateLimit } from '../../../lib/rate-limiter';
import { marketingGiven, marketingKinds, type TextsToAgreeTo, textsToAgreeTo } from '../../../members/given-consents';
import {
  type GivenConsent,
  insertJoinAgreement,
  updateJoinAgreement,
  updateJoinAttemptHolder,
} from '../../../stores/join/join-attempts';
import { listTermsInEffect } from '../../../stores/terms/terms';

/** The kinds of text that must be agreed to. */
const required = ['TT0001', 'TT0002', 'TT0003'];

/** Each consent with the text it is given to. */
const consentsGiven = (consents: JoinConsents, { seqOf }: TextsToAgreeTo): readonly GivenConsent[] => [
  { consent: 'TT0001', termsSeq: seqOf('TT0001'), agreed: consents.terms },
  { consent: 'TT0002', termsSeq: seqOf('TT0002'), agreed: consents.privacy },
  { consent: 'TT0003', termsSeq: seqOf('TT0003'), agreed: consents.thirdParty },
  ...marketingGiven(consents, seqOf('TT0005')),
];

/** The first step of joining: what is agreed to is kept here, and the form opens to this session (Spec §4 Join flow). */
export async function agree(
  deps: Deps,
  { body, request, language }: Call<typeof agreeToJoin>,
): Promise<Answer<typeof agreeToJoin>> {
  const consents = normalizeConsents(consentsFromWire(body));
  const check = checkConsents(consents);
  if (!check.ok) return fail(check.error);
  const counted = await rateLimit.consume(deps, [getLimit('joinAgreements', { address: getClientAddress(request) })]);
  if (!counted.ok) return counted.failure;
  const { pool } = deps.database;
  const texts = textsToAgreeTo(await listTermsInEffect(pool, body.htlCode));
  if (texts === undefined) return fail('not_found');
  if (!texts.areShown(body.agreTextList, [...required, ...marketingKinds(consents)])) return fail('terms_changed');
  const { from, to } = await renewJoin(request);
  await updateJoinAttemptHolder(pool, from, to);
  const agreement = {
    holder: to,
    consents: consentsGiven(consents, texts),
    language,
  };
  if (body.login_type === undefined) {
    await insertJoinAgreement(pool, agreement);
    return { result: 'success' };
  }
  const isKnown = await updateJoinAgreement(pool, agreement, body.login_type);
  return { result: isKnown ? 'success' : 'invalid_auth_result' };
}
