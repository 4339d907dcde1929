import type { LoginType } from '@dining/contract/site/session/login-type';

const loginTypes: readonly LoginType[] = ['KAKAO', 'NAVER', 'GOOGLE', 'HOMEPAGE'];

/** Whose profile is carried over, where one joins with one; the address says so on each step, and the server knows the profile. */
export interface JoinSearch {
  login_type?: LoginType;
}

/** Reads it from an address or from what a tab kept; what is none of ours joins by id and password. */
export function joinSearch(raw: Readonly<Record<string, unknown>>): JoinSearch {
  const loginType = loginTypes.find((one) => one === raw['login_type']);
  return loginType === undefined ? {} : { login_type: loginType };
}
