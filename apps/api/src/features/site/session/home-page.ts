import type { comeFromHomePage } from '@dining/contract/site/session/social-sign-in';
import type { Deps } from '../../../deps';
import { addressOf } from '../../../http/address';
import type { Answer, Call } from '../../../http/mount';
import { countAttempt } from '../../../limiter';
import { comeIn, ended } from './come-in';

/**
 * Takes a member of the group's home page in by its one-time code. The home page does not say whether it has verified the address:
 * who joins with it proves it by a code.
 */
export async function comeWithHomePageCode(
  deps: Deps,
  call: Call<typeof comeFromHomePage>,
): Promise<Answer<typeof comeFromHomePage>> {
  const counted = await countAttempt(deps, [{ key: `from the home page ${addressOf(call.request)}`, most: 120, seconds: 600 }]);
  if (!counted.ok) return counted.failure;
  const { code } = call.body;
  const answer = code === '' ? undefined : await deps.homePage?.memberOf(code);
  if (answer === undefined || !answer.ok) return ended('invalid_homepage_login');
  const { subject, email, name, phone } = answer.member;
  const carried = {
    provider: 'HOMEPAGE',
    subject,
    email: { address: email, verified: false },
    name,
    phone: phone ?? null,
  } as const;
  return comeIn(deps, call, carried, '/');
}
