import type { LoginType, SocialLoginType } from '@dining/contract/site/session/login-type';
import type { UserDetails } from '@dining/contract/site/session/session';
import { confirmSession } from '../../entities/session/session-writes';
import type { Returned } from '../../entities/session/sign-in-params';
import { type Answer, call } from '../../lib/call';
import { requireCookies } from '../../lib/require-cookies';

/** What came of signing in with a provider (Spec §4 Social sign-in result values), the same for all of them. */
export type OAuthResult =
  | { readonly result: 'login'; readonly userDetails: UserDetails; readonly returnUrl: string }
  | { readonly result: 'invalid' | 'cellphone_duplicated' | 'not_joined'; readonly loginType: LoginType }
  | { readonly result: 'login_fail'; readonly message: string }
  /** Nothing was brought back: the guest refused at the provider, or the provider itself did. */
  | { readonly result: 'refused' | 'unfinished' };

/** The home page's link would change who is signed in: nobody is before the visitor agrees. */
export interface SignInQuestion {
  readonly result: 'confirm';
  readonly confirmKey: string;
  /** The masked name of the member who is signed in now; '' where nobody is. */
  readonly signedInAs: string;
  readonly isGuest: boolean;
}

type SocialAnswer = Answer<`POST /api/${'login/kakao-auth-code' | 'login/naver-auth-code' | 'login/google-auth-code'}`>;
type HomePageAnswer = Answer<'POST /api/homepagelogin/login'>;

async function toOAuthResult(
  { result, message, returnUrl, userDetails }: SocialAnswer | HomePageAnswer,
  loginType: LoginType,
): Promise<OAuthResult> {
  if (result === 'login' && userDetails !== undefined) {
    await confirmSession(userDetails);
    return { result, userDetails, returnUrl };
  }
  if (result === 'login_fail') return { result, message };
  return { result: result === 'cellphone_duplicated' || result === 'not_joined' ? result : 'invalid', loginType };
}

type Brought = Omit<Returned, 'error' | 'code'> & { readonly code: string };

// The return page itself shows what went wrong, and a code serves once: neither the error page nor another try by itself.
const own = true;
const requests = {
  KAKAO: ({ code, state }) => call('POST /api/login/kakao-auth-code', { body: { code, state }, skipErrorHandler: own }),
  NAVER: ({ code, state }) => call('POST /api/login/naver-auth-code', { body: { code, state }, skipErrorHandler: own }),
  GOOGLE: (brought) => call('POST /api/login/google-auth-code', { body: brought, skipErrorHandler: own }),
} as const satisfies Record<SocialLoginType, (brought: Brought) => Promise<SocialAnswer>>;

/** Hands over what a provider sent; without a code there is nothing to ask (Spec §8). */
export async function submitOAuthCode(loginType: SocialLoginType, returned: Returned): Promise<OAuthResult> {
  const { error, code, ...echoes } = returned;
  if (error === 'access_denied') return { result: 'refused' };
  if (error !== undefined || code === undefined) return { result: 'unfinished' };
  return toOAuthResult(await requests[loginType]({ code, ...echoes }), loginType);
}

/** Hands over the one-time code of the group's home page, with the key of the question that the visitor has agreed to; '' asks it. */
export async function submitHomePageCode(code: string, confirmKey: string): Promise<OAuthResult | SignInQuestion> {
  // The code serves once: it is not spent in a browser that cannot stay signed in.
  requireCookies();
  const answer = await call('POST /api/homepagelogin/login', { body: { code, confirmKey }, skipErrorHandler: own });
  if (answer.result !== 'confirm') return toOAuthResult(answer, 'HOMEPAGE');
  const { result, signedInAs = '', guestYn } = answer;
  return { result, confirmKey: answer.confirmKey ?? '', signedInAs, isGuest: guestYn === 'Y' };
}
