import type { SocialLoginType } from '@dining/contract/site/login-type';
import type { SocialProvider } from '../../../ports/social-sign-in';

/** The wire's names of the providers, and the ports'. */
export const providerOf = { KAKAO: 'kakao', NAVER: 'naver', GOOGLE: 'google' } as const satisfies Record<
  SocialLoginType,
  SocialProvider
>;
