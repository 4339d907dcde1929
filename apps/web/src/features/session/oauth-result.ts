import type { LoginType, SocialLoginType } from '@dining/contract/site/session/login-type';
import type { UserDetails } from '@dining/contract/site/session/session';
import { assertSessionCookieStored } from '../../entities/session/session-writes';
import type { OAuthReturnParams } from '../../entities/session/sign-in-params';
import { type CallResult, call } from '../../lib/call';
import { requireCookies } from '../../lib/require-cookies';

export type OAuthResult =
  | { readonly result: 'login'; readonly userDetails: UserDetails; readonly returnUrl: string }
  | { readonly result: 'invalid' | 'cellphone_duplicated' | 'not_joined'; readonly loginType: LoginType }
  | { readonly result: 'login_fail'; readonly message: string }
  | { readonly result: 'provider_cancelled' | 'provider_incomplete' };

/** The server asks the guest to confirm the sign-in, because a link with a code may come from an attacker. */
export interface SignInConfirmation {
  readonly result: 'confirm';
  readonly confirmKey: string;
  /** Name of the member whose session the sign-in would replace; '' if there is none. */
  readonly signedInAs: string;
  /** True if the sign-in would end a guest session. */
  readonly isGuest: boolean;
}

type SocialSignInResult =
  CallResult<`POST /api/${'login/kakao-auth-code' | 'login/naver-auth-code' | 'login/google-auth-code'}`>;
type GroupWebsiteResult = CallResult<'POST /api/homepagelogin/login'>;

async function toOAuthResult(
  { result, message, returnUrl, userDetails }: SocialSignInResult | GroupWebsiteResult,
  loginType: LoginType,
): Promise<OAuthResult> {
  if (result === 'login' && userDetails !== undefined) {
    await assertSessionCookieStored(userDetails);
    return { result, userDetails, returnUrl };
  }
  if (result === 'login_fail') return { result, message };
  return { result: result === 'cellphone_duplicated' || result === 'not_joined' ? result : 'invalid', loginType };
}

type SignInParams = Omit<OAuthReturnParams, 'error' | 'code'> & { readonly code: string };

// The return page shows errors itself, instead of the error page.
const skipProblemHandler = true;
const codeRequests = {
  KAKAO: ({ code, state }) => call('POST /api/login/kakao-auth-code', { body: { code, state }, skipProblemHandler }),
  NAVER: ({ code, state }) => call('POST /api/login/naver-auth-code', { body: { code, state }, skipProblemHandler }),
  GOOGLE: (params) => call('POST /api/login/google-auth-code', { body: params, skipProblemHandler }),
} as const satisfies Record<SocialLoginType, (params: SignInParams) => Promise<SocialSignInResult>>;

export async function submitOAuthCode(loginType: SocialLoginType, params: OAuthReturnParams): Promise<OAuthResult> {
  const { error, code, ...otherParams } = params;
  if (error === 'access_denied') return { result: 'provider_cancelled' };
  if (error !== undefined || code === undefined) return { result: 'provider_incomplete' };
  return toOAuthResult(await codeRequests[loginType]({ code, ...otherParams }), loginType);
}

/**
 * Submits the one-time code of the group's website. `confirmKey` is the key of the confirmation that the guest has
 * given; '' asks the server for a confirmation first.
 */
export async function submitGroupWebsiteCode(
  code: string,
  confirmKey: string,
): Promise<OAuthResult | SignInConfirmation> {
  // Checked before the request, which uses up the one-time code.
  requireCookies();
  const response = await call('POST /api/homepagelogin/login', {
    body: { code, confirmKey },
    skipProblemHandler,
  });
  if (response.result !== 'confirm') return toOAuthResult(response, 'HOMEPAGE');
  const { result, signedInAs = '', guestYn } = response;
  return { result, confirmKey: response.confirmKey ?? '', signedInAs, isGuest: guestYn === 'Y' };
}
