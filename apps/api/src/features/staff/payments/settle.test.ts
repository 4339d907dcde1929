import { proposeResolution } from '@dining/contract/staff/payments';
import type { ProposableResolution } from '@dining/domain/payments/resolutions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { proposeByCommand } from '../../../../test/propose-by-command';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { confirmPaymentBySecondPerson } from '../../../../test/two-person-approval';
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

const runSql = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const getState = async (shopOrderNo: string) =>
  (await runSql('SELECT state FROM payment WHERE shop_order_no = $1', [shopOrderNo]))[0]?.state;
const listOpenAlarms = async (shopOrderNo: string) =>
  runSql('SELECT kind FROM alarm WHERE subject = $1 AND settled_at IS NULL', [shopOrderNo]);
const listAuditEntries = async (shopOrderNo: string) =>
  runSql(
    `SELECT actor, detail ->> 'to' AS "to", detail ->> 'reason' AS reason FROM audit_entry WHERE subject = $1 AND action = 'payment.settle'`,
    [shopOrderNo],
  );
const expectConsistentData = async () =>
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
interface Proposal {
  readonly move?: ProposableResolution;
  readonly chargeId?: string | null | undefined;
  readonly reason?: string;
}
const propose = (shopOrderNo: string, proposal: Proposal = {}) => proposeByCommand(staff, shopOrderNo, proposal);
/**
 * Proposes by a command and confirms as a staff member. Returns the new state of the payment, or the error of the step
 * that failed. A proposal whose confirmation failed is closed.
 */
const settle = async (shopOrderNo: string, proposal: Proposal = {}) => {
  const { code, payment } = await propose(shopOrderNo, proposal);
  if (code !== undefined) return { refused: code };
  const proposalId = payment?.proposals[0]?.proposalId ?? '';
  const result = await confirmPaymentBySecondPerson(server.paymentDeps, shopOrderNo, proposalId);
  if (result.ok) return { to: result.state, resvCode: result.resvCode };
  await runSql(`UPDATE staff_proposal SET state = 'refused' WHERE proposal_id = $1`, [proposalId]);
  return { refused: result.error };
};
const reconcileLater = async (): Promise<void> => {
  await runSql(`UPDATE payment SET moved_at = moved_at - interval '2 minutes', check_at = NULL, checks = 5`);
  await reconcile(server.paymentDeps);
};

/** Creates a payment whose approval has been unknown for two days. The provider has charged it if `work` is `first`. */
async function createUnknownApproval(work: 'first' | 'never'): Promise<string> {
  const guest = await server.startGuestSession();
  const { response } = (await guest.post('/ordersheet/prepay', createDinnerOrder())).json;
  const { shopOrderNo } = response;
  await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'drop', work });
  await server.injectFault({ operation: 'query', shopOrderNo, kind: 'pending' });
  await guest.post('/easypay/return', await server.submitPaymentWindow(shopOrderNo));
  await runSql(`UPDATE payment SET approve_day = '2026-03-09' WHERE shop_order_no = $1`, [shopOrderNo]);
  await reconcileLater();
  expect(await getState(shopOrderNo)).toBe('manual');
  return shopOrderNo;
}
const setApproveDayToToday = (shopOrderNo: string) =>
  runSql(`UPDATE payment SET approve_day = '2026-03-11' WHERE shop_order_no = $1`, [shopOrderNo]);

/** Creates a cancelled reservation whose refund the provider has declined. */
async function createDeclinedRefund(): Promise<string> {
  const guest = await server.startGuestSession();
  const { shopOrderNo, resvCode } = await server.reserve(guest, createDinnerOrder());
  await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'decline', times: 2 });
  await guest.post('/resv/cancel', { resvCode });
  await reconcileLater();
  expect(await getState(shopOrderNo)).toBe('manual');
  return shopOrderNo;
}

