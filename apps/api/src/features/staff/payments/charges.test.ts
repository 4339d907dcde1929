import { randomUUID } from 'node:crypto';
import { compareCharges } from '@dining/contract/staff/payments';
import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../../../test/audit';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { resolveWithTwoPeople } from '../../../../test/two-person-approval';
import { reconcile } from '../../../booking/payments/reconcile';

let server: PaymentTestServer;
let staff: StaffCommandClient;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  staff = await startStaffCommandClient(server.deps);
});
afterAll(async () => {
  await staff.close();
  await server.close();
});

const listRows = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const expectBalanced = async () =>
  expect((await audit(server.database.pool, await server.listLedger())).findings).toEqual([]);
const listAlarms = async (no: string) =>
  (await listRows('SELECT kind FROM alarm WHERE subject = $1 AND settled_at IS NULL', [no])).map(({ kind }) => kind);
const listAudited = async (no: string) =>
  (await listRows('SELECT actor_kind, action, detail FROM audit_entry WHERE subject = $1 ORDER BY id', [no])).map(
    ({ actor_kind, action, detail }) => `${actor_kind} ${action} ${detail.amount}`,
  );

/** Returns the charge of an order from the provider's list. */
async function createListed(no: string, changes: object = {}) {
  const row = await server.findLedgerRow(no);
  if (row === undefined || row.pgCno === null) throw new Error(`${no} was not charged`);
  const { pgCno: chargeId, charged, remaining: left, method } = row;
  return { shopOrderNo: toCode<ShopOrderNo>(no), chargeId, charged, left, method, ...changes };
}
type Listed = Awaited<ReturnType<typeof createListed>>;
const compare = async (charge: Listed, settle = true) => {
  const { charges = [] } = await staff.run(compareCharges, { charges: [charge], settle, reason: 'restored' });
  return charges[0];
};

