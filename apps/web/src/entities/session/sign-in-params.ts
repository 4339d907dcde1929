import type { SocialLoginType } from '@dining/contract/site/login-type';

const text = (value: unknown, max: number): string => (typeof value === 'string' && value.length <= max ? value : '');

/** Where to go after signing in, as an address says it; the page believes it only if it is one of this site. */
export const loginSearch = (raw: Record<string, unknown>): { returnUrl?: string } => {
  const returnUrl = text(raw['returnUrl'], 2000);
  return returnUrl === '' ? {} : { returnUrl };
};

const loginTypes: readonly SocialLoginType[] = ['KAKAO', 'NAVER', 'GOOGLE'];

/** Which provider to go to, and by which attempt a window of its own is known to the page that opened it. */
export const leaveSearch = (
  raw: Record<string, unknown>,
): { loginType?: SocialLoginType; attempt?: string; returnUrl?: string } => {
  const loginType = loginTypes.find((one) => one === raw['loginType']);
  const attempt = text(raw['attempt'], 40);
  return { ...(loginType && { loginType }), ...(attempt !== '' && { attempt }), ...loginSearch(raw) };
};

/** What a provider sends the browser back with (Spec §2.1): these and no others. The server judges them. */
export const oauthSearch = (raw: Record<string, unknown>) => ({
  code: text(raw['code'], 4096),
  state: text(raw['state'], 200),
  scope: text(raw['scope'], 2000),
  authuser: text(raw['authuser'], 2000),
  prompt: text(raw['prompt'], 2000),
  error: text(raw['error'], 200),
});

/** The one-time code of the group's home page. */
export const codeSearch = (raw: Record<string, unknown>) => ({ code: text(raw['code'], 4096) });

/** The key of the link in the mail that a new password is set by. */
export const resetSearch = (raw: Record<string, unknown>): { key?: string } => {
  const key = text(raw['key'], 100);
  return key === '' ? {} : { key };
};
