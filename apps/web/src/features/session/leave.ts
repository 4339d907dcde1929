import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import { call } from '../../lib/call';
import { requireCookies } from '../../lib/require-cookies';

type Ask = (returnUrl: string) => Promise<{ url: string }>;

// The page itself says what went wrong, and offers another try.
const own = true;

const calls = {
  KAKAO: (returnUrl) => call('POST /api/login/get-kakao-oauth-url', { body: { returnUrl }, skipErrorHandler: own }),
  NAVER: (returnUrl) => call('POST /api/login/get-naver-oauth-url', { body: { returnUrl }, skipErrorHandler: own }),
  GOOGLE: (returnUrl) => call('POST /api/login/get-google-oauth-url', { body: { returnUrl }, skipErrorHandler: own }),
} as const satisfies Record<SocialLoginType, Ask>;

/**
 * Asks where a provider's own page is, for an attempt of this browser's.
 * @throws ProblemError `cookies_required` if the browser would not know the attempt when it comes back
 */
export async function getProviderUrl(loginType: SocialLoginType, returnUrl: string): Promise<string> {
  requireCookies();
  return (await calls[loginType](returnUrl)).url;
}

export const isLoginType = (text: string | undefined): text is SocialLoginType =>
  text !== undefined && Object.hasOwn(calls, text);
