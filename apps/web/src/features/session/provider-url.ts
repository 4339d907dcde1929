import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import { call } from '../../lib/call';
import { requireCookies } from '../../lib/require-cookies';

type ProviderUrlRequest = (returnUrl: string) => Promise<{ url: string }>;

// The page shows the error itself, with a retry button.
const skipProblemHandler = true;

const urlRequests = {
  KAKAO: (returnUrl) => call('POST /api/login/get-kakao-oauth-url', { body: { returnUrl }, skipProblemHandler }),
  NAVER: (returnUrl) => call('POST /api/login/get-naver-oauth-url', { body: { returnUrl }, skipProblemHandler }),
  GOOGLE: (returnUrl) => call('POST /api/login/get-google-oauth-url', { body: { returnUrl }, skipProblemHandler }),
} as const satisfies Record<SocialLoginType, ProviderUrlRequest>;

/**
 * Requests the URL of a provider's sign-in page for a new sign-in attempt in this browser.
 * @throws ProblemError `cookies_required` if the browser stores no cookies: a cookie identifies the attempt when the
 *   guest returns
 */
export async function getProviderUrl(loginType: SocialLoginType, returnUrl: string): Promise<string> {
  requireCookies();
  return (await urlRequests[loginType](returnUrl)).url;
}

export const isSocialLoginType = (text: string | undefined): text is SocialLoginType =>
  text !== undefined && Object.hasOwn(urlRequests, text);
