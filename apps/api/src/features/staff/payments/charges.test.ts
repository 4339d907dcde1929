import { randomUUID } from 'node:crypto';
import { compareCharges, proposeCharges } from '@dining/contract/staff/payments';
import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { confirmChargeBySecondPerson, settleWithTwoPeople } from '../../../../test/two-person-approval';
import { createUnrecordedCharge, getListedCharge, type ListedCharge } from '../../../../test/unrecorded-charge';
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

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const expectConsistentData = async () =>
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
const listAlarms = async (orderNo: string) =>
  (await query('SELECT kind FROM alarm WHERE subject = $1 AND settled_at IS NULL', [orderNo])).map(({ kind }) => kind);
const listAuditEntries = async (orderNo: string) =>
  (await query('SELECT actor_kind, action, detail FROM audit_entry WHERE subject = $1 ORDER BY id', [orderNo])).map(
    ({ actor_kind, action, detail }) => `${actor_kind} ${action} ${detail.amount}`,
  );

const getProviderCharge = (orderNo: string, changes: object = {}) => getListedCharge(server, orderNo, changes);
const compare = async (charge: ListedCharge) => {
  const { charges = [] } = await staff.call(compareCharges, { body: { charges: [charge] } });
  return charges[0];
};
const findProposalId = async ({ chargeId }: ListedCharge): Promise<string> =>
  (await query(`SELECT proposal_id FROM staff_proposal WHERE subject = $1 AND state = 'open'`, [chargeId]))[0]
    ?.proposal_id ?? '';
/** Proposes the settlement by a command and confirms it as a second person. Returns verdict and payment state. */
const settle = async (charge: ListedCharge, { finishes = true } = {}) => {
  const { charges = [] } = await staff.call(proposeCharges, { body: { charges: [charge], reason: 'restored' } });
  const proposalId = await findProposalId(charge);
  if (proposalId !== '') {
    const error = await confirmChargeBySecondPerson(server.paymentDeps, proposalId, { finishes });
    if (error !== undefined) throw new Error(error);
  }
  const [row] = await query('SELECT state FROM payment WHERE shop_order_no = $1', [charge.shopOrderNo]);
  return { verdict: charges[0]?.verdict, state: row?.state ?? null };
};

/** Creates an order that waits for payment according to the database, although the provider has charged it. */
async function chargeWithoutCallback(): Promise<string> {
  const { response } = (await (await server.startGuestSession()).post('/ordersheet/prepay', createDinnerOrder())).json;
  const { shopOrderNo } = response;
  const { authorizationId = '' } = await server.submitPaymentWindow(shopOrderNo);
  const call = { shopOrderNo: toCode<ShopOrderNo>(shopOrderNo), authorizationId, key: randomUUID() };
  expect(await server.deps.payments.approve({ ...call, day: getTodayInSeoul(server.deps.now()) })).toMatchObject({
    outcome: 'approved',
  });
  return shopOrderNo;
}

it('a charge of an order without a payment row is refunded once, and is audited', async () => {
  const orderNo = await createUnrecordedCharge(server);
  const charge = await getProviderCharge(orderNo);
  expect(await compare(charge)).toMatchObject({ verdict: 'unknown', state: null, hasProposal: false });
  const proposeResponse = await staff.call(proposeCharges, { body: { charges: [charge], reason: 'restored' } });
  expect(proposeResponse).toMatchObject({ proposedCount: 1, charges: [{ state: null, hasProposal: true }] });
  expect(await server.findLedgerRow(orderNo)).toMatchObject({ cancelled: 0 });
  expect(await settle(charge)).toMatchObject({ verdict: 'unknown', state: 'voided' });
  expect(await compare(await getProviderCharge(orderNo))).toMatchObject({ verdict: 'known', state: 'voided' });
  expect(await server.findLedgerRow(orderNo)).toMatchObject({ cancelled: 81_000, remaining: 0 });
  const expectedEntries = [
    'staff proposal.add 81000',
    'staff payment.found 81000',
    'staff payment.voiding 81000',
    'staff payment.voided 81000',
  ];
  expect((await listAuditEntries(orderNo)).toSorted()).toEqual(expectedEntries.toSorted());
  await expectConsistentData();
});

