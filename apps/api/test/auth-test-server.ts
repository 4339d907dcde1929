import { randomInt, randomUUID } from 'node:crypto';
import { createGroupWebsiteApp, demoDiningClient } from '@dining/fakes/group-website/app';
import { createJusoApp } from '@dining/fakes/juso/app';
import { demoJuso } from '@dining/fakes/juso/search';
import { createSolapiApp } from '@dining/fakes/solapi/app';
import { demoSolapi } from '@dining/fakes/solapi/signature-verifier';
import type { FastifyInstance } from 'fastify';
import { GroupWebsiteAdapter } from '../src/adapters/group-website/group-website';
import { Juso } from '../src/adapters/juso/juso';
import { Solapi } from '../src/adapters/solapi/solapi';
import type { SocialProvider } from '../src/ports/social-sign-in';
import { startMailTestServer } from './mail-test-server';
import type { ResponseBody } from './response-body';
import { type ProviderAccount, startSignInTestServer } from './sign-in-test-server';
import { callControl, createLogRecorder } from './stand-in-control';
import { startTestServer, type TestServer } from './test-server';

interface TestResponse<Endpoint extends string> {
  readonly status: number;
  readonly json: ResponseBody<Endpoint>;
}

/** A browser with its own cookies and IP address. */
export interface Browser {
  readonly post: <const Path extends string>(path: Path, body?: unknown) => Promise<TestResponse<`POST ${Path}`>>;
  readonly get: <const Path extends string>(path: Path) => Promise<TestResponse<`GET ${Path}`>>;
  readonly cookies: ReadonlyMap<string, string>;
}

interface BrowserOptions {
  readonly cookies?: ReadonlyMap<string, string>;
  readonly language?: string;
  readonly ipAddress?: string;
  /** The key that the site stores in the browser beside its cookies. */
  readonly browserKey?: string;
}

const providers = ['kakao', 'naver', 'google'] as const;
const listen = (fake: FastifyInstance) => fake.listen({ host: '127.0.0.1', port: 0 });
const extractCode = (text: string | undefined): string => /(?<!\d)\d{6}(?!\d)/.exec(text ?? '')?.[0] ?? '';

