import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config';
import { SettingError } from './setting';

const merchant = { EASYPAY_MALL_ID: 'T5102001', EASYPAY_SECRET: 'sandbox-secret' };

describe('the settings', () => {
  it('have defaults for all but the merchant', () => {
    expect(parseConfig(merchant)).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      holdSeconds: 600,
      production: false,
    });
  });

  it.each([
    ['an unknown name with a prefix of ours', { HOLD_SECONDZ: '5' }, /HOLD_SECONDZ is not known/],
    ['a former name of a setting', { TEXTS_SOLAPI_KEY: 'a' }, /TEXTS_SOLAPI_KEY is not known/],
    ['a typo in the name of the points interval', { POINTS_SECOND: '5' }, /POINTS_SECOND is not known/],
    ['a typo in the name of the stand-ins', { STAND_IN: 'true' }, /STAND_IN is not known/],
    ['a typo in the name of the proxy', { TRUST_PROXIES: 'true' }, /TRUST_PROXIES is not known/],
    ['a port that is not a number', { PORT: 'abc' }, /Setting PORT is not valid/],
    ['a database URL of another kind', { DATABASE_URL: 'mysql://x/y' }, /Setting DATABASE_URL is not valid/],
    ['a pooler without the server behind it', { DATABASE_STATEMENTS: 'unnamed' }, /DATABASE_DIRECT_URL is missing/],
    ['a server without its pooler', { DATABASE_DIRECT_URL: 'postgres://x/y' }, /requires DATABASE_URL/],
    [
      'sessions that end after five minutes without a request',
      { SESSION_IDLE_SECONDS: '300' },
      /Setting SESSION_IDLE_SECONDS is not valid/,
    ],
    ['a stop delay that is too long', { STOP_DELAY_SECONDS: '61' }, /Setting STOP_DELAY_SECONDS is not valid/],
    ['a typo in the name of the stop delay', { STOP_DELAY_SECOND: '5' }, /STOP_DELAY_SECOND is not known/],
    ['a secret that is too short', { APP_SECRET: 'short' }, /Setting APP_SECRET is not valid/],
    ['a mail server without an address', { SMTP_URL: 'smtp://mail.test' }, /SMTP_URL and MAIL_FROM require each other/],
    [
      'mails without the URL of the site',
      { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'a@mail.test' },
      /PUBLIC_URL is missing/,
    ],
    [
      'https without a trusted proxy',
      { PUBLIC_URL: 'https://dining.test' },
      /^Setting TRUST_PROXY must be true[^\n]*$/,
    ],
    [
      'https in capitals without a trusted proxy',
      { PUBLIC_URL: 'HTTPS://dining.test', TRUST_PROXY: 'false' },
      /TRUST_PROXY/,
    ],
    [
      'a site below the root of its host',
      { PUBLIC_URL: 'http://dining.test/site' },
      /Setting PUBLIC_URL is not valid: the site/,
    ],
    [
      'a previous secret that is too short',
      { APP_SECRET_PREVIOUS: 'short' },
      /Setting APP_SECRET_PREVIOUS is not valid/,
    ],
    ['a typo in the name of a secret', { APP_SECRET_PREVIUS: 'x'.repeat(32) }, /APP_SECRET_PREVIUS is not known/],
    ['operators without a mail server', { OPERATORS_MAIL: 'a@mail.test' }, /OPERATORS_MAIL requires SMTP_URL/],
    [
      'an operator’s invalid e-mail address',
      { OPERATORS_MAIL: 'a@mail.test, b', SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'a@mail.test' },
      /Setting OPERATORS_MAIL/,
    ],
    [
      'a client id at a sign-in provider without its secret',
      { SIGN_IN_KAKAO_CLIENT_ID: 'a' },
      /SIGN_IN_KAKAO_CLIENT_SECRET require each other/,
    ],
    [
      'a group website without its URL',
      { SIGN_IN_HOMEPAGE_CLIENT_ID: 'a', SIGN_IN_HOMEPAGE_CLIENT_SECRET: 'b' },
      /SIGN_IN_HOMEPAGE_BASE_URL, SIGN_IN_HOMEPAGE_CLIENT_ID and SIGN_IN_HOMEPAGE_CLIENT_SECRET require each other/,
    ],
    [
      'an English address search without the Korean one',
      { ADDRESSES_JUSO_ENGLISH_KEY: 'a' },
      /ADDRESSES_JUSO_ENGLISH_KEY requires ADDRESSES_JUSO_KEY/,
    ],
    ['SMS without a sender', { SMS_SOLAPI_KEY: 'a', SMS_SOLAPI_SECRET: 'b' }, /SMS_SOLAPI_SENDER require each other/],
    [
      'a sender with hyphens',
      { SMS_SOLAPI_SENDER: '02-000-0000' },
      /Setting SMS_SOLAPI_SENDER is not valid: only digits/,
    ],
    [
      'AlimTalk without an account',
      { SMS_SOLAPI_CHANNEL: 'a', SMS_SOLAPI_CODE_TEMPLATE: 'b' },
      /SMS_SOLAPI_CHANNEL requires SMS_SOLAPI_KEY/,
    ],
    ['AlimTalk without a template', { SMS_SOLAPI_CHANNEL: 'a' }, /SMS_SOLAPI_CHANNEL and a template/],
    ['a template without a channel', { SMS_SOLAPI_MADE_TEMPLATE: 'a' }, /SMS_SOLAPI_CHANNEL and a template/],
    [
      'a template in an unknown language',
      { SMS_SOLAPI_MADE_TEMPLATE: 'de=a' },
      /Setting SMS_SOLAPI_MADE_TEMPLATE is not valid/,
    ],
    [
      'two templates of one language',
      { SMS_SOLAPI_MADE_TEMPLATE: 'a,ko=b' },
      /Setting SMS_SOLAPI_MADE_TEMPLATE is not valid/,
    ],
    ['a typo in the name of a provider', { SIGN_IN_KAKO_CLIENT_ID: 'a' }, /SIGN_IN_KAKO_CLIENT_ID is not known/],
    [
      'a receipt URL without the charge’s id',
      { EASYPAY_RECEIPT_CARD_URL: 'https://pg.test/receipt' },
      /Setting EASYPAY_RECEIPT_CARD_URL is not valid: it must contain \{pgCno\}/,
    ],
    [
      'stand-ins in production on a real database',
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.test/dining', STAND_INS: 'true' },
      /^Setting STAND_INS must be false[^\n]*$/,
    ],
    ['no merchant', { EASYPAY_MALL_ID: undefined }, /EASYPAY_MALL_ID and EASYPAY_SECRET are missing/],
  ])('prevent the start with an error that names the setting: %s', (_name, changes, message) => {
    const start = () => parseConfig({ ...merchant, ...changes });
    expect(start).toThrow(SettingError);
    expect(start).toThrow(message);
  });

  it.each([
    ['on the embedded database', {}, true],
    ['on a real database', { DATABASE_URL: 'postgres://db.test/dining' }, true],
    ['in production on the embedded database', { NODE_ENV: 'production' }, true],
    ['in production on a real database', { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.test/dining' }, false],
    [
      'in production on a real database, if DEMO_GROUP requests it',
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.test/dining', DEMO_GROUP: 'true' },
      true,
    ],
  ])('determine whether the demo group is inserted: %s', (_case, environment, expected) => {
    expect(parseConfig({ ...merchant, ...environment }).demoGroup).toBe(expected);
  });

  it('turn a service on if it has credentials', () => {
    const configWithoutCredentials = parseConfig(merchant);
    const { groupWebsite, addresses, sms } = configWithoutCredentials;
    const { kakao, naver, google } = configWithoutCredentials.socialSignIn;
    expect([kakao, naver, google, groupWebsite, addresses, sms]).toEqual(Array(6).fill(undefined));
    const configWithCredentials = parseConfig({
      ...merchant,
      SIGN_IN_GOOGLE_CLIENT_ID: 'a',
      SIGN_IN_GOOGLE_CLIENT_SECRET: 'b',
      ADDRESSES_JUSO_KEY: 'c',
      ADDRESSES_JUSO_BASE_URL: 'https://juso.test/',
    });
    expect(configWithCredentials.socialSignIn).toMatchObject({
      kakao: undefined,
      google: { clientId: 'a', clientSecret: 'b', authBaseUrl: 'https://accounts.google.com' },
      timeoutMs: 5_000,
    });
    expect(configWithCredentials.addresses).toEqual({
      baseUrl: 'https://juso.test',
      key: 'c',
      englishKey: undefined,
      timeoutMs: 5_000,
    });
  });

  it('accept one template, or one for each language', () => {
    const account = { SMS_SOLAPI_KEY: 'a', SMS_SOLAPI_SECRET: 'b', SMS_SOLAPI_SENDER: '0200000000' };
    const templates = { SMS_SOLAPI_CODE_TEMPLATE: 'KA01-a', SMS_SOLAPI_REMINDER_TEMPLATE: 'ko=KA02, en=KA03' };
    expect(parseConfig({ ...merchant, ...account, SMS_SOLAPI_CHANNEL: 'c', ...templates }).sms?.alimTalk).toEqual({
      channel: 'c',
      templates: { one_time_code: { ko: 'KA01-a' }, visit_reminder: { ko: 'KA02', en: 'KA03' } },
    });
  });

  it('normalise the URL of the site as browsers do', () => {
    const parsePublicUrl = (PUBLIC_URL: string) =>
      parseConfig({ ...merchant, PUBLIC_URL, TRUST_PROXY: 'true' }).publicUrl;
    expect(parsePublicUrl('HTTPS://Dining.Example:443/')).toBe('https://dining.example');
    expect(parsePublicUrl('http://dining.example:8080')).toBe('http://dining.example:8080');
  });

  it('accept one operator or several', () => {
    const mail = {
      SMTP_URL: 'smtp://mail.test',
      MAIL_FROM: 'a@mail.test',
      PUBLIC_URL: 'https://dining.test',
      TRUST_PROXY: 'true',
    };
    const parseOperators = (list: string) => parseConfig({ ...merchant, ...mail, OPERATORS_MAIL: list }).operatorsMail;
    expect([parseOperators('a@mail.test'), parseOperators('a@mail.test, b@mail.test')]).toEqual([
      ['a@mail.test'],
      ['a@mail.test', 'b@mail.test'],
    ]);
    expect(parseConfig(merchant).operatorsMail).toEqual([]);
  });

  it('use the default for blank values', () => {
    expect(parseConfig({ ...merchant, PORT: '', HOST: ' ', DATABASE_URL: ' ' })).toMatchObject(parseConfig(merchant));
    expect(parseConfig({ ...merchant, PORT: ' ' }).port).toBe(3000);
  });

  it('ignore the variables of other programs', () => {
    expect(() =>
      parseConfig({ ...merchant, PATH: '/bin', HOLDING: 'x', NPM_CONFIG_X: '1', PUBLIC_KEY: 'x' }),
    ).not.toThrow();
  });

  it('leave a load balancer time to notice a stop in production', () => {
    expect(parseConfig(merchant).stopDelayMs).toBe(0);
    expect(parseConfig({ ...merchant, NODE_ENV: 'production' }).stopDelayMs).toBe(5_000);
    expect(parseConfig({ ...merchant, NODE_ENV: 'production', STOP_DELAY_SECONDS: '0' }).stopDelayMs).toBe(0);
    expect(parseConfig({ ...merchant, STOP_DELAY_SECONDS: '60' }).stopDelayMs).toBe(60_000);
  });
});

