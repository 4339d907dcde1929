import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import { call } from '../../lib/call';

type Ask = (returnUrl: string) => Promise<{ url: string }>;

// The page itself says what went wrong, and offers another try.
const own = true;

/** Asks where a provider's own page is, for an attempt of this browser's. */
export const askWayOut = {
  KAKAO: (returnUrl) => call('POST /api/login/get-kakao-oauth-url', { body: { returnUrl }, own }),
  NAVER: (returnUrl) => call('POST /api/login/get-naver-oauth-url', { body: { returnUrl }, own }),
  GOOGLE: (returnUrl) => call('POST /api/login/get-google-oauth-url', { body: { returnUrl }, own }),
} as const satisfies Record<SocialLoginType, Ask>;

export const isLoginType = (text: string | undefined): text is SocialLoginType =>
  text !== undefined && Object.hasOwn(askWayOut, text);
