import { randomInt, randomUUID } from 'node:crypto';
import type { ReservationRequestBody } from '@dining/contract/site/orders/order';
import { createEasyPayApp, demoMerchant } from '@dining/fakes/easypay/app';
import type { LedgerRow } from '@dining/fakes/easypay/ledger-row';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { EasyPay } from '../src/adapters/easypay/easypay';
import { buildApp } from '../src/app';
import { createPaymentDeps, type PaymentDeps } from '../src/booking/payments/payment-deps';
import { parseConfig } from '../src/config/config';
import type { Deps } from '../src/config/deps';
import type { Database } from '../src/db/connect';
import { cancelPolicy } from '../src/db/schema/terms';
import { loadKeyring } from '../src/lib/keyring';
import { createDatabaseUploadFileStore } from '../src/stores/uploads/upload-files';
import { openTestDatabase } from './database';
import { disabledServices } from './disabled-services';
import { bakery, cake, dinner, grill, insertFixtures, localize, now } from './fixtures';
import type { ResponseBody } from './response-body';

interface TestResponse<Endpoint extends string> {
  readonly status: number;
  readonly json: ResponseBody<Endpoint>;
}

/** A visitor with their own session and IP address. */
export interface TestClient {
  readonly post: <const Path extends string>(path: Path, body: unknown) => Promise<TestResponse<`POST ${Path}`>>;
  readonly get: <const Path extends string>(path: Path) => Promise<TestResponse<`GET ${Path}`>>;
  readonly cookies: Map<string, string>;
}

export interface PaymentTestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly paymentDeps: PaymentDeps;
  /** The dependencies of the application, for jobs. */
  readonly deps: Deps;
  /** Starts a guest session, from this IP address if one is passed. */
  readonly startGuestSession: (ipAddress?: string) => Promise<TestClient>;
  readonly signInMember: (userId: string, password: string) => Promise<TestClient>;
  /** Returns a visitor, with the cookies of another browser and from this IP address if they are passed. */
  readonly createVisitor: (cookies?: ReadonlyMap<string, string>, ipAddress?: string) => TestClient;
  /** Makes the stand-in fail for one order or one amount. */
  readonly injectFault: (faultRule: object) => Promise<void>;
  /** Presses Pay or Cancel in the payment window. Returns the form that the browser then posts. */
  readonly submitPaymentWindow: (shopOrderNo: string, action?: 'pay' | 'cancel') => Promise<Record<string, string>>;
  /** Cancels in the provider's back office. Returns the body of the provider's webhook. */
  readonly cancelAtProvider: (shopOrderNo: string, amount?: number) => Promise<Record<string, unknown>>;
  readonly findLedgerRow: (shopOrderNo: string) => Promise<LedgerRow | undefined>;
  /** Returns the number of calls that an injected `stall` holds. */
  readonly countStalledCalls: () => Promise<number>;
  readonly releaseStalledCalls: () => Promise<void>;
  /** Waits until the provider has finished its delayed work. */
  readonly waitUntilIdle: () => Promise<void>;
  /** Returns the provider's whole ledger, for the consistency check. */
  readonly listLedger: () => Promise<readonly LedgerRow[]>;
  /** Reserves and pays, from the form to the return of the payment window. */
  readonly reserve: (
    caller: TestClient,
    order: ReservationRequestBody,
  ) => Promise<{ shopOrderNo: string; resvCode: string }>;
  readonly close: () => Promise<void>;
}

/** Inserts the fixtures and the cancellation policy that paid pickups need. */
async function insertPaymentFixtures(database: Database): Promise<void> {
  await insertFixtures(database);
  const policy = {
    reservationBased: false,
    tiers: [],
    description: localize('Free'),
    version: '1',
    effectiveAt: new Date('2020-01-01'),
  };
  await database.db.insert(cancelPolicy).values({ ...policy, payPlcySeq: 100, dinCode: bakery });
}

/**
 * Starts a test server with the payment stand-in, over HTTP. With a `peer` it acts as another process of the same
 * deployment: it uses the peer's database and provider, and leaves them open.
 */