describe('compose.yaml', () => {
  it('passes .env to the server, which starts without optional variables, and fixes only a few variables', () => {
    const compose = readFileSync(new URL('../../../../compose.yaml', import.meta.url), 'utf8');
    const serverService = compose.slice(compose.indexOf('\n  server:'), compose.indexOf('\nvolumes:'));
    expect(serverService).toMatch(/^ {4}env_file: \.env$/m);
    const environment = [...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => [name, undefined]);
    expect(() => parseConfig({ ...Object.fromEntries(environment), ...merchant })).not.toThrow();
    // Variables to which compose.yaml gives a fixed value, which `.env` cannot change.
    const names = [...serverService.matchAll(/^ {6}([A-Z_]+): (?!.*\$\{\1)/gm)].map((match) => match[1]);
    expect(names).toEqual(['DATABASE_URL', 'NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'METRICS_PORT', 'METRICS_HOST']);
  });

  it('gives the server more time for a stop than the longest stop delay', () => {
    const compose = readFileSync(new URL('../../../../compose.yaml', import.meta.url), 'utf8');
    const graceSeconds = Number(/^ {4}stop_grace_period: (\d+)s$/m.exec(compose)?.[1]);
    const { stopDelayMs } = parseConfig({ ...merchant, STOP_DELAY_SECONDS: '60' });
    expect(graceSeconds).toBeGreaterThan(stopDelayMs / 1_000 + 10);
  });

  it('gives its two services limits, read-only file systems, rotated logs and health checks', () => {
    const compose = readFileSync(new URL('../../../../compose.yaml', import.meta.url), 'utf8');
    for (const line of [
      'read_only: true',
      'tmpfs:',
      'mem_limit: \\d+[gm]',
      'cpus: \\d',
      'logging: \\*logging',
      'healthcheck:|build: \\.',
    ])
      expect(compose.match(new RegExp(`^ {4}(?:${line})$`, 'gm'))).toHaveLength(2);
    const dockerfile = readFileSync(new URL('../../../../Dockerfile', import.meta.url), 'utf8');
    expect(dockerfile).toMatch(/^HEALTHCHECK[^\n]*\\\n[^\n]*\/healthz`/m);
  });
});
