import type { UserDetails } from '@dining/contract/site/session/session';
import { parsePersonName } from '@dining/domain/members/person-name';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../../../config/deps';
import type { ProviderIdentity } from '../../../db/schema/members';
import { getClientAddress } from '../../../http/client-address';
import { getUserDetails } from '../../../http/current-user';
import { rememberBrowser } from '../../../http/known-browser';
import type { Call } from '../../../http/mount';
import { renewJoin, signIn } from '../../../http/session';
import { parsePossiblePhone } from '../../../lib/phone-numbers';
import { auditAccountAction } from '../../../members/account-audit';
import { insertProviderJoinAttempt, type ProvenFacts } from '../../../stores/join/join-attempts';
import { findUserIdByIdentity } from '../../../stores/members/identities';
import { isIdTaken, isPhoneTaken } from '../../../stores/members/member-lookup';
import { findMemberCredentials } from '../../../stores/members/members';
import { mergeGuestSession } from './merge-guest-session';

/** The result values of Spec §4 Social sign-in. `Invalid` is the one that names the provider. */
export type ProviderSignInResult<Invalid extends string> = {
  result: Invalid | 'cellphone_duplicated' | 'login_fail' | 'not_joined' | 'login';
  message: string;
  returnUrl: string;
  userDetails?: UserDetails;
};

type Refusal = Exclude<ProviderSignInResult<never>['result'], 'login'>;
export const createSignInResult = <Result extends string>(result: Result, message = '') => ({
  result,
  message,
  returnUrl: '/',
});

/**
 * Signs a member in by an identity that a provider confirms; begins the join of a person who is not a member. Members
 * are found by provider and subject alone, never by e-mail or phone (reliability, rule 16). The response may reveal
 * that the phone or a verified e-mail address belongs to a member, because the visitor has just proven at the provider
 * that it is theirs (decision 46).
 */
export async function signInWithProvider(
  deps: Deps,
  { request, reply, language }: Pick<Call<never>, 'request' | 'reply' | 'language'>,
  identity: ProviderIdentity,
  returnUrl: string,
): Promise<ProviderSignInResult<never>> {
  const { pool } = deps.database;
  const userId = await findUserIdByIdentity(pool, identity.provider, identity.subject);
  if (userId === undefined) return beginJoin(deps, { request, language }, identity);
  const credentials = await findMemberCredentials(pool, userId);
  if (credentials === undefined) return createSignInResult('login_fail');
  const { member } = credentials;
  await auditAccountAction(deps, {
    action: 'member.sign_in',
    userId: member.userId,
    address: getClientAddress(request),
    detail: { by: identity.provider },
  });
  await signIn(request, member.userId, await mergeGuestSession(pool, request, member.userId));
  rememberBrowser(deps, { request, reply }, credentials);
  return { result: 'login', message: '', returnUrl, userDetails: getUserDetails(member) };
}

/**
 * Returns what the provider has verified. KAKAO and NAVER verify phone numbers, so joining requires no code of ours for
 * them (decision 51).
 */
function getProvenFacts({ provider, email, name, phone }: ProviderIdentity): Required<ProvenFacts> {
  const verifiesPhones = provider === 'KAKAO' || provider === 'NAVER';
  const [provenName, provenPhone] = [parsePersonName(name ?? ''), parsePossiblePhone(phone ?? '')];
  const isProven = verifiesPhones && provenName !== null && provenPhone !== null;
  return {
    email: email?.verified === true ? email.address : null,
    name: isProven ? provenName : null,
    phone: isProven ? provenPhone : null,
  };
}

async function beginJoin(
  deps: Deps,
  { request, language }: Pick<Call<never>, 'request' | 'language'>,
  identity: ProviderIdentity,
): Promise<ProviderSignInResult<never> & { result: Refusal }> {
  const { pool } = deps.database;
  if (identity.phone !== null && (await isPhoneTaken(pool, identity.phone)))
    return createSignInResult('cellphone_duplicated');
  if (identity.email?.verified === true && (await isIdTaken(pool, identity.email.address)))
    return createSignInResult('login_fail', packs[language].problems.id_taken);
  const { to: joinId } = await renewJoin(request);
  await insertProviderJoinAttempt(pool, joinId, identity, getProvenFacts(identity), language);
  return createSignInResult('not_joined');
}
