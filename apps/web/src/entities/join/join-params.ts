import type { LoginType } from '@dining/contract/site/session/login-type';

const loginTypes: readonly LoginType[] = ['KAKAO', 'NAVER', 'GOOGLE', 'HOMEPAGE'];

/** The provider whose profile is used for joining, kept in the address of each step. The server holds the profile. */
export interface JoinSearch {
  login_type?: LoginType;
}

/** Parses an address or stored value; unknown providers mean joining by id and password. */
export function joinSearch(raw: Readonly<Record<string, unknown>>): JoinSearch {
  const loginType = loginTypes.find((one) => one === raw['login_type']);
  return loginType === undefined ? {} : { login_type: loginType };
}
