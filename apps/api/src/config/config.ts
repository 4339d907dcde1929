import { z } from 'zod';
import type { ServerSettings } from '../db/server';
import { countedAddress } from '../lib/ip-address';
import { type WayInConfig, wayInConfig, wayInSettings } from './auth';
import { SettingError } from './setting-error';
import { type TextsConfig, textSettings, textsConfig } from './sms';
import { type CapsConfig, capSettings, capsConfig } from './unpaid-caps';

/**
 * Every setting of the product, parsed once from the environment. docs/operations.md has the table for people; a test
 * holds the two together. Seconds unless the name says otherwise.
 */
const seconds = (fallback: number) => z.coerce.number().int().min(1).max(86_400).default(fallback);

const receiptUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.includes('{pgCno}'), 'it says with {pgCno} where the number of the payment goes')
  .optional();

export const settings = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  // As browsers write an origin: that is what a write's Origin is compared with.
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^https?:\/\/[^/?#@]+\/?$/i.test(url), 'the site stands at the root of its host')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_STATEMENTS: z.enum(['named', 'unnamed']).default('named'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  STOP_DELAY_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
  APP_SECRET: z.string().min(32).optional(),
  APP_SECRET_PREVIOUS: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  TRUST_PROXY: z.stringbool().default(false),
  DEMO_GROUP: z.stringbool().optional(),
  STAND_INS: z.stringbool().default(false),
  SESSION_SECONDS: seconds(43_200),
  // A use is written down after five minutes at the latest (stores/session/session-store): whoever clicks on must be seen in time.
  SESSION_IDLE_SECONDS: z.coerce.number().int().min(600).max(86_400).default(14_400),
  GUESTS_PER_ADDRESS: z.coerce.number().int().min(1).max(100_000).default(100),
  HOLD_SECONDS: seconds(600),
  HOLD_GRACE_SECONDS: seconds(60),
  ...capSettings,
  SWEEP_SECONDS: seconds(20),
  RECONCILE_SECONDS: seconds(20),
  RECONCILE_AFTER_SECONDS: seconds(45),
  RENDER_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(5_000),
  RENDER_HANG_SECONDS: z.coerce.number().int().min(1).max(600).default(30),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(16_384).default(128),
  POINTS_SECONDS: seconds(600),
  RETENTION_SECONDS: seconds(3_600),
  EASYPAY_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://pgapi.easypay.co.kr'),
  EASYPAY_MALL_ID: z.string().min(1).max(8).optional(),
  EASYPAY_SECRET: z.string().min(8).optional(),
  EASYPAY_TIMEOUT_SECONDS: seconds(30),
  // The provider's own, as it names them (facts on integrations §1.1).
  EASYPAY_NOTICE_FROM: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6()])))
    .default(['203.233.72.150', '203.233.72.151', '61.33.211.180']),
  EASYPAY_RECEIPT_CARD_URL: receiptUrl,
  EASYPAY_RECEIPT_CASH_URL: receiptUrl,
  WEATHER_OPENWEATHER_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.openweathermap.org'),
  WEATHER_OPENWEATHER_KEY: z.string().min(1).optional(),
  WEATHER_OPENMETEO_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://customer-api.open-meteo.com'),
  WEATHER_OPENMETEO_KEY: z.string().min(1).optional(),
  WEATHER_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(10).default(2),
  // The services' model changes every ten minutes, and they ask not to be asked more often.
  WEATHER_FRESH_SECONDS: z.coerce.number().int().min(600).max(3_600).default(600),
  WEATHER_STAND_IN: z.stringbool().default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  // Less than the first pause of a mail that is under way (stores/messages/outbox).
  SMTP_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(45).default(20),
  MAIL_FROM: z.email().optional(),
  MAIL_SECONDS: seconds(5),
  MAIL_BOUNCE_ADDRESS: z.email().optional(),
  MAIL_BOUNCE_SECRET: z.string().min(16).optional(),
  OPERATORS_MAIL: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(z.email()))
    .optional(),
  ...wayInSettings,
  ...textSettings,
  SECURITY_CONTACT: z
    .string()
    .transform((list) => list.split(',').map((contact) => contact.trim()))
    .pipe(
      z.array(
        z
          .string()
          .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/, 'a contact begins with mailto:, https:// or tel:+'),
      ),
    )
    .optional(),
  GTM_CONTAINER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional(),
} as const;

/**
 * A name that begins like one of ours and is none of ours is a slip of the pen: better said than ignored. Not so where other programs'
 * names begin like it (`PUBLIC_`, `DATA_`, `LOG_`, `NODE_`).
 */
const families =
  /^(APP_SECRET|DATABASE|METRICS|RENDER|SESSION|GUESTS|HOLD|UNPAID|SWEEP|RECONCILE|EASYPAY|WEATHER|DEMO|GTM|SMTP|MAIL|POINTS|RETENTION|OPERATORS|SIGN_IN|ADDRESSES|STAND|STOP|SMS|TEXTS|TRUST|PAGE_CACHE|SECURITY)_/;

const shape = z.object(settings);

