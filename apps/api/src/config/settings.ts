import type { SettingSectionName } from '@dining/domain/setup/checklist';
import { timePattern } from '@dining/domain/shared/seoul-time';
import { z } from 'zod';
import { normalizeIpAddress } from '../lib/ip-address';
import { type Network, parseNetwork } from '../lib/networks';
import type { SmsTemplate } from '../ports/sms';
import { jobIntervalSettings } from './jobs';
import {
  baseUrlSchema,
  createListSchema,
  createWholeNumberSchema,
  flagSchema,
  httpUrlSchema,
  portSchema,
  postgresUrlSchema,
  secondsSchema,
  textSchema,
  toMs,
  valueByLanguageSchema,
} from './parsers';
import { listSettings, type Setting, type SettingTable, type SettingValues, setting } from './setting';

const callTimeoutSchema = createWholeNumberSchema(1, 20).transform(toMs);
const networkSchema = z.string().transform((value, context): Network => {
  const network = parseNetwork(value);
  if (network !== undefined) return network;
  context.addIssue({ code: 'custom', message: `${value} is not a network such as 203.0.113.0/24` });
  return z.NEVER;
});
const receiptUrlSchema = httpUrlSchema.refine(
  (url) => url.includes('{pgCno}'),
  'it must contain {pgCno}, the place of the payment number',
);

/**
 * All settings, under the headings of `docs/operations/configure.md`, whose tables `npm run docs` generates from this
 * object. `Config` has the values in the same shape; `config.ts` adds the rules that span several settings.
 */
