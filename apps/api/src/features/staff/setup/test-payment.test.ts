import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaymentTestServer, startPaymentTestServer } from '../../../../test/payment-test-server';
import { type StaffBrowser, type StaffServer, startStaffServerWith } from '../../../../test/staff-server';
import { reconcileTestPayments } from '../../../booking/payments/test-payment';

let staffServer: StaffServer<PaymentTestServer>;
let server: PaymentTestServer;
let owner: StaffBrowser;
beforeAll(async () => {
  staffServer = await startStaffServerWith((clock) =>
    startPaymentTestServer({ EASYPAY_TIMEOUT_SECONDS: '60' }, undefined, clock),
  );
  server = staffServer.server;
  owner = await staffServer.signIn(await staffServer.createStaff({ role: 'owner', scope: { type: 'group' } }));
});
afterAll(() => staffServer.close());
beforeEach(async () => {
  await staffServer.query('DELETE FROM test_payment');
  await staffServer.query('DELETE FROM rate_limit');
});

const view = async () => (await owner.get('/setup/test-payment/view')).json.test;
const start = async (headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { status, json } = await owner.post('/setup/test-payment', undefined, headers);
  if (status !== 200) throw new Error(JSON.stringify(json));
  return json.test?.testNo ?? '';
};
/** Posts the form of the provider's window as a browser without any cookie does. */
const postReturn = async (form: Record<string, string>) => {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: '/easypay/return',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'ja' },
    payload: new URLSearchParams(form).toString(),
  });
  return { statusCode, body };
};
const pay = async (testNo: string, action: 'pay' | 'cancel' = 'pay') =>
  postReturn(await server.submitPaymentWindow(testNo, action));
/** Runs the reconciler as if `seconds` had passed. */
const reconcileLater = async (seconds = 120): Promise<void> => {
  await staffServer.query(
    `UPDATE test_payment SET moved_at = moved_at - make_interval(secs => $1),
       check_at = check_at - make_interval(secs => $1),
       created_at = created_at - make_interval(secs => $1)`,
    [seconds],
  );
  await reconcileTestPayments(server.paymentDeps);
};
const listStepStates = async () => (await view())?.steps.map(({ state }) => state);
const listAlarms = (testNo: string) => staffServer.query('SELECT kind FROM alarm WHERE subject = $1', [testNo]);
const countRows = async () =>
  staffServer.query(
    `SELECT (SELECT count(*)::int FROM payment) AS payments, (SELECT count(*)::int FROM reservation) AS reservations,
       (SELECT count(*)::int FROM point_entry) AS points,
       (SELECT coalesce(sum(used), 0)::int FROM seat_usage) AS seats`,
  );

