import { z } from 'zod';
import { SettingError, together } from './setting-error';

/** Settings of the outside services by which members come in. A service without credentials is switched off. */
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
const base = (live: string) => address.default(live);
const credential = z.string().min(1).optional();
/** Of one call, while a guest waits. */
const limit = z.coerce.number().int().min(1).max(20).default(5);

export const wayInSettings = {
  SIGN_IN_KAKAO_CLIENT_ID: credential,
  SIGN_IN_KAKAO_CLIENT_SECRET: credential,
  SIGN_IN_KAKAO_AUTH_BASE_URL: base('https://kauth.kakao.com'),
  SIGN_IN_KAKAO_API_BASE_URL: base('https://kapi.kakao.com'),
  SIGN_IN_NAVER_CLIENT_ID: credential,
  SIGN_IN_NAVER_CLIENT_SECRET: credential,
  SIGN_IN_NAVER_AUTH_BASE_URL: base('https://nid.naver.com'),
  SIGN_IN_NAVER_API_BASE_URL: base('https://openapi.naver.com'),
  SIGN_IN_GOOGLE_CLIENT_ID: credential,
  SIGN_IN_GOOGLE_CLIENT_SECRET: credential,
  SIGN_IN_GOOGLE_AUTH_BASE_URL: base('https://accounts.google.com'),
  SIGN_IN_GOOGLE_TOKEN_BASE_URL: base('https://oauth2.googleapis.com'),
  SIGN_IN_GOOGLE_KEYS_BASE_URL: base('https://www.googleapis.com'),
  SIGN_IN_HOMEPAGE_BASE_URL: address.optional(),
  SIGN_IN_HOMEPAGE_CLIENT_ID: credential,
  SIGN_IN_HOMEPAGE_CLIENT_SECRET: credential,
  SIGN_IN_TIMEOUT_SECONDS: limit,
  ADDRESSES_JUSO_KEY: credential,
  ADDRESSES_JUSO_ENGLISH_KEY: credential,
  ADDRESSES_JUSO_BASE_URL: base('https://business.juso.go.kr'),
  ADDRESSES_TIMEOUT_SECONDS: limit,
} as const;

const shape = z.object(wayInSettings);
type Read = z.output<typeof shape>;

interface Application {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface WayInConfig {
  readonly socialSignIn: {
    readonly kakao: (Application & { readonly authBaseUrl: string; readonly apiBaseUrl: string }) | undefined;
    readonly naver: (Application & { readonly authBaseUrl: string; readonly apiBaseUrl: string }) | undefined;
    readonly google:
      | (Application & { readonly authBaseUrl: string; readonly tokenBaseUrl: string; readonly keysBaseUrl: string })
      | undefined;
    readonly timeoutMs: number;
  };
  /** undefined: nobody comes signed in from the group's home page. */
  readonly homePage: (Application & { readonly baseUrl: string; readonly timeoutMs: number }) | undefined;
  /** undefined: addresses are typed. */
  readonly addresses:
    | { readonly baseUrl: string; readonly key: string; readonly englishKey: string | undefined; readonly timeoutMs: number }
    | undefined;
}

function applicationOf<const Service extends 'KAKAO' | 'NAVER' | 'GOOGLE'>(
  read: Read,
  service: Service,
): Application | undefined {
  const [id, secret] = [`SIGN_IN_${service}_CLIENT_ID`, `SIGN_IN_${service}_CLIENT_SECRET`] as const;
  const given = together<typeof id | typeof secret>(read, [id, secret]);
  return given && { clientId: given[id], clientSecret: given[secret] };
}

function socialSignInOf(read: Read): WayInConfig['socialSignIn'] {
  const [kakao, naver, google] = [applicationOf(read, 'KAKAO'), applicationOf(read, 'NAVER'), applicationOf(read, 'GOOGLE')];
  return {
    kakao: kakao && { ...kakao, authBaseUrl: read.SIGN_IN_KAKAO_AUTH_BASE_URL, apiBaseUrl: read.SIGN_IN_KAKAO_API_BASE_URL },
    naver: naver && { ...naver, authBaseUrl: read.SIGN_IN_NAVER_AUTH_BASE_URL, apiBaseUrl: read.SIGN_IN_NAVER_API_BASE_URL },
    google: google && {
      ...google,
      authBaseUrl: read.SIGN_IN_GOOGLE_AUTH_BASE_URL,
      tokenBaseUrl: read.SIGN_IN_GOOGLE_TOKEN_BASE_URL,
      keysBaseUrl: read.SIGN_IN_GOOGLE_KEYS_BASE_URL,
    },
    timeoutMs: read.SIGN_IN_TIMEOUT_SECONDS * 1000,
  };
}

function homePageOf(read: Read): WayInConfig['homePage'] {
  const names = ['SIGN_IN_HOMEPAGE_BASE_URL', 'SIGN_IN_HOMEPAGE_CLIENT_ID', 'SIGN_IN_HOMEPAGE_CLIENT_SECRET'] as const;
  const given = together(read, names);
  return (
    given && {
      baseUrl: given.SIGN_IN_HOMEPAGE_BASE_URL,
      clientId: given.SIGN_IN_HOMEPAGE_CLIENT_ID,
      clientSecret: given.SIGN_IN_HOMEPAGE_CLIENT_SECRET,
      timeoutMs: read.SIGN_IN_TIMEOUT_SECONDS * 1000,
    }
  );
}

function addressesOf(read: Read): WayInConfig['addresses'] {
  const { ADDRESSES_JUSO_KEY: key, ADDRESSES_JUSO_ENGLISH_KEY: englishKey } = read;
  if (key === undefined && englishKey !== undefined)
    throw new SettingError('Setting ADDRESSES_JUSO_ENGLISH_KEY goes with ADDRESSES_JUSO_KEY: there is no search without it.');
  const timeoutMs = read.ADDRESSES_TIMEOUT_SECONDS * 1000;
  return key === undefined ? undefined : { baseUrl: read.ADDRESSES_JUSO_BASE_URL, key, englishKey, timeoutMs };
}

/** @throws SettingError where only a part of a service's credentials is given. */
export const wayInConfig = (read: Read): WayInConfig => ({
  socialSignIn: socialSignInOf(read),
  homePage: homePageOf(read),
  addresses: addressesOf(read),
});