interface WeatherAccount {
  readonly baseUrl: string;
  readonly key: string | undefined;
}

export interface Config extends CapsConfig, WayInConfig, TextsConfig {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly dataDir: string;
  /** The real PostgreSQL; undefined: the embedded one. */
  readonly server: ServerSettings | undefined;
  /** Where whoever measures the product asks; undefined: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** How long a stopping server reports not ready before it closes. */
  readonly stopDelayMs: number;
  /** What the keyring is derived from; made and kept in the database at first start where it is not given. */
  readonly appSecret: string | undefined;
  /** The one before it: what it has signed stays good. */
  readonly appSecretPrevious: string | undefined;
  readonly logLevel: string;
  readonly trustProxy: boolean;
  readonly demoGroup: boolean;
  /** Some outside services are stand-ins: the pages say that this is a demo (decision 34a). */
  readonly standIns: boolean;
  readonly sessionSeconds: number;
  /** After so long without a call a member's session is over: up to five minutes earlier, for its uses are written down no oftener. */
  readonly sessionIdleSeconds: number;
  /** Sessions without an account that may begin from one address in ten minutes. */
  readonly guestsPerAddress: number;
  /** What the guest's countdown shows; the server's own hold outlives it by the grace (reliability, rule 2). */
  readonly holdSeconds: number;
  readonly holdGraceSeconds: number;
  readonly sweepSeconds: number;
  readonly reconcileSeconds: number;
  /** How long a payment may be in passing before the reconciler asks the provider about it. */
  readonly reconcileAfterSeconds: number;
  /** How long a request waits for its page to be rendered, before it is answered with 503. */
  readonly renderTimeoutMs: number;
  /** How long the renderer may be silent about one page before it is restarted. */
  readonly renderHangMs: number;
  /** How many bytes of rendered pages a process keeps. */
  readonly pageCacheBytes: number;
  readonly pointsSeconds: number;
  readonly retentionSeconds: number;
  readonly easypay: {
    readonly baseUrl: string;
    readonly mallId: string;
    readonly secret: string;
    readonly timeoutMs: number;
    /** From where its notifications come; others are not looked at. */
    readonly noticeFrom: readonly string[];
    /** The provider's pages of receipts, with `{pgCno}` for the number of the payment; links are hidden without them. */
    readonly receiptUrls: { readonly card: string | undefined; readonly cash: string | undefined };
  };
  /** Services without a key are not asked; without any the weather is off. */
  readonly weather: {
    readonly openWeather: WeatherAccount;
    readonly openMeteo: WeatherAccount;
    /** The longest a guest waits for a forecast. */
    readonly timeoutMs: number;
    readonly freshMs: number;
    /** The service is a stand-in: the forecast says that it is made up. */
    readonly standIn: boolean;
  };
  /** undefined: no mail server, no mails. */
  readonly mail:
    | {
        readonly url: string;
        readonly from: string;
        readonly timeoutMs: number;
        /** Where mails that cannot be delivered come back to, each to an address of its own: `box+id@host`. undefined: to `from`. */
        readonly bounceAddress: string | undefined;
      }
    | undefined;
  /** What the mail server shows with the reports of mails that came back; undefined: none are taken. */
  readonly bounceSecret: string | undefined;
  readonly mailSeconds: number;
  /** Who is told of alarms by mail. */
  readonly operatorsMail: readonly string[];
  readonly gtmContainerId: string | undefined;
  /** Where researchers report vulnerabilities (RFC 9116), as URIs. */
  readonly securityContacts: readonly string[];
}

/** This server ends no TLS: what guests reach by https stands behind a proxy, which alone can say that they came by it. */
function publicUrl(read: z.infer<typeof shape>): string {
  const url = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  if (url.startsWith('https:') && !read.TRUST_PROXY)
    throw new SettingError(
      'Setting TRUST_PROXY must be true where PUBLIC_URL is https: the proxy that ends TLS has to be believed.',
    );
  return url;
}

/** Decision 34a: where real guests book nothing may be a stand-in, and the demo group, whose passwords are public, comes only where it is asked for. */
function demoSettings(read: z.infer<typeof shape>): Pick<Config, 'demoGroup' | 'standIns'> {
  const { DEMO_GROUP: demoGroup, STAND_INS: standIns } = read;
  const hasRealGuests = read.NODE_ENV === 'production' && read.DATABASE_URL !== undefined;
  if (hasRealGuests && standIns)
    throw new SettingError('Setting STAND_INS must be false where NODE_ENV is production and DATABASE_URL a real database.');
  return { demoGroup: demoGroup ?? !hasRealGuests, standIns };
}

/** Where `DATABASE_URL` is a pooler, the server behind it is told too. */
function serverSettings(read: z.infer<typeof shape>): ServerSettings | undefined {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_STATEMENTS: statements } = read;
  if (directUrl === undefined && statements === 'unnamed')
    throw new SettingError('Setting DATABASE_DIRECT_URL is missing: unnamed statements go to a pooler, and migrations past it.');
  if (url === undefined && directUrl !== undefined)
    throw new SettingError('Setting DATABASE_DIRECT_URL goes with DATABASE_URL, the address of the pooler.');
  return url === undefined ? undefined : { url, directUrl, statements, poolSize: read.DATABASE_POOL_SIZE };
}