let planted = 0;
/** Creates a charge that only the provider knows. */
async function createLost(shopOrderNo?: string): Promise<string> {
  planted += 1;
  const no = shopOrderNo ?? `H01-20260311-${String(planted).padStart(16, '0')}`;
  const body = { shopOrderNo: no, pgCno: String(planted).padStart(20, '9'), amount: 81_000, method: 'card' };
  const answer = await fetch(`${server.deps.config.easypay.baseUrl}/_control/charges`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return no;
}

/** Creates an order that waits for payment according to the database, although the provider has charged it. */
async function chargeUnseen(): Promise<string> {
  const { response } = (await (await server.guest()).post('/ordersheet/prepay', createDinnerOrder())).json;
  const { shopOrderNo } = response;
  const { authorizationId = '' } = await server.submitPaymentWindow(shopOrderNo);
  const call = { shopOrderNo: toCode<ShopOrderNo>(shopOrderNo), authorizationId, key: randomUUID() };
  expect(await server.deps.payments.approve({ ...call, day: getTodayInSeoul(server.deps.now()) })).toMatchObject({
    outcome: 'approved',
  });
  return shopOrderNo;
}

it('a charge of an order without a payment row is refunded once, and is audited', async () => {
  const no = await createLost();
  const charge = await createListed(no);
  expect(await compare(charge, false)).toMatchObject({ verdict: 'unknown', state: null });
  expect(await server.findLedgerRow(no)).toMatchObject({ cancelled: 0 });
  expect(await compare(charge)).toMatchObject({ verdict: 'unknown', state: 'voided' });
  expect(await compare(await createListed(no))).toMatchObject({ verdict: 'known', state: 'voided' });
  expect(await server.findLedgerRow(no)).toMatchObject({ cancelled: 81_000, remaining: 0 });
  const all = ['staff payment.found 81000', 'staff payment.voiding 81000', 'staff payment.voided 81000'];
  expect((await listAudited(no)).toSorted()).toEqual(all.toSorted());
  await expectBalanced();
});

it('a charge whose refund cannot be recorded does not stop the others, and is retried', async () => {
  const [bad, good] = [await createLost(), await createLost()];
  const compareBoth = async () => {
    const charges = [await createListed(bad), await createListed(good)];
    return (await staff.run(compareCharges, { charges, settle: true, reason: 'restored' })).charges;
  };
  await listRows(`ALTER TABLE payment ADD CONSTRAINT not_this CHECK (shop_order_no <> '${bad}')`);
  expect(await compareBoth()).toMatchObject([
    { shopOrderNo: bad, verdict: 'failed', state: null },
    { shopOrderNo: good, verdict: 'unknown', state: 'voided' },
  ]);
  await listRows('ALTER TABLE payment DROP CONSTRAINT not_this');
  expect(await compareBoth()).toMatchObject([
    { verdict: 'unknown', state: 'voided' },
    { verdict: 'known', state: 'voided' },
  ]);
  expect(await server.findLedgerRow(bad)).toMatchObject({ remaining: 0 });
  await expectBalanced();
});

it('a charge is refunded once if several reconciliations find it at once', async () => {
  const charge = await createListed(await createLost());
  await Promise.all(Array.from({ length: 10 }, () => compare(charge)));
  expect(await server.findLedgerRow(charge.shopOrderNo)).toMatchObject({
    cancelled: 81_000,
    keys: { cancel: [expect.any(String)] },
  });
  await expectBalanced();
});

it('the reconciler continues if the provider does not respond', async () => {
  const charge = await createListed(await createLost());
  await server.injectFault({ operation: 'cancel', shopOrderNo: charge.shopOrderNo, kind: 'drop', work: 'first' });
  expect(await compare(charge)).toMatchObject({ verdict: 'unknown', state: 'voiding' });
  expect(await compare(charge)).toMatchObject({ verdict: 'in_progress' });
  await listRows(
    `UPDATE payment SET moved_at = moved_at - interval '2 minutes', check_at = NULL WHERE shop_order_no = $1`,
    [charge.shopOrderNo],
  );
  await reconcile(server.paymentDeps);
  expect(await compare(await createListed(charge.shopOrderNo))).toMatchObject({ verdict: 'known', state: 'voided' });
  await expectBalanced();
});

it.each(['registered', 'lapsed', 'declined'])(
  'a charge of an order that is %s is refunded, and its seats are released',
  async (state) => {
    const no = await chargeUnseen();
    if (state !== 'registered') {
      await listRows(
        `INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state) SELECT shop_order_no, htl_code, state, $2 FROM payment WHERE shop_order_no = $1`,
        [no, state === 'lapsed' ? 'lapsed' : 'declined'],
      );
      await listRows('UPDATE payment SET state = $2 WHERE shop_order_no = $1', [no, state]);
    }
    expect(await compare(await createListed(no))).toMatchObject({ verdict: 'unknown', state: 'voided' });
    expect(await listRows('SELECT state FROM hold WHERE shop_order_no = $1', [no])).toEqual([{ state: 'freed' }]);
    await expectBalanced();
  },
);

it('a charge of a reservation is kept, and its refund at the provider is recorded', async () => {
  const { shopOrderNo } = await server.reserve(
    await server.guest(),
    createDinnerOrder({ resvDate: '2026-03-19 18:00' }),
  );
  expect(await compare(await createListed(shopOrderNo))).toMatchObject({ verdict: 'known', state: 'reserved' });
  await server.cancelAtProvider(shopOrderNo);
  expect(await compare(await createListed(shopOrderNo))).toMatchObject({
    verdict: 'refund_missing',
    state: 'refunded',
  });
  expect(await listAlarms(shopOrderNo)).toEqual(['cancelled_at_provider']);
  await expectBalanced();
});

it.each([
  ['of another shop', 'SHOP-42', {}],
  ['of an unknown hotel', 'H77-20260311-0000000000000009', {}],
  ['that is partly refunded, perhaps for a fee', undefined, { left: 30_000 }],
])('a charge %s is not changed and is flagged for manual review once', async (_name, no, changes) => {
  const charge = await createListed(await createLost(no), changes);
  for (let times = 0; times < 2; times += 1)
    expect(await compare(charge)).toMatchObject({ verdict: 'manual_review', state: null });
  expect(await server.findLedgerRow(charge.shopOrderNo)).toMatchObject({ cancelled: 0 });
  expect(await listAlarms(charge.shopOrderNo)).toEqual(['charge_mismatch']);
  expect(await listAudited(charge.shopOrderNo)).toEqual([`staff payment.found ${charge.left}`]);
  // The charge belongs to no payment of ours, so staff only record, once, that they have handled it.
  const resolveAsSeen = () => resolveWithTwoPeople(server.paymentDeps, charge.shopOrderNo, 'seen');
  expect(await resolveAsSeen()).toEqual({ ok: true, state: null, resvCode: null });
  expect(await listAlarms(charge.shopOrderNo)).toEqual([]);
  expect(await resolveAsSeen()).toEqual({ ok: false, error: 'unknown_payment' });
  expect(await listAudited(charge.shopOrderNo)).toHaveLength(3);
});

it('a second charge of a paid order is flagged for manual review, and staff settle it', async () => {
  const { shopOrderNo } = await server.reserve(
    await server.guest(),
    createDinnerOrder({ resvDate: '2026-03-18 18:00' }),
  );
  const second = await createListed(shopOrderNo, { chargeId: '12345678901234567890' });
  expect(await compare(second)).toMatchObject({ verdict: 'manual_review', state: 'reserved' });
  expect(await listAlarms(shopOrderNo)).toEqual(['charge_mismatch']);
  expect(await resolveWithTwoPeople(server.paymentDeps, shopOrderNo, 'seen')).toMatchObject({ state: 'reserved' });
  expect(await listAlarms(shopOrderNo)).toEqual([]);
});
