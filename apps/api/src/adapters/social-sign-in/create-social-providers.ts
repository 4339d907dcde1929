import type { Log } from '../../ports/log';
import type { SocialProviderClients } from '../../ports/social-sign-in';
import { Google, type GoogleOptions } from './google';
import { Kakao, type KakaoOptions } from './kakao';
import { Naver, type NaverOptions } from './naver';

type SharedOption = 'timeoutMs' | 'logger' | 'clock';

interface SocialSettings {
  readonly kakao: Omit<KakaoOptions, SharedOption> | undefined;
  readonly naver: Omit<NaverOptions, SharedOption> | undefined;
  readonly google: Omit<GoogleOptions, SharedOption> | undefined;
  /** Milliseconds for one call. */
  readonly timeoutMs: number;
}

/** Creates the clients of the providers that have credentials. */
export function createSocialProviders(settings: SocialSettings, logger: Log, clock: () => Date): SocialProviderClients {
  const { kakao, naver, google, timeoutMs } = settings;
  return {
    ...(kakao && { kakao: new Kakao({ ...kakao, timeoutMs, logger }) }),
    ...(naver && { naver: new Naver({ ...naver, timeoutMs, logger }) }),
    ...(google && { google: new Google({ ...google, timeoutMs, logger, clock }) }),
  };
}
