import type { UserDetails } from '@dining/contract/site/session/session';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../../../config/deps';
import type { CarriedIdentity } from '../../../db/schema/members';
import { addressOf } from '../../../http/address';
import { markBrowser } from '../../../http/known-browser';
import type { Call } from '../../../http/mount';
import { renewJoin, signIn } from '../../../http/session';
import { userDetailsOf } from '../../../http/who';
import { noteAccountAct } from '../../../members/own-acts';
import { beginCarried } from '../../../stores/join/join-attempts';
import { memberByIdentity } from '../../../stores/members/identities';
import { isIdTaken, isPhoneTaken } from '../../../stores/members/known';
import { memberToSignIn } from '../../../stores/members/members';
import { takeAlong } from './take-along';

/** Spec §4 Social sign-in result values; `invalid` stands for the one that names the provider. */
export type ComeIn<Invalid extends string> = {
  result: Invalid | 'cellphone_duplicated' | 'login_fail' | 'not_joined' | 'login';
  message: string;
  returnUrl: string;
  userDetails?: UserDetails;
};

type Ending = Exclude<ComeIn<never>['result'], 'login'>;
export const ended = <Result extends string>(result: Result, message = '') => ({ result, message, returnUrl: '/' });

/**
 * What becomes of somebody a provider vouches for. A member is known by provider and subject alone, never by an e-mail or a phone
 * (reliability, rule 16). Nobody else is signed in; that his phone, or an address the provider has verified, belongs to a member is
 * told to him alone, who has just proven at the provider that they are his (decision 46).
 */
export async function comeIn(
  deps: Deps,
  { request, reply, language }: Pick<Call<never>, 'request' | 'reply' | 'language'>,
  carried: CarriedIdentity,
  returnUrl: string,
): Promise<ComeIn<never>> {
  const { pool } = deps.database;
  const known = await memberByIdentity(pool, carried.provider, carried.subject);
  if (known === undefined) return stranger(deps, { request, language }, carried);
  const found = await memberToSignIn(pool, known);
  // They have left.
  if (found === undefined) return ended('login_fail');
  const { member } = found;
  const detail = { by: carried.provider };
  await noteAccountAct(deps, { action: 'member.sign_in', userId: member.userId, address: addressOf(request), detail });
  await signIn(request, member.userId, await takeAlong(pool, request, member.userId));
  markBrowser(deps, { request, reply }, found);
  return { result: 'login', message: '', returnUrl, userDetails: userDetailsOf(member) };
}

async function stranger(
  deps: Deps,
  { request, language }: Pick<Call<never>, 'request' | 'language'>,
  carried: CarriedIdentity,
): Promise<ComeIn<never> & { result: Ending }> {
  const { pool } = deps.database;
  if (carried.phone !== null && (await isPhoneTaken(pool, carried.phone))) return ended('cellphone_duplicated');
  // The account exists and is come into another way.
  if (carried.email?.verified === true && (await isIdTaken(pool, carried.email.address)))
    return ended('login_fail', packs[language].problems.id_taken);
  const { to } = await renewJoin(request);
  await beginCarried(pool, to, carried, language);
  return ended('not_joined');
}
