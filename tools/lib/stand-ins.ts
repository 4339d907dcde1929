export interface StandIns {
  /** URL for the server. */
  readonly url: string;
  /** URL for browsers. */
  readonly publicUrl: string;
  readonly smtpUrl: string;
}

export const demoMerchant = { EASYPAY_MALL_ID: 'T5102001', EASYPAY_SECRET: 'sandbox-secret' };
const demoWeatherKey = 'demo-weather-key';

type Settings = Readonly<Record<string, string>>;

/** Lists the settings of each service's stand-in, with the names of the credentials that replace it. */
const listStandInSettings = ({
  url,
  publicUrl,
  smtpUrl,
}: StandIns): readonly (readonly [credentialNames: readonly string[], settings: Settings])[] => [
  [
    ['WEATHER_OPENWEATHER_KEY', 'WEATHER_OPENMETEO_KEY'],
    {
      WEATHER_OPENWEATHER_KEY: demoWeatherKey,
      WEATHER_OPENWEATHER_BASE_URL: `${url}/weather`,
      WEATHER_OPENMETEO_KEY: demoWeatherKey,
      WEATHER_OPENMETEO_BASE_URL: `${url}/weather`,
      WEATHER_STAND_IN: 'true',
    },
  ],
  [['SMTP_URL'], { SMTP_URL: smtpUrl, MAIL_FROM: 'dining@dalbit.example' }],
  [
    ['SIGN_IN_KAKAO_CLIENT_ID'],
    {
      SIGN_IN_KAKAO_CLIENT_ID: 'demo-kakao-client',
      SIGN_IN_KAKAO_CLIENT_SECRET: 'demo-kakao-secret',
      SIGN_IN_KAKAO_AUTH_BASE_URL: `${publicUrl}/kakao`,
      SIGN_IN_KAKAO_API_BASE_URL: `${url}/kakao`,
    },
  ],
  [
    ['SIGN_IN_NAVER_CLIENT_ID'],
    {
      SIGN_IN_NAVER_CLIENT_ID: 'demo-naver-client',
      SIGN_IN_NAVER_CLIENT_SECRET: 'demo-naver-secret',
      SIGN_IN_NAVER_AUTH_BASE_URL: `${publicUrl}/naver`,
      SIGN_IN_NAVER_API_BASE_URL: `${url}/naver`,
    },
  ],
  [
    ['SIGN_IN_GOOGLE_CLIENT_ID'],
    {
      SIGN_IN_GOOGLE_CLIENT_ID: 'demo-google-client',
      SIGN_IN_GOOGLE_CLIENT_SECRET: 'demo-google-secret',
      SIGN_IN_GOOGLE_AUTH_BASE_URL: `${publicUrl}/google`,
      SIGN_IN_GOOGLE_TOKEN_BASE_URL: `${url}/google`,
      SIGN_IN_GOOGLE_KEYS_BASE_URL: `${url}/google`,
    },
  ],
  [
    ['SIGN_IN_HOMEPAGE_CLIENT_ID'],
    {
      SIGN_IN_HOMEPAGE_BASE_URL: `${url}/home-page`,
      SIGN_IN_HOMEPAGE_CLIENT_ID: 'demo-dining',
      SIGN_IN_HOMEPAGE_CLIENT_SECRET: 'demo-home-page-secret',
    },
  ],
  [
    ['ADDRESSES_JUSO_KEY'],
    {
      ADDRESSES_JUSO_KEY: 'demo-juso-key',
      ADDRESSES_JUSO_ENGLISH_KEY: 'demo-juso-english-key',
      ADDRESSES_JUSO_BASE_URL: `${url}/juso`,
    },
  ],
  [
    ['SMS_SOLAPI_KEY'],
    {
      SMS_SOLAPI_KEY: 'demo-solapi-key',
      SMS_SOLAPI_SECRET: 'demo-solapi-secret',
      SMS_SOLAPI_SENDER: '0200000000',
      SMS_SOLAPI_BASE_URL: `${url}/solapi`,
    },
  ],
];

/** Returns the settings of the payment stand-in, and of stand-ins for services without credentials (decision 34a). */
export function getStandInSettings(env: NodeJS.ProcessEnv, standIns: StandIns): Settings {
  const neededSettings = listStandInSettings(standIns).filter(([credentialNames]) =>
    credentialNames.every((name) => env[name] === undefined),
  );
  return Object.assign(
    {
      ...demoMerchant,
      EASYPAY_BASE_URL: standIns.url,
      EASYPAY_NOTICE_FROM: '127.0.0.1',
      EASYPAY_RECEIPT_CARD_URL: `${standIns.publicUrl}/receipt/card?pgTid={pgCno}`,
      EASYPAY_RECEIPT_CASH_URL: `${standIns.publicUrl}/receipt/cash?pgTid={pgCno}`,
      STAND_INS: 'true',
    },
    ...neededSettings.map(([, settings]) => settings),
  );
}

/**
 * Returns the URLs of the stand-ins' pages for people; undefined for services with credentials, and for the
 * authenticator without the demo group.
 */
export function getStandInPages(
  env: NodeJS.ProcessEnv,
  { publicUrl }: StandIns,
): Readonly<Record<'mailbox' | 'sms' | 'homePage' | 'authenticator', string | undefined>> {
  const getPageUrl = (name: string, path: string) => (env[name] === undefined ? `${publicUrl}${path}` : undefined);
  return {
    mailbox: getPageUrl('SMTP_URL', '/mail/mailbox'),
    sms: getPageUrl('SMS_SOLAPI_KEY', '/solapi/texts'),
    homePage: getPageUrl('SIGN_IN_HOMEPAGE_CLIENT_ID', '/home-page/'),
    authenticator: env['DEMO_GROUP'] === 'false' ? undefined : `${publicUrl}/authenticator/`,
  };
}
