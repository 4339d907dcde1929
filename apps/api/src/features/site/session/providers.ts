import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import type { Config } from '../../../config/config';
import type { SocialProvider } from '../../../ports/social-sign-in';

/** The wire's names of the providers, and the ports'. */
export const providerOf = { KAKAO: 'kakao', NAVER: 'naver', GOOGLE: 'google' } as const satisfies Record<
  SocialLoginType,
  SocialProvider
>;

/** The page of ours that a provider sends browsers back to; it is registered there (Spec §2.1). */
export const returnPageOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, provider: SocialLoginType): string =>
  `${publicUrl}/${providerOf[provider]}-oauth/result`;