export const settingSections = {
  Server: {
    production: setting(
      'NODE_ENV',
      z.enum(['development', 'test', 'production']).transform((mode) => mode === 'production'),
      {
        default: 'development',
        isForGuests: true,
        description:
          '`production` together with `DATABASE_URL` means that real guests book: stand-ins are then refused',
      },
    ),
    host: setting('HOST', textSchema, { default: '127.0.0.1', description: 'host or IP address to listen on' }),
    port: setting('PORT', portSchema, { default: '3000', description: 'port to listen on' }),
    publicUrl: setting(
      'PUBLIC_URL',
      httpUrlSchema
        .refine(
          (url) => /^https?:\/\/[^/?#@]+\/?$/i.test(url),
          'the site must be at the root of its host, without a path',
        )
        .transform((url) => new URL(url).origin),
      {
        computedDefault: '`http://localhost:PORT`',
        isForGuests: true,
        description:
          'where guests and search engines find the site, without a path; https turns on `Secure`, `__Host-` cookies and HSTS',
      },
    ),
    consoleUrl: setting(
      'CONSOLE_URL',
      httpUrlSchema
        .refine(
          (url) => /^https?:\/\/[^/?#@]+\/?$/i.test(url),
          'the console must be at the root of its host, without a path',
        )
        .transform((url) => new URL(url).origin),
      {
        description:
          'URL of the staff console if it has its own host name, without a path; `/console` and `/api/staff` then answer only there. Without it, the console is at `PUBLIC_URL/console`',
      },
    ),
    staffNetworks: setting('STAFF_NETWORKS', createListSchema(networkSchema), {
      default: '',
      description:
        'networks from which the console and `/api/staff` answer, separated by commas, such as `203.0.113.0/24,2001:db8::/32`; others get 403. Empty: everywhere. Behind a proxy it needs `TRUST_PROXY`',
    }),
    trustProxy: setting('TRUST_PROXY', flagSchema, {
      default: 'false',
      description: '`true` behind exactly one proxy ([proxy](proxy.md)); required if `PUBLIC_URL` is https',
    }),
    dataDir: setting('DATA_DIR', textSchema, {
      default: './data',
      description: 'folder of the embedded database, the control socket and the ledger of the stand-ins',
    }),
    logLevel: setting('LOG_LEVEL', z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']), {
      default: 'info',
      description: '`silent`, `fatal`, `error`, `warn`, `info` or `debug`',
    }),
    metrics: {
      port: setting('METRICS_PORT', portSchema, {
        isForGuests: true,
        description: 'port for Prometheus and health checks ([monitoring](monitoring.md)); without it there is none',
      }),
      host: setting('METRICS_HOST', textSchema, {
        default: '127.0.0.1',
        description: 'IP address of that port; never one that guests can reach',
      }),
    },
    stopDelayMs: setting('STOP_DELAY_SECONDS', createWholeNumberSchema(0, 60).transform(toMs), {
      computedDefault: '`0`; `5` if `NODE_ENV` is `production`',
      unit: 'seconds',
      description: 'how long a stopping server reports not ready before it closes ([upgrade](upgrade.md)); 0 to 60',
    }),
    demoGroup: setting('DEMO_GROUP', flagSchema, {
      computedDefault: '`true`; `false` if real guests book',
      description: 'puts the demo group into an empty database',
    }),
    standIns: setting('STAND_INS', flagSchema, {
      default: 'false',
      description: 'set by `npm start` together with the stand-ins; pages then say that this is a demo',
    }),
  },

  Database: {
    databaseServer: {
      url: setting('DATABASE_URL', postgresUrlSchema, {
        isForGuests: true,
        description: '`postgres://…` uses a PostgreSQL server instead of the embedded database',
      }),
      directUrl: setting('DATABASE_DIRECT_URL', postgresUrlSchema, {
        description: 'the server itself, if `DATABASE_URL` is a pooler in transaction mode ([pooler](pooler.md))',
      }),
      statements: setting('DATABASE_STATEMENTS', z.enum(['named', 'unnamed']), {
        default: 'named',
        description: '`unnamed` for a pooler that keeps no prepared statements; goes with `DATABASE_DIRECT_URL`',
      }),
      poolSize: setting('DATABASE_POOL_SIZE', createWholeNumberSchema(1, 200), {
        default: '10',
        description: 'connections of each process to the server',
      }),
    },
  },

  'Secrets and sessions': {
    appSecret: setting('APP_SECRET', z.string().min(32), {
      computedDefault: 'created at the first start',
      isForGuests: true,
      description:
        'signs cookies and secret links ([secrets](secrets.md)); the same for all processes, at least 32 characters',
    }),
    appSecretPrevious: setting('APP_SECRET_PREVIOUS', z.string().min(32), {
      description: 'the previous secret; what it signed stays valid',
    }),
    sessionSeconds: setting('SESSION_SECONDS', secondsSchema, {
      default: '43200',
      unit: 'seconds',
      description: 'lifetime of a session; for members counted from the sign-in',
    }),
    // Longer than the five minutes in which a session's use is recorded (stores/session/session-store).
    sessionIdleSeconds: setting('SESSION_IDLE_SECONDS', createWholeNumberSchema(600, 86_400), {
      default: '14400',
      unit: 'seconds',
      description:
        'a member’s session ends after this time without a request, or up to five minutes earlier; at least 600',
    }),
    guestsPerAddress: setting('GUESTS_PER_ADDRESS', createWholeNumberSchema(1, 100_000), {
      default: '100',
      description:
        'new visitors without an account from one IP address in ten minutes; the network of a hotel itself may need more',
    }),
  },

  'Holds and unpaid bookings': {
    holdSeconds: setting('HOLD_SECONDS', secondsSchema, {
      default: '600',
      unit: 'seconds',
      description: 'how long seats are held while a guest pays',
    }),
    holdGraceSeconds: setting('HOLD_GRACE_SECONDS', secondsSchema, {
      default: '60',
      unit: 'seconds',
      description: 'how much longer the server holds seats than the guest’s countdown shows',
    }),
    unpaidCaps: {
      holdsPerVisitor: setting('HOLD_MAX_PER_VISITOR', createWholeNumberSchema(1, 100), {
        default: '3',
        description: 'unfinished payments that one visitor can have at a time; for a member, in all of their sessions',
      }),
      holdsPerAddress: setting('HOLD_MAX_PER_ADDRESS', createWholeNumberSchema(1, 100_000), {
        default: '20',
        description: 'unfinished payments that one IP address can have at a time',
      }),
      bookingsPerPerson: setting('UNPAID_MAX_PER_PERSON', createWholeNumberSchema(1, 1_000), {
        default: '3',
        description:
          'bookings without payment that one person (a member, or the phone of a guest) can have at a venue for one day',
      }),
      bookingsPerAddress: setting('UNPAID_MAX_PER_ADDRESS', createWholeNumberSchema(1, 100_000), {
        default: '20',
        description: 'bookings without payment that one IP address can make at a venue within a day',
      }),
      visitorShare: setting('UNPAID_SHARE_PER_VISITOR', createWholeNumberSchema(1, 100), {
        default: '25',
        unit: 'percent',
        description:
          'share of the seats of a start time, the rooms of a venue or a product’s stock of a day that one visitor can hold without having paid; ten seats or two rooms are always allowed, and of a product at least what the party needs',
      }),
      addressShare: setting('UNPAID_SHARE_PER_ADDRESS', createWholeNumberSchema(1, 100), {
        default: '50',
        unit: 'percent',
        description:
          'share that one IP address can hold without having paid; twenty seats or three rooms are always allowed',
      }),
    },
  },

  Jobs: {
    jobIntervals: jobIntervalSettings,
    reconcileAfterSeconds: setting('RECONCILE_AFTER_SECONDS', secondsSchema, {
      default: '45',
      unit: 'seconds',
      description: 'how long a payment stays in an intermediate state before the provider is queried',
    }),
  },

  Pages: {
    renderTimeoutMs: setting('RENDER_TIMEOUT_MS', createWholeNumberSchema(100, 30_000), {
      default: '5000',
      unit: 'milliseconds',
      description:
        'how long a request waits for its page to be rendered; then it is answered with 503, and the page is still rendered and cached',
    }),
    renderHangMs: setting('RENDER_HANG_SECONDS', createWholeNumberSchema(1, 600).transform(toMs), {
      default: '30',
      unit: 'seconds',
      description:
        'how long the renderer may be silent about one page before it is restarted; more than the slowest page takes on a busy machine',
    }),
    pageCacheBytes: setting(
      'PAGE_CACHE_MB',
      createWholeNumberSchema(1, 16_384).transform((megabytes) => megabytes * 1024 * 1024),
      {
        default: '128',
        unit: 'MB',
        description:
          'memory of each process for rendered pages, about 20 kB each; it should hold all pages of the sitemap, so that crawlers get them from the cache',
      },
    ),
    securityContacts: setting(
      'SECURITY_CONTACT',
      createListSchema(
        z
          .string()
          .regex(
            /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/,
            'a contact begins with mailto:, https:// or tel:+',
          ),
      ),
      {
        computedDefault: 'the phone of the first hotel',
        description:
          'where vulnerabilities are reported, as `mailto:`, `https://` or `tel:`, separated by commas; `/.well-known/security.txt` names it',
      },
    ),
    gtmContainerId: setting('GTM_CONTAINER_ID', z.string().regex(/^GTM-[A-Z0-9]+$/), {
      description:
        'Google Tag Manager container to load; without it events only go to `window.dataLayer` ([analytics](analytics.md))',
    }),
  },

  Payments: {
    // At least two days, so that the guests' text needs no singular.
    refundDays: {
      card: setting('REFUND_DAYS_CARD', createWholeNumberSchema(2, 60), {
        default: '7',
        unit: 'business days',
        description: 'within how many days a refund usually appears on a card; pages and mails tell guests; 2 to 60',
      }),
      account: setting('REFUND_DAYS_ACCOUNT', createWholeNumberSchema(2, 60), {
        default: '3',
        unit: 'business days',
        description: 'the same for a refund to a bank account',
      }),
    },
    easypay: {
      baseUrl: setting('EASYPAY_BASE_URL', baseUrlSchema, {
        default: 'https://pgapi.easypay.co.kr',
        description: 'base URL of the payment provider’s API',
      }),
      mallId: setting('EASYPAY_MALL_ID', z.string().min(1).max(8), {
        isForGuests: true,
        description: 'merchant id; without it `npm start` runs the stand-in',
      }),
      secret: setting('EASYPAY_SECRET', z.string().min(8), {
        isForGuests: true,
        description: 'merchant secret for signatures',
      }),
      timeoutMs: setting('EASYPAY_TIMEOUT_SECONDS', secondsSchema.transform(toMs), {
        default: '30',
        unit: 'seconds',
        description: 'time limit of an approval or a cancellation, as the provider demands',
      }),
      webhookSenders: setting(
        'EASYPAY_NOTICE_FROM',
        createListSchema(z.union([z.ipv4(), z.ipv6()])).transform((addresses) => addresses.map(normalizeIpAddress)),
        {
          default: '203.233.72.150,203.233.72.151,61.33.211.180',
          description:
            'IP addresses, separated by commas, from which the provider’s notifications are accepted (`PUBLIC_URL/easypay/notice`)',
        },
      ),
      receiptUrls: {
        card: setting('EASYPAY_RECEIPT_CARD_URL', receiptUrlSchema, {
          description:
            'the provider’s page of a card slip, with `{pgCno}` for the number of the payment (ask the provider); without it links to receipts are hidden',
        }),
        cash: setting('EASYPAY_RECEIPT_CASH_URL', receiptUrlSchema, {
          description: 'the provider’s page of the cash receipt of a bank transfer, in the same form',
        }),
      },
    },
  },

  Weather: {
    weather: {
      openWeather: {
        key: setting('WEATHER_OPENWEATHER_KEY', textSchema, {
          description: 'key of OpenWeather, the weather service that is queried first',
        }),
        baseUrl: setting('WEATHER_OPENWEATHER_BASE_URL', baseUrlSchema, {
          default: 'https://api.openweathermap.org',
          description: 'base URL of its API',
        }),
      },
      openMeteo: {
        key: setting('WEATHER_OPENMETEO_KEY', textSchema, {
          description:
            'key of Open-Meteo, which is queried if the first fails or is slow; free use is for non-commercial sites only',
        }),
        baseUrl: setting('WEATHER_OPENMETEO_BASE_URL', baseUrlSchema, {
          default: 'https://customer-api.open-meteo.com',
          description: 'base URL of its API; the default is the host for paying customers',
        }),
      },
      timeoutMs: setting('WEATHER_TIMEOUT_SECONDS', createWholeNumberSchema(1, 10).transform(toMs), {
        default: '2',
        unit: 'seconds',
        description: 'the longest that a guest waits for a forecast, for all services together',
      }),
      // The services update every ten minutes and ask not to be called more often.
      freshMs: setting('WEATHER_FRESH_SECONDS', createWholeNumberSchema(600, 3_600).transform(toMs), {
        default: '600',
        unit: 'seconds',
        description:
          'how long a forecast counts as fresh; it is used for up to twice as long while a new one is fetched',
      }),
      standIn: setting('WEATHER_STAND_IN', flagSchema, {
        default: 'false',
        description: 'set by `npm start` together with the stand-in; the forecast then says that it is invented',
      }),
    },
  },

  Mail: {
    mail: {
      url: setting('SMTP_URL', z.url({ protocol: /^smtps?$/ }), {
        isForGuests: true,
        description: 'mail server, `smtp://user:password@host:port` or `smtps://…`; without it no mail is sent',
      }),
      // Less than the first pause between two attempts, so that a mail is not sent twice (stores/messages/outbox).
      timeoutMs: setting('SMTP_TIMEOUT_SECONDS', createWholeNumberSchema(1, 45).transform(toMs), {
        default: '20',
        unit: 'seconds',
        description: 'the longest that sending one mail may take',
      }),
      from: setting('MAIL_FROM', z.email(), {
        isForGuests: true,
        description: 'e-mail address of the sender of mails; goes with `SMTP_URL`',
      }),
      bounceAddress: setting('MAIL_BOUNCE_ADDRESS', z.email(), {
        description:
          'mailbox to which undeliverable mails return (envelope sender), each as `box+id@host`; without it they return to `MAIL_FROM`',
      }),
    },
    bounceSecret: setting('MAIL_BOUNCE_SECRET', z.string().min(16), {
      description:
        'at least 16 characters; with it the server accepts reports of returned mails at `/mail/bounce` ([bounces](messages.md#returned-mails))',
    }),
    sheetTime: setting('SHEET_TIME', z.string().regex(timePattern, 'a time of day, HH:mm'), {
      default: '15:00',
      description:
        'when restaurants get the daily service sheet by mail, in Seoul time; it lists the visits from this time on ([messages](messages.md#daily-service-sheet))',
    }),
    operatorsMail: setting('OPERATORS_MAIL', createListSchema(z.email()), {
      default: '',
      isForGuests: true,
      description: 'e-mail addresses, separated by commas, that get a mail about each alarm; goes with `SMTP_URL`',
    }),
  },

  'Sign-in providers': {
    socialSignIn: {
      kakao: {
        clientId: setting('SIGN_IN_KAKAO_CLIENT_ID', textSchema, {
          description: 'our application at KAKAO (its REST API key); without it there is no sign-in with KAKAO',
        }),
        clientSecret: setting('SIGN_IN_KAKAO_CLIENT_SECRET', textSchema, {
          description: 'goes with `SIGN_IN_KAKAO_CLIENT_ID`',
        }),
        authBaseUrl: setting('SIGN_IN_KAKAO_AUTH_BASE_URL', baseUrlSchema, {
          default: 'https://kauth.kakao.com',
          description: 'base URL of its sign-in pages and tokens',
        }),
        apiBaseUrl: setting('SIGN_IN_KAKAO_API_BASE_URL', baseUrlSchema, {
          default: 'https://kapi.kakao.com',
          description: 'base URL of its profiles',
        }),
      },
      naver: {
        clientId: setting('SIGN_IN_NAVER_CLIENT_ID', textSchema, {
          description: 'our application at NAVER; without it there is no sign-in with NAVER',
        }),
        clientSecret: setting('SIGN_IN_NAVER_CLIENT_SECRET', textSchema, {
          description: 'goes with `SIGN_IN_NAVER_CLIENT_ID`',
        }),
        authBaseUrl: setting('SIGN_IN_NAVER_AUTH_BASE_URL', baseUrlSchema, {
          default: 'https://nid.naver.com',
          description: 'base URL of its sign-in pages and tokens',
        }),
        apiBaseUrl: setting('SIGN_IN_NAVER_API_BASE_URL', baseUrlSchema, {
          default: 'https://openapi.naver.com',
          description: 'base URL of its profiles',
        }),
      },
      google: {
        clientId: setting('SIGN_IN_GOOGLE_CLIENT_ID', textSchema, {
          description: 'our application at Google; without it there is no sign-in with Google',
        }),
        clientSecret: setting('SIGN_IN_GOOGLE_CLIENT_SECRET', textSchema, {
          description: 'goes with `SIGN_IN_GOOGLE_CLIENT_ID`',
        }),
        authBaseUrl: setting('SIGN_IN_GOOGLE_AUTH_BASE_URL', baseUrlSchema, {
          default: 'https://accounts.google.com',
          description: 'base URL of its sign-in pages, and the issuer of its tokens',
        }),
        tokenBaseUrl: setting('SIGN_IN_GOOGLE_TOKEN_BASE_URL', baseUrlSchema, {
          default: 'https://oauth2.googleapis.com',
          description: 'base URL of its tokens',
        }),
        keysBaseUrl: setting('SIGN_IN_GOOGLE_KEYS_BASE_URL', baseUrlSchema, {
          default: 'https://www.googleapis.com',
          description: 'base URL of the keys that sign its tokens',
        }),
      },
      timeoutMs: setting('SIGN_IN_TIMEOUT_SECONDS', callTimeoutSchema, {
        default: '5',
        unit: 'seconds',
        description:
          'the longest that one request to a provider or to the group’s website may take; a sign-in sends two',
      }),
    },
    groupWebsite: {
      baseUrl: setting('SIGN_IN_HOMEPAGE_BASE_URL', baseUrlSchema, {
        description:
          'the group’s website, whose `/token` exchanges the codes of its members (facts on integrations §2.5)',
      }),
      clientId: setting('SIGN_IN_HOMEPAGE_CLIENT_ID', textSchema, {
        description: 'our account there; goes with the base URL and the secret',
      }),
      clientSecret: setting('SIGN_IN_HOMEPAGE_CLIENT_SECRET', textSchema, {
        description: 'goes with `SIGN_IN_HOMEPAGE_CLIENT_ID`',
      }),
    },
  },

  'Address search': {
    addresses: {
      key: setting('ADDRESSES_JUSO_KEY', textSchema, {
        description: 'key of Juso’s address search; without it guests type their postal address',
      }),
      englishKey: setting('ADDRESSES_JUSO_ENGLISH_KEY', textSchema, {
        description: 'key of its English search; without it English words are searched in the Korean one',
      }),
      baseUrl: setting('ADDRESSES_JUSO_BASE_URL', baseUrlSchema, {
        default: 'https://business.juso.go.kr',
        description: 'base URL of its API',
      }),
      timeoutMs: setting('ADDRESSES_TIMEOUT_SECONDS', callTimeoutSchema, {
        default: '5',
        unit: 'seconds',
        description: 'the longest that one search may take',
      }),
    },
  },

  SMS: {
    sms: {
      key: setting('SMS_SOLAPI_KEY', textSchema, {
        isForGuests: true,
        description: 'key of SOLAPI, which sends SMS; without it none is sent',
      }),
      secret: setting('SMS_SOLAPI_SECRET', textSchema, {
        isForGuests: true,
        description: 'signs our requests; goes with `SMS_SOLAPI_KEY`',
      }),
      sender: setting('SMS_SOLAPI_SENDER', z.string().regex(/^\d{8,11}$/, 'only digits'), {
        isForGuests: true,
        description: 'the registered number that SMS come from, in digits; goes with `SMS_SOLAPI_KEY`',
      }),
      alimTalk: {
        channel: setting('SMS_SOLAPI_CHANNEL', textSchema, {
          description:
            'our channel in KakaoTalk; goes with at least one template: a message with a template is sent by AlimTalk, and as an SMS if that does not arrive',
        }),
        templates: {
          one_time_code: setting('SMS_SOLAPI_CODE_TEMPLATE', valueByLanguageSchema, {
            description:
              'approved templates of a one-time code, by language ([messages](messages.md#alimtalk-in-kakaotalk)): `ko=KA01…,en=KA02…`; a single id is the Korean template',
          }),
          reservation_made: setting('SMS_SOLAPI_MADE_TEMPLATE', valueByLanguageSchema, {
            description: 'templates of a new reservation, in the same form',
          }),
          reservation_cancelled: setting('SMS_SOLAPI_CANCELLED_TEMPLATE', valueByLanguageSchema, {
            description: 'templates of a cancelled reservation',
          }),
          venue_cancelled: setting('SMS_SOLAPI_BY_VENUE_TEMPLATE', valueByLanguageSchema, {
            description: 'templates of a reservation that the venue cancelled',
          }),
          visit_reminder: setting('SMS_SOLAPI_REMINDER_TEMPLATE', valueByLanguageSchema, {
            description: 'templates of the reminder on the day before',
          }),
          confirmed_reminder: setting('SMS_SOLAPI_CONFIRMED_TEMPLATE', valueByLanguageSchema, {
            description: 'templates of the reminder of a confirmed reservation, which offers no cancellation',
          }),
          inquiry_answered: setting('SMS_SOLAPI_ANSWERED_TEMPLATE', valueByLanguageSchema, {
            description: 'templates of an answered inquiry',
          }),
          pay_link: setting('SMS_SOLAPI_PAY_LINK_TEMPLATE', valueByLanguageSchema, {
            description: 'templates of a payment link',
          }),
        } satisfies Record<SmsTemplate, Setting>,
      },
      baseUrl: setting('SMS_SOLAPI_BASE_URL', baseUrlSchema, {
        default: 'https://api.solapi.com',
        description: 'base URL of SOLAPI’s API',
      }),
      // Less than the first pause between two attempts, so that an SMS is not sent twice (stores/messages/outbox).
      timeoutMs: setting('SMS_TIMEOUT_SECONDS', callTimeoutSchema, {
        default: '5',
        unit: 'seconds',
        description: 'the longest that sending one SMS may take',
      }),
    },
    smsCodesPerHour: setting('SMS_CODES_MAX_PER_HOUR', createWholeNumberSchema(1, 1_000_000), {
      default: '300',
      description:
        'one-time codes that the whole product sends by SMS in an hour; members who request codes for themselves have a further fifth',
    }),
  },
} as const satisfies Record<SettingSectionName, SettingTable>;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Settings = Intersection<(typeof settingSections)[keyof typeof settingSections]>;
export type ConfigValues = SettingValues<Settings>;
export const settings = Object.assign({}, ...Object.values(settingSections)) as Settings;

const settingNames = listSettings(settings).map(({ name }) => name);

/**
 * First words of our settings that other programs use too. The value is a longer prefix that only our settings have;
 * undefined if there is none.
 */
const prefixesOfSharedWords: Readonly<Record<string, string | undefined>> = {
  APP: 'APP_SECRET',
  PAGE: 'PAGE_CACHE',
  SIGN: 'SIGN_IN',
  PUBLIC: undefined,
  DATA: undefined,
  LOG: undefined,
  NODE: undefined,
};

const settingPrefixes = new Set(
  settingNames.flatMap((name) => {
    const [firstWord = '', ...otherWords] = name.split('_');
    const prefix = firstWord in prefixesOfSharedWords ? prefixesOfSharedWords[firstWord] : firstWord;
    return otherWords.length === 0 || prefix === undefined ? [] : [`${prefix}_`];
  }),
);

// Without this, a server that still has the former names `TEXTS_…` would start and send no SMS.
settingPrefixes.add('TEXTS_');

export const findUnknownSetting = (environment: Readonly<Record<string, string | undefined>>): string | undefined =>
  Object.keys(environment).find(
    (name) => !settingNames.includes(name) && [...settingPrefixes].some((prefix) => name.startsWith(prefix)),
  );