/** Starts a test server with stand-ins of every service that sign-in and sign-up use, over HTTP and SMTP. */
export async function startAuthTestServer(options: { readonly clock?: () => Date; readonly server?: TestServer } = {}) {
  const { lines, logger } = createLogRecorder();
  const getRealTime = () => new Date();
  const [kakao, naver, google] = await Promise.all(providers.map((provider) => startSignInTestServer(provider)));
  if (kakao === undefined || naver === undefined || google === undefined)
    throw new Error('a sign-in server is missing');
  const signInServers = { kakao, naver, google };
  const fakes = {
    groupWebsite: createGroupWebsiteApp({ diningUrl: 'http://localhost:3000' }),
    juso: createJusoApp(),
    solapi: createSolapiApp(),
  };
  const [groupWebsiteUrl, jusoUrl, solapiUrl] = await Promise.all(Object.values(fakes).map(listen));
  const urls = { groupWebsite: groupWebsiteUrl ?? '', juso: jusoUrl ?? '', solapi: solapiUrl ?? '' };
  const mails = await startMailTestServer();
  // Slow services are tested with their adapters; here a busy machine must not cause time-outs.
  const adapterOptions = { timeoutMs: 60_000, logger };
  const server = await startTestServer({
    ...options,
    services: {
      socialSignIn: { kakao: kakao.createAdapter(), naver: naver.createAdapter(), google: google.createAdapter() },
      groupWebsite: new GroupWebsiteAdapter({ ...demoDiningClient, ...adapterOptions, baseUrl: urls.groupWebsite }),
      addresses: new Juso({ ...demoJuso, ...adapterOptions, baseUrl: urls.juso }),
      sms: new Solapi({
        ...demoSolapi,
        ...adapterOptions,
        baseUrl: urls.solapi,
        alimTalk: undefined,
        clock: getRealTime,
      }),
      mail: mails.createService(),
    },
  });
  const origin = server.deps.config.publicUrl;

  const createRandomIpAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const createBrowser = ({
    cookies,
    language = 'en',
    ipAddress = createRandomIpAddress(),
    browserKey,
  }: BrowserOptions = {}): Browser => {
    const jar = new Map(cookies);
    const keys = { 'x-page-key': randomUUID(), ...(browserKey !== undefined && { 'x-browser-key': browserKey }) };
    const send = async <Method extends 'GET' | 'POST', Path extends string>(
      method: Method,
      path: Path,
      body: unknown,
    ) => {
      const response = await server.app.inject({
        method,
        url: `/api${path}`,
        remoteAddress: ipAddress,
        headers: {
          origin,
          'x-requested-with': 'test',
          ...keys,
          'accept-language': language,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(method === 'POST' && { payload: JSON.stringify(body) }),
      });
      for (const { name, value } of response.cookies) jar.set(name, value);
      return { status: response.statusCode, json: response.json<ResponseBody<`${Method} ${Path}`>>() };
    };
    return {
      post: (path, body = {}) => send('POST', path, body),
      get: (path) => send('GET', path, undefined),
      cookies: jar,
    };
  };

  /** Consents at the provider. Returns the parameters with which the provider redirects the browser. */
  const consentAtProvider = async (browser: Browser, provider: SocialProvider, account: string, returnUrl = '') => {
    const { url } = (await browser.post(`/login/get-${provider}-oauth-url`, { returnUrl })).json as { url: string };
    const body = new URLSearchParams({ account, action: 'agree' });
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    const { searchParams } = new URL(response.headers.get('location') ?? 'about:blank');
    return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
  };

  return {
    ...server,
    signInServers,
    urls,
    lines,
    mails,
    pool: server.database.pool,
    browser: createBrowser,
    addAccount: (provider: SocialProvider, account: ProviderAccount) => signInServers[provider].addAccount(account),
    consentAtProvider,
    /** Consents at the provider and sends the result to the server. */
    signInWithProvider: async (browser: Browser, provider: SocialProvider, account: string, returnUrl = '') =>
      (
        await browser.post(
          `/login/${provider}-auth-code`,
          await consentAtProvider(browser, provider, account, returnUrl),
        )
      ).json,
    getGroupWebsiteCode: async (account: string) => {
      const body = new URLSearchParams({ account });
      const response = await fetch(`${urls.groupWebsite}/sign-in`, { method: 'POST', body, redirect: 'manual' });
      return new URL(response.headers.get('location') ?? 'about:blank').searchParams.get('code') ?? '';
    },
    addGroupWebsiteAccount: (account: ProviderAccount) => callControl(urls.groupWebsite, 'POST', 'accounts', account),
    injectFault: (service: keyof typeof urls, operation: string, kind: string, faultOptions: object = {}) =>
      callControl(urls[service], 'POST', 'faults', { operation, kind, ...faultOptions }),
    /** Returns the last code sent to a phone; '' if none was sent. */
    getSmsCode: async (phone: string) => {
      const response = await fetch(`${urls.solapi}/_control/texts?to=${phone}`);
      return extractCode(((await response.json()) as { texts: { text: string }[] }).texts[0]?.text);
    },
    listMailsTo: async (address: string) => (await mails.listMails()).filter(({ to }) => to.includes(address)),
    getMailCode: async (address: string) =>
      extractCode((await mails.listMails()).find(({ to }) => to.includes(address))?.text),
    clearRateLimits: () => server.database.pool.query('DELETE FROM rate_limit'),
    close: async () => {
      await server.close();
      await Promise.all([...Object.values(signInServers), ...Object.values(fakes), mails].map((each) => each.close()));
    },
  };
}

export type AuthTestServer = Awaited<ReturnType<typeof startAuthTestServer>>;

export const requiredConsents = {
  policyTermAgreYn: 'Y',
  policyPrivacyAgreYn: 'Y',
  policyThirdPartiesAgreYn: 'Y',
} as const;

let newcomerCount = 0;
/** Returns the details of a person who has no account yet. */
export function createNewcomer() {
  newcomerCount += 1;
  const digits = String(10_000_000 + randomInt(1_000_000) * 80 + newcomerCount).slice(-8);
  return {
    email: `guest${digits}@example.test`,
    phone: `010${digits}`,
    name: '홍길동',
    password: 'moonlight over the bay',
  };
}
export type Newcomer = ReturnType<typeof createNewcomer>;

/** Gives the consents, and verifies e-mail address and phone by code, as a visitor who joins by password does. */
export async function verifyContacts(
  server: AuthTestServer,
  newcomer: Newcomer,
  browser = server.browser(),
): Promise<Browser> {
  await browser.post('/join/agreement', requiredConsents);
  await browser.post('/join/askEmailCode', { user_id: newcomer.email });
  await browser.post('/join/proveEmail', { code: await server.getMailCode(newcomer.email) });
  await browser.post('/join/askPhoneCode', { name_kor: newcomer.name, cellphone: newcomer.phone });
  const { status, json } = await browser.post('/join/provePhone', { code: await server.getSmsCode(newcomer.phone) });
  if (status !== 200) throw new Error(JSON.stringify(json));
  return browser;
}

/** Creates a member, who joins by password, and signs them out. */
export async function joinMember(server: AuthTestServer, newcomer: Newcomer = createNewcomer()): Promise<Newcomer> {
  const browser = await verifyContacts(server, newcomer);
  const { json } = await browser.post('/join/submit', { password: newcomer.password, birthday: '1990-05-01' });
  if (json.result !== 'success') throw new Error(JSON.stringify(json));
  await browser.post('/me/logout');
  return newcomer;
}
