import type { LoginType } from '@dining/contract/site/session/login-type';

const loginTypes: readonly LoginType[] = ['KAKAO', 'NAVER', 'GOOGLE', 'HOMEPAGE'];

export interface JoinSearch {
  login_type?: LoginType;
}

export interface JoinAgreementSearch extends JoinSearch {
  /** Key of an invitation. */
  invitation?: string;
}

export function parseJoinSearch(raw: Readonly<Record<string, unknown>>): JoinSearch {
  const loginType = loginTypes.find((type) => type === raw['login_type']);
  return loginType === undefined ? {} : { login_type: loginType };
}

export function parseJoinAgreementSearch(raw: Readonly<Record<string, unknown>>): JoinAgreementSearch {
  const { invitation } = raw;
  return { ...parseJoinSearch(raw), ...(typeof invitation === 'string' && invitation !== '' && { invitation }) };
}