it('a charge is proposed once, however often it is in a list', async () => {
  const charge = await getProviderCharge(await createUnrecordedCharge(server));
  const body = { charges: [charge, charge], reason: 'restored' };
  expect(await staff.call(proposeCharges, { body })).toMatchObject({ proposedCount: 1 });
  expect(await staff.call(proposeCharges, { body })).toMatchObject({ proposedCount: 0 });
  expect(await settle(charge)).toMatchObject({ state: 'voided' });
});

it('a charge is refunded once if it is confirmed many times at once', async () => {
  const charge = await getProviderCharge(await createUnrecordedCharge(server));
  await staff.call(proposeCharges, { body: { charges: [charge], reason: 'restored' } });
  const proposalId = await findProposalId(charge);
  const errors = await Promise.all(
    Array.from({ length: 10 }, () => confirmChargeBySecondPerson(server.paymentDeps, proposalId)),
  );
  expect(errors.filter((error) => error === undefined)).toHaveLength(1);
  expect(new Set(errors)).toEqual(new Set([undefined, 'proposal_closed']));
  expect(await server.findLedgerRow(charge.shopOrderNo)).toMatchObject({
    cancelled: 81_000,
    keys: { cancel: [expect.any(String)] },
  });
  await expectConsistentData();
});

it('a charge whose payment has changed since the proposal is not settled', async () => {
  const charge = await getProviderCharge(await createUnrecordedCharge(server));
  await staff.call(proposeCharges, { body: { charges: [charge], reason: 'restored' } });
  const proposalId = await findProposalId(charge);
  await query(
    `INSERT INTO payment (shop_order_no, htl_code, state, amount, method, provider, "order", guest_id)
     VALUES ($1, 'H01', 'manual', 81000, 'card', 'easypay', 'null', '')`,
    [charge.shopOrderNo],
  );
  expect(await confirmChargeBySecondPerson(server.paymentDeps, proposalId)).toBe('charge_changed');
  expect(await server.findLedgerRow(charge.shopOrderNo)).toMatchObject({ cancelled: 0 });
  await query('DELETE FROM payment WHERE shop_order_no = $1', [charge.shopOrderNo]);
  expect(await confirmChargeBySecondPerson(server.paymentDeps, proposalId)).toBeUndefined();
  await expectConsistentData();
});

it('the reconciler refunds a charge if the process ends after the confirmation', async () => {
  const charge = await getProviderCharge(await createUnrecordedCharge(server));
  expect(await settle(charge, { finishes: false })).toEqual({ verdict: 'unknown', state: 'voiding' });
  expect(await server.findLedgerRow(charge.shopOrderNo)).toMatchObject({ cancelled: 0 });
  await query(
    `UPDATE payment SET moved_at = moved_at - interval '2 minutes', check_at = NULL WHERE shop_order_no = $1`,
    [charge.shopOrderNo],
  );
  await reconcile(server.paymentDeps);
  expect(await compare(await getProviderCharge(charge.shopOrderNo))).toMatchObject({
    verdict: 'known',
    state: 'voided',
  });
  await expectConsistentData();
});

it('the reconciler continues a refund to which the provider has not responded', async () => {
  const charge = await getProviderCharge(await createUnrecordedCharge(server));
  await server.injectFault({ operation: 'cancel', shopOrderNo: charge.shopOrderNo, kind: 'drop', work: 'first' });
  expect(await settle(charge)).toMatchObject({ verdict: 'unknown', state: 'voiding' });
  expect(await compare(charge)).toMatchObject({ verdict: 'in_progress' });
  await query(
    `UPDATE payment SET moved_at = moved_at - interval '2 minutes', check_at = NULL WHERE shop_order_no = $1`,
    [charge.shopOrderNo],
  );
  await reconcile(server.paymentDeps);
  expect(await compare(await getProviderCharge(charge.shopOrderNo))).toMatchObject({
    verdict: 'known',
    state: 'voided',
  });
  await expectConsistentData();
});

