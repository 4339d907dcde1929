import type { LoginType, SocialLoginType } from '@dining/contract/site/session/login-type';
import type { UserDetails } from '@dining/contract/site/session/session';
import { revalidateSession } from '../../entities/session/session-writes';
import type { OAuthReturnParams } from '../../entities/session/sign-in-params';
import { type Answer, call } from '../../lib/call';
import { requireCookies } from '../../lib/require-cookies';

export type OAuthResult =
  | { readonly result: 'login'; readonly userDetails: UserDetails; readonly returnUrl: string }
  | { readonly result: 'invalid' | 'cellphone_duplicated' | 'not_joined'; readonly loginType: LoginType }
  | { readonly result: 'login_fail'; readonly message: string }
  | { readonly result: 'refused' | 'unfinished' };

export interface SignInQuestion {
  readonly result: 'confirm';
  readonly confirmKey: string;
  readonly signedInAs: string;
  readonly isGuest: boolean;
}

type SocialAnswer = Answer<`POST /api/${'login/kakao-auth-code' | 'login/naver-auth-code' | 'login/google-auth-code'}`>;
type GroupWebsiteResult = Answer<'POST /api/homepagelogin/login'>;

async function toOAuthResult(
  { result, message, returnUrl, userDetails }: SocialAnswer | GroupWebsiteResult,
  loginType: LoginType,
): Promise<OAuthResult> {
  if (result === 'login' && userDetails !== undefined) {
    await revalidateSession(userDetails);
    return { result, userDetails, returnUrl };
  }
  if (result === 'login_fail') return { result, message };
  return { result: result === 'cellphone_duplicated' || result === 'not_joined' ? result : 'invalid', loginType };
}

type SignInParams = Omit<OAuthReturnParams, 'error' | 'code'> & { readonly code: string };

// The return page shows errors itself, without the error page. Nothing is retried automatically, because a code is
// valid once.
const skipErrorHandler = true;
const requests = {
  KAKAO: ({ code, state }) => call('POST /api/login/kakao-auth-code', { body: { code, state }, skipErrorHandler }),
  NAVER: ({ code, state }) => call('POST /api/login/naver-auth-code', { body: { code, state }, skipErrorHandler }),
  GOOGLE: (params) => call('POST /api/login/google-auth-code', { body: params, skipErrorHandler }),
} as const satisfies Record<SocialLoginType, (params: SignInParams) => Promise<SocialAnswer>>;

export async function submitOAuthCode(loginType: SocialLoginType, params: OAuthReturnParams): Promise<OAuthResult> {
  const { error, code, ...otherParams } = params;
  if (error === 'access_denied') return { result: 'refused' };
  if (error !== undefined || code === undefined) return { result: 'unfinished' };
  return toOAuthResult(await requests[loginType]({ code, ...otherParams }), loginType);
}

/**
 * Submits the one-time code of the group's website. `confirmKey` is the key of the confirmation that the visitor has
 * given; '' asks the server for a confirmation first.
 */
export async function submitGroupWebsiteCode(code: string, confirmKey: string): Promise<OAuthResult | SignInQuestion> {
  // Checked first, because the code is valid once.
  requireCookies();
  const answer = await call('POST /api/homepagelogin/login', {
    body: { code, confirmKey },
    skipErrorHandler,
  });
  if (answer.result !== 'confirm') return toOAuthResult(answer, 'HOMEPAGE');
  const { result, signedInAs = '', guestYn } = answer;
  return { result, confirmKey: answer.confirmKey ?? '', signedInAs, isGuest: guestYn === 'Y' };
}
