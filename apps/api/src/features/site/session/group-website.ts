import { encodeFlag } from '@dining/contract/codecs/flag';
import type { signInFromGroupWebsite } from '@dining/contract/site/session/social-sign-in';
import { maskName } from '@dining/domain/shared/masking';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { getClientAddress } from '../../../http/client-address';
import type { Call, HandlerResult } from '../../../http/mount';
import type { Visitor } from '../../../http/session';
import { equalsInConstantTime, hmac } from '../../../lib/keyring';
import { rateLimit } from '../../../lib/rate-limiter';
import { findMember } from '../../../stores/members/members';
import { updateCredentialsAlarm } from './credentials-alarm';
import { createSignInResult, signInWithProvider } from './sign-in-with-provider';

/** Signs the code and the current visitor, so that a confirmation is invalid after the visitor has changed. */
const signConfirmation = (key: string, code: string, { userId, isGuest, guestId }: Visitor): string =>
  hmac(key, `home page ${JSON.stringify([code, userId ?? null, isGuest, guestId ?? null])}`).toString('base64url');

/**
 * Asks the visitor to confirm before the session switches to another account, because a link with a code can come from
 * an attacker. Does not redeem the code.
 */
async function askToConfirm(
  deps: Deps,
  { body, visitor }: Call<typeof signInFromGroupWebsite>,
): Promise<HandlerResult<typeof signInFromGroupWebsite>> {
  const member = visitor.userId === undefined ? undefined : await findMember(deps.database.pool, visitor.userId);
  return {
    ...createSignInResult('confirm' as const),
    confirmKey: signConfirmation(deps.keyring.requests[0], body.code, visitor),
    signedInAs: maskName(member?.name ?? ''),
    guestYn: encodeFlag(visitor.isGuest),
  };
}

/**
 * Signs in a member of the group's website with a one-time code. The website may not have verified the e-mail address,
 * so joining requires a verification code sent to that address.
 */
export async function signInWithGroupWebsiteCode(
  deps: Deps,
  call: Call<typeof signInFromGroupWebsite>,
): Promise<HandlerResult<typeof signInFromGroupWebsite>> {
  const rateLimitResult = await rateLimit.consume(deps, [
    getLimit('groupWebsiteSignIns', { address: getClientAddress(call.request) }),
  ]);
  if (!rateLimitResult.ok) return rateLimitResult.failure;
  const { visitor } = call;
  const { code, confirmKey } = call.body;
  const needsConfirmation = visitor.userId !== undefined || visitor.isGuest || confirmKey !== undefined;
  const isConfirmed = deps.keyring.requests.some((key) =>
    equalsInConstantTime(confirmKey ?? '', signConfirmation(key, code, visitor)),
  );
  if (code !== '' && needsConfirmation && !isConfirmed) return askToConfirm(deps, call);
  const response = code === '' ? undefined : await deps.groupWebsite?.exchangeCode(code);
  if (response !== undefined) await updateCredentialsAlarm(deps, call.request.log, 'HOMEPAGE', response);
  if (response === undefined || !response.ok) return createSignInResult('invalid_homepage_login');
  const { subject, email, name, phone } = response.member;
  const identity = {
    provider: 'HOMEPAGE',
    subject,
    email: { address: email, verified: false },
    name,
    phone: phone ?? null,
  } as const;
  return signInWithProvider(deps, call, identity, '/');
}