describe('a test payment', () => {
  it('is charged and voided at once, without a session, and leaves no trace in reservations or reports', async () => {
    const rowsBefore = await countRows();
    const testNo = await start();
    expect(await view()).toMatchObject({ state: 'open', windowUrl: expect.stringContaining('http') });
    const { statusCode, body } = await pay(testNo);
    expect(statusCode).toBe(200);
    expect(body).toContain('The test is finished.');
    expect(await server.findLedgerRow(testNo)).toMatchObject({
      charged: 100,
      remaining: 0,
      calls: { approve: 1, cancel: 1 },
    });
    const instant = expect.stringMatching(/^\d{4}-/);
    expect(await view()).toMatchObject({
      state: 'voided',
      failure: null,
      windowUrl: null,
      steps: [
        { step: 'window', state: 'done', at: instant },
        { step: 'approval', state: 'done', at: instant },
        { step: 'void', state: 'done', at: instant },
      ],
    });
    expect(await countRows()).toEqual(rowsBefore);
    expect(await staffServer.query('SELECT action, subject FROM audit_entry WHERE subject = $1', [testNo])).toEqual([
      { action: 'setup.test_payment', subject: testNo },
    ]);
  });

  it('completes the checklist only once it has passed with the configured merchant', async () => {
    const getItem = async () => {
      const { items, paymentTestedOn } = (await owner.get('/setup/view')).json;
      return [items.find(({ topic }) => topic === 'payment')?.state.type, paymentTestedOn];
    };
    const testNo = await start();
    expect(await getItem()).toEqual(['missing', null]);
    await pay(testNo);
    expect(await getItem()).toEqual(['done', expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
    await staffServer.query(`UPDATE test_payment SET merchant_id = 'OTHER'`);
    expect(await getItem()).toEqual(['missing', null]);
  });

  it('begins once if the request is repeated, and is approved once if the window returns twice', async () => {
    const headers = { 'idempotency-key': 'one-test-payment-only' };
    const [testNo, repeatedNo] = await Promise.all([start(headers), start(headers)]);
    expect([repeatedNo, await start(headers)]).toEqual([testNo, testNo]);
    expect(await view()).toMatchObject({ state: 'open', failure: null });
    const form = await server.submitPaymentWindow(testNo);
    await Promise.all(Array.from({ length: 5 }, () => postReturn(form)));
    expect((await postReturn(form)).body).toContain('The test is finished.');
    expect((await server.findLedgerRow(testNo))?.calls).toMatchObject({ approve: 1, cancel: 1 });
  });

  it('is replaced by a newer one, and its window then charges nothing', async () => {
    const testNo = await start();
    const form = await server.submitPaymentWindow(testNo);
    const newerNo = await start();
    expect((await postReturn(form)).body).toContain('nothing was charged');
    expect((await server.findLedgerRow(testNo))?.charged).toBe(0);
    expect(await staffServer.query('SELECT failure FROM test_payment WHERE test_no = $1', [testNo])).toEqual([
      { failure: 'replaced' },
    ]);
    await pay(newerNo);
    expect(await view()).toMatchObject({ testNo: newerNo, state: 'voided' });
  });

  it('that is being charged is not replaced', async () => {
    const testNo = await start();
    await server.injectFault({ operation: 'approve', shopOrderNo: testNo, kind: 'stall', ms: 600_000, work: 'first' });
    const returned = pay(testNo);
    await expect.poll(server.countStalledCalls).toBe(1);
    expect((await owner.post('/setup/test-payment')).json).toMatchObject({ code: 'payment_confirming' });
    expect((await owner.post('/setup/test-payment/stop', { testNo })).json).toMatchObject({ code: 'no_such_move' });
    await server.releaseStalledCalls();
    await returned;
    expect(await view()).toMatchObject({ state: 'voided' });
  });

  it('that staff end is no longer approved', async () => {
    const testNo = await start();
    const form = await server.submitPaymentWindow(testNo);
    expect((await owner.post('/setup/test-payment/stop', { testNo })).json.test).toMatchObject({ failure: 'stopped' });
    await postReturn(form);
    expect((await server.findLedgerRow(testNo))?.charged).toBe(0);
  });

  it('is refused to staff without the capability, and beyond ten an hour', async () => {
    const manager = await staffServer.signIn(
      await staffServer.createStaff({ role: 'hotel_manager', scope: { type: 'group' } }),
    );
    expect((await manager.post('/setup/test-payment')).status).toBe(403);
    expect((await manager.get('/setup/test-payment/view')).status).toBe(403);
    for (let count = 0; count < 10; count += 1) await start();
    expect((await owner.post('/setup/test-payment')).status).toBe(429);
  });
});

describe('a test payment that fails', () => {
  it('because the person cancels names the provider’s message', async () => {
    const testNo = await start();
    expect((await pay(testNo, 'cancel')).body).toContain('nothing was charged');
    const test = await view();
    expect(test).toMatchObject({ state: 'failed', failure: 'ended' });
    expect(test?.providerMessage).not.toBe('');
    expect(await listStepStates()).toEqual(['done', 'failed', 'skipped']);
  });

  it.each([
    ['the provider declines to open a payment', { operation: 'register', kind: 'decline' }, 'refused'],
    ['the provider is unreachable', { operation: 'register', kind: 'drop', work: 'never' }, 'unreachable'],
  ])('because %s is answered at once', async (_, fault, failure) => {
    await server.injectFault({ ...fault, amount: 100 });
    await start();
    expect(await view()).toMatchObject({ state: 'failed', failure });
    expect(await listStepStates()).toEqual(['failed', 'skipped', 'skipped']);
  });

  it('because the approval is declined names the provider’s code', async () => {
    const testNo = await start();
    await server.injectFault({ operation: 'approve', shopOrderNo: testNo, kind: 'decline' });
    await pay(testNo);
    const test = await view();
    expect(test).toMatchObject({ state: 'failed', failure: 'declined' });
    expect(test?.providerCode).not.toBe('');
  });

  it('because another amount is charged is voided in full', async () => {
    const testNo = await start();
    await server.injectFault({ operation: 'approve', shopOrderNo: testNo, kind: 'wrongAmount', amount: 99_000 });
    await pay(testNo);
    expect(await view()).toMatchObject({ state: 'voided', failure: 'amount_differs', chargedAmount: 99_000 });
    expect((await server.findLedgerRow(testNo))?.remaining).toBe(0);
    expect((await owner.get('/setup/view')).json.paymentTestedOn).toBeNull();
  });

  it('because the response is signed with another secret is voided in full', async () => {
    const testNo = await start();
    await server.injectFault({ operation: 'approve', shopOrderNo: testNo, kind: 'badSignature' });
    await pay(testNo);
    expect(await view()).toMatchObject({ state: 'voided', failure: 'bad_signature' });
    expect((await server.findLedgerRow(testNo))?.remaining).toBe(0);
  });

  it('because its window belongs to another test charges nothing', async () => {
    const earlierNo = await start();
    const { authorizationId = '' } = await server.submitPaymentWindow(earlierNo);
    const testNo = await start();
    await postReturn({ resCd: '0000', resMsg: '', shopOrderNo: testNo, authorizationId });
    expect(await view()).toMatchObject({ testNo, state: 'failed' });
    expect((await server.findLedgerRow(testNo))?.charged).toBe(0);
  });

  it('because it is not paid in time expires', async () => {
    await start();
    await reconcileLater(29 * 60);
    expect(await view()).toMatchObject({ state: 'open' });
    await reconcileLater(120);
    expect(await view()).toMatchObject({ state: 'failed', failure: 'expired' });
  });
});

it('a return of an unknown test changes nothing and says so in the visitor’s language', async () => {
  const form = { resCd: '0000', resMsg: '', shopOrderNo: 'TEST-20260301-N0B0DYKN0WSTH1S0', authorizationId: 'A1' };
  expect((await postReturn(form)).body).toContain('テスト決済が見つかりません');
  expect(await view()).toBeNull();
});

it('a return of an order of a hotel whose code only begins like that of tests goes to the page of guests', async () => {
  const form = { resCd: '0000', resMsg: '', shopOrderNo: 'TEST-A-20260301-N0B0DYKN0WSTH1S0', authorizationId: 'A1' };
  expect((await postReturn(form)).statusCode).toBe(303);
});

describe('a test payment whose process ended', () => {
  /** Leaves the test as a process does that was killed before it sent the void. */
  const chargeWithoutVoid = async (): Promise<string> => {
    const testNo = await start();
    await server.injectFault({ operation: 'cancel', shopOrderNo: testNo, kind: 'drop', work: 'never' });
    await pay(testNo);
    expect(await listStepStates()).toEqual(['done', 'done', 'running']);
    expect((await server.findLedgerRow(testNo))?.remaining).toBe(100);
    return testNo;
  };

  it('between approval and void is voided by the reconciler, once', async () => {
    const testNo = await chargeWithoutVoid();
    await reconcileLater();
    await reconcileLater();
    expect(await view()).toMatchObject({ state: 'voided', failure: null });
    expect((await server.findLedgerRow(testNo))?.remaining).toBe(0);
  });

  it('during the approval is voided if it was charged', async () => {
    const testNo = await start();
    await server.injectFault({ operation: 'approve', shopOrderNo: testNo, kind: 'drop', work: 'first' });
    await server.injectFault({ operation: 'query', shopOrderNo: testNo, kind: 'drop', work: 'never' });
    expect((await pay(testNo)).body).toContain('still being checked');
    expect(await view()).toMatchObject({ state: 'approving' });
    await reconcileLater();
    expect(await view()).toMatchObject({ state: 'voided' });
    expect((await server.findLedgerRow(testNo))?.remaining).toBe(0);
  });

  it('during the approval has failed if nothing was charged', async () => {
    const testNo = await start();
    await server.injectFault({ operation: 'approve', shopOrderNo: testNo, kind: 'drop', work: 'never' });
    await pay(testNo);
    await reconcileLater();
    expect(await view()).toMatchObject({ state: 'failed', failure: 'not_charged' });
  });

  it('needs a person, with one alarm, if the provider keeps declining the void', async () => {
    const testNo = await start();
    await server.injectFault({ operation: 'cancel', shopOrderNo: testNo, kind: 'decline', times: null });
    await pay(testNo);
    for (let run = 0; run < 5; run += 1) await reconcileLater();
    expect(await view()).toMatchObject({ state: 'manual', failure: 'not_voided' });
    expect(await listAlarms(testNo)).toEqual([{ kind: 'test_payment_not_voided' }]);
    expect(await start()).not.toBe(testNo);
  });

  it('counts as voided if staff cancelled the charge in the provider’s back office', async () => {
    const testNo = await chargeWithoutVoid();
    await server.cancelAtProvider(testNo);
    for (let run = 0; run < 3; run += 1) await reconcileLater();
    expect(await view()).toMatchObject({ state: 'voided' });
  });
});

describe('a test payment that is charged after it was recorded as not charged', () => {
  const chargeLate = async (): Promise<string> => {
    const testNo = await start();
    const form = await server.submitPaymentWindow(testNo);
    await server.injectFault({ operation: 'approve', shopOrderNo: testNo, kind: 'drop', work: 'never' });
    await postReturn(form);
    await reconcileLater();
    expect(await view()).toMatchObject({ state: 'failed', failure: 'not_charged' });
    const { rows } = await server.database.pool.query<{ key: string; day: string }>(
      'SELECT approve_key AS key, approve_day::text AS day FROM test_payment WHERE test_no = $1',
      [testNo],
    );
    const { authorizationId = '' } = form;
    for (const row of rows)
      await server.paymentDeps.payments.approve({
        shopOrderNo: toCode<ShopOrderNo>(testNo),
        authorizationId,
        ...row,
      });
    expect((await server.findLedgerRow(testNo))?.remaining).toBe(100);
    return testNo;
  };
  const getState = (testNo: string) => staffServer.query('SELECT state FROM test_payment WHERE test_no = $1', [testNo]);

  it('is voided, also while a newer test is unfinished', async () => {
    const testNo = await chargeLate();
    const newerNo = await start();
    await reconcileLater(600);
    expect(await getState(testNo)).toEqual([{ state: 'voided' }]);
    expect((await server.findLedgerRow(testNo))?.remaining).toBe(0);
    expect(await listAlarms(testNo)).toEqual([]);
    await pay(newerNo);
    expect(await view()).toMatchObject({ testNo: newerNo, state: 'voided', failure: null });
  });

  it('raises an alarm while the charge cannot be recorded, and is voided once it can', async () => {
    const testNo = await chargeLate();
    await staffServer.query(`ALTER TABLE test_payment ADD CONSTRAINT test_refusal CHECK (state <> 'approved')`);
    try {
      await reconcileLater(600);
    } finally {
      await staffServer.query('ALTER TABLE test_payment DROP CONSTRAINT test_refusal');
    }
    expect(await getState(testNo)).toEqual([{ state: 'failed' }]);
    expect(await listAlarms(testNo)).toEqual([{ kind: 'test_payment_not_voided' }]);
    await reconcileLater(3600);
    expect(await getState(testNo)).toEqual([{ state: 'voided' }]);
  });
});

describe('a test payment whose outcome the provider never reports', () => {
  it.each([
    ['approval', 'approve', 'approving', 'unknown_outcome'],
    ['void', 'cancel', 'approved', 'not_voided'],
  ])('needs a person after twenty checks of its %s, with one alarm', async (_, operation, state, failure) => {
    const testNo = await start();
    await server.injectFault({ operation, shopOrderNo: testNo, kind: 'drop', work: 'first' });
    await server.injectFault({ operation: 'query', shopOrderNo: testNo, kind: 'pending', times: null });
    await pay(testNo);
    for (let run = 0; run < 19; run += 1) await reconcileLater();
    expect(await view()).toMatchObject({ state, failure: null });
    expect(await listAlarms(testNo)).toEqual([]);
    expect((await owner.post('/setup/test-payment')).json).toMatchObject({ code: 'payment_confirming' });
    await reconcileLater();
    expect(await view()).toMatchObject({ state: 'manual', failure });
    expect(await listAlarms(testNo)).toEqual([{ kind: 'test_payment_not_voided' }]);
    expect(await start()).not.toBe(testNo);
  });
});
