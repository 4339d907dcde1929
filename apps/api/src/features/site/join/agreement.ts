import { consentsFromWire } from '@dining/contract/codecs/join';
import { fail } from '@dining/contract/failure';
import type { agreeToJoin } from '@dining/contract/site/join';
import { checkConsents, type JoinConsents, settleConsents } from '@dining/domain/join/consents';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { Deps } from '../../../deps';
import { languageOfPage } from '../../../http/language';
import type { Answer, Call } from '../../../http/mount';
import { holderOf } from '../../../http/session';
import { marketingGiven, textsToAgreeTo } from '../../../members/given-consents';
import { agreeAlone, agreeCarried, type GivenConsent } from '../../../stores/join/join-attempts';
import { termsInEffect } from '../../../stores/terms/terms';

/** Each consent with the text it is given to, in the version in effect; undefined where the hotel has none. */
async function consentsNow(
  deps: Deps,
  consents: JoinConsents,
  wanted: HtlCode | undefined,
): Promise<readonly GivenConsent[] | undefined> {
  const seqOf = textsToAgreeTo(await termsInEffect(deps.database.db, wanted));
  if (seqOf === undefined) return undefined;
  return [
    { consent: 'TT0001', termsSeq: seqOf('TT0001'), agreed: consents.terms },
    { consent: 'TT0002', termsSeq: seqOf('TT0002'), agreed: consents.privacy },
    { consent: 'TT0003', termsSeq: seqOf('TT0003'), agreed: consents.thirdParty },
    ...marketingGiven(consents, seqOf('TT0005')),
  ];
}

/** The first step of joining: what is agreed to is kept here, and the form opens to this session (Spec §4 Join flow). */
export async function agree(
  deps: Deps,
  { body, request, language }: Call<typeof agreeToJoin>,
): Promise<Answer<typeof agreeToJoin>> {
  const consents = settleConsents(consentsFromWire(body));
  const check = checkConsents(consents);
  if (!check.ok) return fail(check.error);
  const given = await consentsNow(deps, consents, body.htlCode);
  if (given === undefined) return fail('not_found');
  const { pool } = deps.database;
  const agreement = { holder: holderOf(request), consents: given, language: languageOfPage(body.langCode, language) };
  if (body.login_type === undefined) {
    await agreeAlone(pool, agreement);
    return { result: 'success' };
  }
  const isKnown = await agreeCarried(pool, agreement, body.login_type);
  return { result: isKnown ? 'success' : 'invalid_auth_result' };
}