export async function startPaymentTestServer(
  settings: Record<string, string> = {},
  peer?: PaymentTestServer,
  clock: () => Date = () => now,
): Promise<PaymentTestServer> {
  const fake = createEasyPayApp({ clock });
  const baseUrl = peer?.deps.config.easypay.baseUrl ?? (await fake.listen({ host: '127.0.0.1', port: 0 }));
  const config = parseConfig({
    NODE_ENV: 'test',
    EASYPAY_MALL_ID: demoMerchant.mallId,
    EASYPAY_SECRET: demoMerchant.secret,
    EASYPAY_BASE_URL: baseUrl,
    EASYPAY_TIMEOUT_SECONDS: '20',
    EASYPAY_NOTICE_FROM: '127.0.0.1',
    RECONCILE_AFTER_SECONDS: '1',
    GUESTS_PER_ADDRESS: '10000',
    UNPAID_SHARE_PER_VISITOR: '100',
    UNPAID_MAX_PER_PERSON: '1000',
    ...settings,
  });
  const database = peer?.database ?? (await openTestDatabase(insertPaymentFixtures));
  const logger = pino({ level: 'silent' });
  const payments = new EasyPay({ ...config.easypay, queryTimeoutMs: 60_000, clock, logger });
  const keyring = await loadKeyring(database.pool, config);
  const deps = {
    config,
    database,
    keyring,
    payments,
    ...disabledServices,
    uploadFileStore: createDatabaseUploadFileStore(database.pool),
    now: clock,
    readinessTimeoutMs: 60_000,
  };
  const app = await buildApp(deps);

  const createRandomIpAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const createClient = (
    cookies: ReadonlyMap<string, string> = new Map(),
    ipAddress = createRandomIpAddress(),
  ): TestClient => {
    const jar = new Map(cookies);
    const pageKey = randomUUID();
    const send = async <Method extends 'GET' | 'POST', Path extends string>(
      method: Method,
      path: Path,
      body?: unknown,
    ): Promise<TestResponse<`${Method} ${Path}`>> => {
      const response = await app.inject({
        method,
        url: `/api${path}`,
        remoteAddress: ipAddress,
        headers: {
          origin: config.publicUrl,
          'x-requested-with': 'test',
          'x-page-key': pageKey,
          ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
          'accept-language': 'en',
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(method === 'POST' ? { payload: JSON.stringify(body) } : {}),
      });
      for (const { name, value } of response.cookies) jar.set(name, value);
      return { status: response.statusCode, json: response.json() };
    };
    return { post: (path, body) => send('POST', path, body), get: (path) => send('GET', path), cookies: jar };
  };
  const callControlPath = async (
    path: string,
    body: object,
  ): Promise<{ form: Record<string, string>; notice: Record<string, unknown> }> => {
    const response = await fetch(`${baseUrl}/_control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status !== 200) throw new Error(await response.text());
    return response.json() as Promise<{ form: Record<string, string>; notice: Record<string, unknown> }>;
  };

  const submitPaymentWindow: PaymentTestServer['submitPaymentWindow'] = async (shopOrderNo, action = 'pay') =>
    (await callControlPath('customer', { shopOrderNo, action })).form;
  const clockLagMs = Date.now() - now.getTime();
  const reserve: PaymentTestServer['reserve'] = async (caller, order) => {
    const prepayment = (await caller.post('/ordersheet/prepay', order)).json;
    const shopOrderNo = prepayment.response?.shopOrderNo;
    if (typeof shopOrderNo !== 'string') throw new Error(JSON.stringify(prepayment));
    const paymentReturn = (await caller.post('/easypay/return', await submitPaymentWindow(shopOrderNo))).json;
    const { resvCode } = paymentReturn;
    if (typeof resvCode !== 'string') throw new Error(JSON.stringify(paymentReturn));
    // Moves the booking to the server's clock, which is behind the database's: messages omit the year of the visit if
    // the booking was made in the same year.
    await database.pool.query(
      `UPDATE reservation SET created_at = created_at - $2 * interval '1 ms' WHERE resv_code = $1`,
      [resvCode, clockLagMs],
    );
    return { shopOrderNo, resvCode };
  };

  return {
    app,
    database,
    paymentDeps: createPaymentDeps(deps, logger, 'buyer'),
    deps,
    createVisitor: createClient,
    startGuestSession: async (ipAddress) => {
      const client = createClient(new Map(), ipAddress);
      await client.post('/guest/start', {});
      return client;
    },
    signInMember: async (userId, password) => {
      const client = createClient();
      await client.post('/authentications', { username: userId, password });
      return client;
    },
    injectFault: async (faultRule) => void (await callControlPath('faults', faultRule)),
    submitPaymentWindow,
    cancelAtProvider: async (shopOrderNo, amount) =>
      (await callControlPath('desk-cancel', { shopOrderNo, ...(amount !== undefined && { amount }) })).notice,
    reserve,
    countStalledCalls: async () => ((await (await fetch(`${baseUrl}/_control/held`)).json()) as { held: number }).held,
    releaseStalledCalls: async () => void (await fetch(`${baseUrl}/_control/release`, { method: 'POST' })),
    waitUntilIdle: async () => void (await fetch(`${baseUrl}/_control/quiet`)),
    listLedger: async () => ((await (await fetch(`${baseUrl}/_control/ledger`)).json()) as { rows: LedgerRow[] }).rows,
    findLedgerRow: async (shopOrderNo) => {
      const response = await fetch(`${baseUrl}/_control/ledger?shopOrderNo=${shopOrderNo}`);
      return ((await response.json()) as { rows: LedgerRow[] }).rows[0];
    },
    close: async () => {
      await app.close();
      if (peer === undefined) await database.close();
      await fake.close();
    },
  };
}

/** Returns an order of dinner for two at the grill on a Friday: one lamb for two, 81,000 won after its discount. */
export const createDinnerOrder = (changes: Partial<ReservationRequestBody> = {}): ReservationRequestBody => ({
  dinCode: grill,
  prodCode: dinner,
  resvType: 'table',
  dinRoomCode: '',
  resvDate: '2026-03-13 18:00',
  resvAdultCnt: 2,
  resvKidCnt: 0,
  resvProdAddList: [{ menuIndex: 1, prodAddNum: 1 }],
  resvLang: 'En',
  resvUserName: 'Jane Doe',
  resvUserTel: '010-1234-0000',
  resvUserEmail: 'jane@example.test',
  visitName: 'Jane Doe',
  visitTel: '010-1234-0000',
  requestMatter: '',
  resvSetleType: 'card',
  resvSetleAmnt: 81_000,
  resvQsAllergyYn: 'N',
  resvQsAnsList: [{ resvQsCode: 'Q1', resvQsAns: 'Window en' }],
  finalAgreYn: 'Y',
  ...changes,
});

/** Returns an order of a cake to pick up that Friday, 60,000 won. */
export const createCakeOrder = (changes: Partial<ReservationRequestBody> = {}): ReservationRequestBody =>
  createDinnerOrder({
    dinCode: bakery,
    prodCode: cake,
    resvType: 'pickup',
    resvDate: '2026-03-13 00:00',
    resvAdultCnt: 0,
    prodPickupNum: 1,
    resvProdAddList: [],
    resvQsAnsList: [],
    resvSetleAmnt: 60_000,
    ...changes,
  });
