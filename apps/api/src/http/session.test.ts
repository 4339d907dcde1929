import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mina } from '../../test/fixtures';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../test/payment-test-server';
import { runJob } from '../jobs/run-job';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

const post = (path: string, body: object, sid?: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      origin: 'http://localhost:3000',
      'x-requested-with': 'x',
      ...(sid === undefined ? {} : { cookie: `sid=${sid}` }),
    },
    payload: body,
  });
const signIn = async (sid?: string): Promise<string> => {
  const { cookies } = await post('/authentications', { username: mina.userId, password: mina.password }, sid);
  return cookies.find(({ name }) => name === 'sid')?.value ?? '';
};
const getUserId = async (sid: string): Promise<unknown> =>
  (await server.app.inject({ url: '/api/me', headers: { cookie: `sid=${sid}` } })).json().userDetails?.user_id;

it.each([
  ['signs in', '/authentications', { username: mina.userId, password: mina.password }],
  ['continues as a guest', '/guest/start', {}],
])(
  'a visitor who %s gets a cookie with Max-Age for the time until Expires, as device clocks may be wrong',
  async (_name, path, body) => {
    const { cookies } = await post(path, body);
    const cookie = cookies.find(({ name }) => name === 'sid');
    const seconds = ((cookie?.expires?.getTime() ?? 0) - Date.now()) / 1000;
    expect(cookie?.maxAge).toBeGreaterThan(86_400);
    expect(Math.abs((cookie?.maxAge ?? 0) - seconds)).toBeLessThan(60);
  },
);

describe('an ended session', () => {
  it('stays ended even if one of its requests is answered after the sign-out', async () => {
    const sid = await signIn();
    await server.injectFault({ operation: 'register', orderAmount: 68_850, kind: 'stall', ms: 600_000 });
    // The request stores the visitor's guest id in the session, which is saved when the response is sent.
    const slowResponse = post('/ordersheet/prepay', createDinnerOrder({ resvSetleAmnt: 68_850 }), sid);
    await expect.poll(server.countStalledCalls).toBe(1);
    await post('/me/logout', {}, sid);
    await runJob('retention', {
      deps: server.deps,
      siteFolder: '',
      log: server.paymentDeps.log,
      stopSignal: new AbortController().signal,
    });
    await server.releaseStalledCalls();
    expect((await slowResponse).statusCode).toBe(200);
    expect(await getUserId(sid)).toBeUndefined();
  });

  it('is not usable after signing in has replaced its id', async () => {
    const { cookies } = await post('/guest/start', {});
    const oldSid = cookies.find(({ name }) => name === 'sid')?.value ?? '';
    const newSid = await signIn(oldSid);
    expect(newSid).not.toBe(oldSid);
    expect(await getUserId(oldSid)).toBeUndefined();
    expect(await getUserId(newSid)).toBe(mina.userId);
  });

  it('leaves no data of its member in the database', async () => {
    const sid = await signIn();
    await post('/me/logout', {}, sid);
    const { rows } = await server.database.pool.query(
      `SELECT user_id, data FROM session WHERE expires_at <= now() AND (user_id IS NOT NULL OR data <> '{}')`,
    );
    expect(rows).toEqual([]);
  });
});

describe('an endpoint with the same response for everyone', () => {
  it('reads no session, and leaves the session of the request unchanged', async () => {
    const sid = await signIn();
    const querySpy = vi.spyOn(server.database.pool, 'query');
    const countSessionReads = () =>
      querySpy.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('find_session')).length;
    const { statusCode, cookies } = await post('/payment/insert', { shopOrderNo: 'H01-20260311-NONE' }, sid);
    expect([statusCode, cookies, countSessionReads()]).toEqual([200, [], 0]);
    expect(await getUserId(sid)).toBe(mina.userId);
    expect(countSessionReads()).toBe(1);
    querySpy.mockRestore();
  });
});