/** A mail server and the address that mails come from stand together. */
function mailSettings(read: z.infer<typeof shape>): Config['mail'] {
  const { SMTP_URL: url, MAIL_FROM: from } = read;
  if (url === undefined && read.OPERATORS_MAIL !== undefined)
    throw new SettingError('Setting OPERATORS_MAIL goes with SMTP_URL and MAIL_FROM: there is no mail server.');
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined)
    throw new SettingError('Settings SMTP_URL and MAIL_FROM go together: one of them is missing.');
  if (read.PUBLIC_URL === undefined && !read.STAND_INS)
    throw new SettingError('Setting PUBLIC_URL is missing: mails say where to find the reservation.');
  return { url, from, timeoutMs: read.SMTP_TIMEOUT_SECONDS * 1000, bounceAddress: read.MAIL_BOUNCE_ADDRESS };
}

/**
 * Reads the settings.
 * @throws SettingError naming the first setting that is unknown, bad or missing.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const unknown = Object.keys(environment).find((name) => families.test(name) && !(name in settings));
  if (unknown !== undefined) throw new SettingError(`Setting ${unknown} is not known. docs/operations.md lists every setting.`);

  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in settings && value?.trim() !== ''),
  );
  const parsed = shape.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingError(`Setting ${issue?.path.join('.') ?? '?'} is not valid: ${issue?.message ?? 'unreadable'}.`);
  }
  const read = parsed.data;
  if (read.EASYPAY_MALL_ID === undefined || read.EASYPAY_SECRET === undefined) {
    throw new SettingError(
      'Settings EASYPAY_MALL_ID and EASYPAY_SECRET are missing. `npm start` runs the demo with a stand-in of the provider.',
    );
  }
  return {
    production: read.NODE_ENV === 'production',
    host: read.HOST,
    port: read.PORT,
    publicUrl: publicUrl(read),
    dataDir: read.DATA_DIR,
    server: serverSettings(read),
    metrics: read.METRICS_PORT === undefined ? undefined : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    stopDelayMs: 1000 * (read.STOP_DELAY_SECONDS ?? (read.NODE_ENV === 'production' ? 5 : 0)),
    appSecret: read.APP_SECRET,
    appSecretPrevious: read.APP_SECRET_PREVIOUS,
    logLevel: read.LOG_LEVEL,
    trustProxy: read.TRUST_PROXY,
    ...demoSettings(read),
    sessionSeconds: read.SESSION_SECONDS,
    sessionIdleSeconds: read.SESSION_IDLE_SECONDS,
    guestsPerAddress: read.GUESTS_PER_ADDRESS,
    holdSeconds: read.HOLD_SECONDS,
    holdGraceSeconds: read.HOLD_GRACE_SECONDS,
    ...capsConfig(read),
    sweepSeconds: read.SWEEP_SECONDS,
    reconcileSeconds: read.RECONCILE_SECONDS,
    reconcileAfterSeconds: read.RECONCILE_AFTER_SECONDS,
    renderTimeoutMs: read.RENDER_TIMEOUT_MS,
    renderHangMs: read.RENDER_HANG_SECONDS * 1000,
    pageCacheBytes: read.PAGE_CACHE_MB * 1024 * 1024,
    pointsSeconds: read.POINTS_SECONDS,
    retentionSeconds: read.RETENTION_SECONDS,
    easypay: {
      baseUrl: read.EASYPAY_BASE_URL.replace(/\/$/, ''),
      mallId: read.EASYPAY_MALL_ID,
      secret: read.EASYPAY_SECRET,
      timeoutMs: read.EASYPAY_TIMEOUT_SECONDS * 1000,
      noticeFrom: read.EASYPAY_NOTICE_FROM.map(countedAddress),
      receiptUrls: { card: read.EASYPAY_RECEIPT_CARD_URL, cash: read.EASYPAY_RECEIPT_CASH_URL },
    },
    weather: {
      openWeather: { baseUrl: read.WEATHER_OPENWEATHER_BASE_URL.replace(/\/$/, ''), key: read.WEATHER_OPENWEATHER_KEY },
      openMeteo: { baseUrl: read.WEATHER_OPENMETEO_BASE_URL.replace(/\/$/, ''), key: read.WEATHER_OPENMETEO_KEY },
      timeoutMs: read.WEATHER_TIMEOUT_SECONDS * 1000,
      freshMs: read.WEATHER_FRESH_SECONDS * 1000,
      standIn: read.WEATHER_STAND_IN,
    },
    mail: mailSettings(read),
    bounceSecret: read.MAIL_BOUNCE_SECRET,
    mailSeconds: read.MAIL_SECONDS,
    operatorsMail: read.OPERATORS_MAIL ?? [],
    ...wayInConfig(read),
    ...textsConfig(read),
    gtmContainerId: read.GTM_CONTAINER_ID,
    securityContacts: read.SECURITY_CONTACT ?? [],
  };
}