it.each(['registered', 'lapsed', 'declined'])(
  'a charge of an order in the state %s is refunded, and its seats are released',
  async (state) => {
    const orderNo = await chargeWithoutCallback();
    if (state !== 'registered') {
      await query(
        `INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state) SELECT shop_order_no, htl_code, state, $2 FROM payment WHERE shop_order_no = $1`,
        [orderNo, state === 'lapsed' ? 'lapsed' : 'declined'],
      );
      await query('UPDATE payment SET state = $2 WHERE shop_order_no = $1', [orderNo, state]);
    }
    expect(await settle(await getProviderCharge(orderNo))).toMatchObject({ verdict: 'unknown', state: 'voided' });
    expect(await query('SELECT state FROM hold WHERE shop_order_no = $1', [orderNo])).toEqual([{ state: 'freed' }]);
    await expectConsistentData();
  },
);

it('a charge of a reservation is kept, and its refund in the provider’s back office is recorded', async () => {
  const { shopOrderNo } = await server.reserve(
    await server.startGuestSession(),
    createDinnerOrder({ resvDate: '2026-03-19 18:00' }),
  );
  expect(await compare(await getProviderCharge(shopOrderNo))).toMatchObject({ verdict: 'known', state: 'reserved' });
  await server.cancelAtProvider(shopOrderNo);
  expect(await settle(await getProviderCharge(shopOrderNo))).toMatchObject({
    verdict: 'refund_missing',
    state: 'refunded',
  });
  expect(await listAlarms(shopOrderNo)).toEqual(['cancelled_at_provider']);
  await expectConsistentData();
});

it.each([
  ['of another shop', 'SHOP-42', {}],
  ['of an unknown hotel', 'H77-20260311-0000000000000009', {}],
  ['that is partly refunded, perhaps for a fee', undefined, { left: 30_000 }],
])('a charge %s is not changed and is flagged for manual review', async (_name, orderNo, changes) => {
  const charge = await getProviderCharge(await createUnrecordedCharge(server, orderNo), changes);
  for (let times = 0; times < 2; times += 1)
    expect(await settle(charge)).toEqual({ verdict: 'manual_review', state: null });
  expect(await server.findLedgerRow(charge.shopOrderNo)).toMatchObject({ cancelled: 0 });
  expect(await listAlarms(charge.shopOrderNo)).toEqual(['charge_mismatch']);
  const entries = [`staff proposal.add ${charge.left}`, `staff payment.found ${charge.left}`];
  expect(await listAuditEntries(charge.shopOrderNo)).toEqual([...entries, ...entries]);
  // The charge belongs to no payment of ours, so staff only record, once, that they have handled it.
  const resolveAsSeen = () => settleWithTwoPeople(server.paymentDeps, charge.shopOrderNo, 'seen');
  expect(await resolveAsSeen()).toEqual({ ok: true, state: null, resvCode: null });
  expect(await listAlarms(charge.shopOrderNo)).toEqual([]);
  expect(await resolveAsSeen()).toEqual({ ok: false, error: 'unknown_payment' });
  expect(await listAuditEntries(charge.shopOrderNo)).toHaveLength(6);
});

it('a second charge of a paid order is flagged for manual review, and staff close the alarm', async () => {
  const { shopOrderNo } = await server.reserve(
    await server.startGuestSession(),
    createDinnerOrder({ resvDate: '2026-03-18 18:00' }),
  );
  const secondCharge = await getProviderCharge(shopOrderNo, { chargeId: '12345678901234567890' });
  expect(await settle(secondCharge)).toEqual({ verdict: 'manual_review', state: 'reserved' });
  expect(await listAlarms(shopOrderNo)).toEqual(['charge_mismatch']);
  expect(await settleWithTwoPeople(server.paymentDeps, shopOrderNo, 'seen')).toMatchObject({ state: 'reserved' });
  expect(await listAlarms(shopOrderNo)).toEqual([]);
});
