import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import type { Config } from '../../../config/config';
import type { SocialProvider } from '../../../ports/social-sign-in';

export const providers = { KAKAO: 'kakao', NAVER: 'naver', GOOGLE: 'google' } as const satisfies Record<
  SocialLoginType,
  SocialProvider
>;

/** Returns the redirect URI that is registered at the provider (Spec §2.1). */
export const getRedirectUri = ({ publicUrl }: Pick<Config, 'publicUrl'>, provider: SocialLoginType): string =>
  `${publicUrl}/${providers[provider]}-oauth/result`;