describe('an approval under manual review', () => {
  it.each([
    ['charged', 'first', 'reserved'],
    ['not charged', 'never', 'declined'],
  ] as const)('is settled as %s if the provider says so', async (_name, work, finalState) => {
    const shopOrderNo = await createUnknownApproval(work);
    expect(await settle(shopOrderNo)).toMatchObject({ refused: 'provider_silent' });
    await setApproveDayToToday(shopOrderNo);
    expect(await settle(shopOrderNo)).toMatchObject({ to: finalState });
    expect(await listOpenAlarms(shopOrderNo)).toEqual([]);
    expect(await listAuditEntries(shopOrderNo)).toHaveLength(1);
    expect(await settle(shopOrderNo)).toMatchObject({ refused: 'not_stuck' });
    await expectConsistentData();
  });

  it('is settled as a reservation only with the number of its own charge', async () => {
    const shopOrderNo = await createUnknownApproval('first');
    expect(await settle(shopOrderNo, { move: 'reserved' })).toMatchObject({ refused: 'charge_unnamed' });
    const chargeId = (await server.findLedgerRow(shopOrderNo))?.pgCno;
    const otherReservation = await server.reserve(
      await server.startGuestSession(),
      createDinnerOrder({ resvDate: '2026-03-18 18:00' }),
    );
    const otherChargeId = (await server.findLedgerRow(otherReservation.shopOrderNo))?.pgCno;
    expect(await settle(shopOrderNo, { move: 'reserved', chargeId: otherChargeId })).toMatchObject({
      refused: 'charge_of_another',
    });
    const result = await settle(shopOrderNo, { move: 'reserved', chargeId });
    expect(result).toMatchObject({ to: 'reserved', resvCode: expect.stringMatching(/^2026/) });
    expect(await listAuditEntries(shopOrderNo)).toEqual([{ actor: 'Sora', to: 'approved', reason: 'looked it up' }]);
    await expectConsistentData();
  });

  it.each([
    ['not charged', 'not_charged', 'never', 'declined'],
    ['charged and refunded by hand', 'refunded', 'first', 'voided'],
  ] as const)('is settled as %s by staff, and its seats are released', async (_name, move, work, finalState) => {
    const shopOrderNo = await createUnknownApproval(work);
    if (work === 'first') await server.cancelAtProvider(shopOrderNo);
    expect(await settle(shopOrderNo, { move })).toMatchObject({ to: finalState });
    expect(await runSql('SELECT state FROM hold WHERE shop_order_no = $1', [shopOrderNo])).toEqual([
      { state: 'freed' },
    ]);
    await expectConsistentData();
  });
});

describe('a refund under manual review', () => {
  it('is requested again if the provider has not made it', async () => {
    const shopOrderNo = await createDeclinedRefund();
    expect(await settle(shopOrderNo)).toMatchObject({ to: 'refunded' });
    expect((await server.findLedgerRow(shopOrderNo))?.remaining).toBe(0);
    expect(await listOpenAlarms(shopOrderNo)).toEqual([]);
    await expectConsistentData();
  });

  it('is settled by staff who have seen it at the provider, once even if it is confirmed repeatedly', async () => {
    const shopOrderNo = await createDeclinedRefund();
    await server.cancelAtProvider(shopOrderNo);
    expect(await settle(shopOrderNo, { move: 'reserved', chargeId: '1' })).toMatchObject({ refused: 'charge_unnamed' });
    const { payment } = await propose(shopOrderNo, { move: 'refunded' });
    const proposalId = payment?.proposals[0]?.proposalId ?? '';
    expect(await propose(shopOrderNo, { move: 'refunded' })).toMatchObject({ code: 'already_proposed' });
    const confirm = () => confirmPaymentBySecondPerson(server.paymentDeps, shopOrderNo, proposalId);
    const responses = await Promise.all(Array.from({ length: 4 }, confirm));
    expect(responses.filter(({ ok }) => ok)).toEqual([{ ok: true, state: 'refunded', resvCode: expect.any(String) }]);
    expect(await listAuditEntries(shopOrderNo)).toHaveLength(1);
    await expectConsistentData();
  });
});

it('an alarm about a refund in the provider’s back office is closed by staff', async () => {
  const { shopOrderNo } = await server.reserve(await server.startGuestSession(), createDinnerOrder());
  const notice = await server.cancelAtProvider(shopOrderNo, 1_000);
  await server.app.inject({ method: 'POST', url: '/easypay/notice', payload: notice });
  expect(await listOpenAlarms(shopOrderNo)).toEqual([{ kind: 'cancelled_at_provider' }]);
  expect(await settle(shopOrderNo, { move: 'seen' })).toMatchObject({ to: 'partly_refunded' });
  expect(await listOpenAlarms(shopOrderNo)).toEqual([]);
});

it.each([
  ['without a reason', { reason: ' ' }, 'invalid_request'],
  ['of an unknown payment', {}, 'not_found'],
] as const)('a proposal %s is refused', async (_name, proposal, code) => {
  const body = { shopOrderNo: 'H01-x', version: 0, move: 'seen', chargeId: null, reason: 'looked it up' } as const;
  expect(await staff.call(proposeResolution, { body: { ...body, ...proposal } })).toMatchObject({ code });
});
