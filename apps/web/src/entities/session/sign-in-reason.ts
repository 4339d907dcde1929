import type { ProblemCode } from '@dining/contract/problem';

/**
 * Why a visitor is asked to sign in.
 * - needed: the page is for members, or needs a session that has not begun.
 * - signed_out: the session of the member no longer exists, for example because they signed out in another tab.
 * - session_ended: the server ended the session, because it expired or was revoked.
 * - provider_cancelled: the visitor cancelled at the sign-in provider.
 * - provider_incomplete: the visitor returned from the provider without a code, for any other reason.
 * - password_changed: the visitor has set a new password.
 */
export type SignInReason =
  | 'needed'
  | 'signed_out'
  | 'session_ended'
  | 'provider_cancelled'
  | 'provider_incomplete'
  | 'password_changed';

export function getSignInReason(code: ProblemCode | 'offline', wasMember: boolean): SignInReason {
  if (code === 'session_ended') return 'session_ended';
  return wasMember ? 'signed_out' : 'needed';
}
