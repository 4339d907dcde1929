import { confirmResolution } from '@dining/contract/staff/payments';
import type { Role, Scope } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { proposeByCommand } from '../../../../test/propose-by-command';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { type StaffBrowser, type StaffServer, startStaffServerWith, testScopes } from '../../../../test/staff-server';
import { reconcile } from '../../../booking/payments/reconcile';

let staffServer: StaffServer<PaymentTestServer>;
let commands: StaffCommandClient;
let jiho: StaffBrowser;
let sora: StaffBrowser;
const signIn = async (role: Role, scope: Scope) => staffServer.signIn(await staffServer.createStaff({ role, scope }));
beforeAll(async () => {
  staffServer = await startStaffServerWith((clock) =>
    startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' }, undefined, clock),
  );
  commands = await startStaffCommandClient(staffServer.server.deps);
  [jiho, sora] = [await signIn('finance', testScopes.group), await signIn('finance', testScopes.group)];
});
beforeEach(() => staffServer.query('DELETE FROM rate_limit'));
afterAll(async () => {
  await commands.close();
  await staffServer.close();
});

/** Creates a cancelled reservation whose refund the provider has declined. */
async function createDeclinedRefund(): Promise<string> {
  const { server } = staffServer;
  const guest = await server.startGuestSession();
  const { shopOrderNo, resvCode } = await server.reserve(guest, createDinnerOrder());
  await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'decline', times: 2 });
  await guest.post('/resv/cancel', { resvCode });
  await staffServer.query(`UPDATE payment SET moved_at = moved_at - interval '2 minutes', check_at = NULL, checks = 5`);
  await reconcile(server.paymentDeps);
  return shopOrderNo;
}

const view = async (browser: StaffBrowser, shopOrderNo: string) =>
  (await browser.post('/payment/view', { shopOrderNo })).json.payment;
const propose = async (browser: StaffBrowser, shopOrderNo: string, changes: object = {}) => {
  const { version } = await view(browser, shopOrderNo);
  return browser.post('/payment/move', {
    shopOrderNo,
    version,
    move: 'as_provider',
    chargeId: null,
    reason: 'called the provider',
    ...changes,
  });
};
const getProposalId = async (browser: StaffBrowser, shopOrderNo: string): Promise<string> =>
  (await view(browser, shopOrderNo)).proposals[0]?.proposalId ?? '';
const confirm = async (browser: StaffBrowser, shopOrderNo: string, headers = {}) =>
  browser.post('/payment/confirm', { proposalId: await getProposalId(browser, shopOrderNo) }, headers);
const getState = async (shopOrderNo: string) =>
  (await staffServer.query('SELECT state FROM payment WHERE shop_order_no = $1', [shopOrderNo]))[0]?.['state'];
const listAuditEntries = async (shopOrderNo: string) =>
  (
    await staffServer.query(
      `SELECT action, actor, staff_id IS NOT NULL AS console FROM audit_entry WHERE subject = $1 AND actor_kind = 'staff'
         AND (action LIKE 'proposal.%' OR action = 'payment.settle') ORDER BY id`,
      [shopOrderNo],
    )
  ).map(({ action, console: fromConsole }) => [action, fromConsole]);

describe('a payment that needs manual review', () => {
  it('is settled when two people of finance agree, and the ledger is consistent', async () => {
    const shopOrderNo = await createDeclinedRefund();
    const { payments } = (await jiho.post('/payment/list', {})).json;
    expect(payments.find((payment) => payment.shopOrderNo === shopOrderNo)).toMatchObject({
      state: 'manual',
      venueName: 'Venue GRILL en',
      refund: { state: 'manual' },
      hasProposal: false,
    });
    expect((await jiho.post('/payment/refresh', { shopOrderNo })).json).toMatchObject({ providerStatus: 'not_found' });
    const proposeResponse = await propose(jiho, shopOrderNo);
    expect([proposeResponse.status, proposeResponse.json.payment]).toMatchObject([
      200,
      { state: 'manual', hasProposal: true, proposals: [{ state: 'open', isOwn: true, isByCommand: false }] },
    ]);
    expect((await confirm(jiho, shopOrderNo)).json.code).toBe('own_proposal');
    expect(await getState(shopOrderNo)).toBe('manual');
    const confirmResponse = await confirm(sora, shopOrderNo);
    expect(confirmResponse.json.payment).toMatchObject({
      state: 'refunded',
      moves: [],
      proposals: [{ state: 'confirmed' }],
    });
    expect(await listAuditEntries(shopOrderNo)).toEqual([
      ['proposal.add', true],
      ['payment.settle', true],
    ]);
    const { findings } = await checkConsistency(
      staffServer.server.database.pool,
      await staffServer.server.listLedger(),
    );
    expect(findings).toEqual([]);
  });

  it('is settled a single time, even if it is confirmed repeatedly or by several people', async () => {
    const shopOrderNo = await createDeclinedRefund();
    await propose(jiho, shopOrderNo);
    const mina = await signIn('finance', testScopes.ownHotel);
    const headers = { 'idempotency-key': 'same-key-for-both-attempts' };
    const responses = await Promise.all([
      confirm(sora, shopOrderNo, headers),
      confirm(sora, shopOrderNo, headers),
      confirm(mina, shopOrderNo),
    ]);
    const codes = responses.map(({ status, json }) => (status === 200 ? 'ok' : json.code));
    expect(codes.includes('ok')).toBe(true);
    expect(codes.filter((code) => code !== 'ok' && code !== 'proposal_closed')).toEqual([]);
    expect((await staffServer.server.findLedgerRow(shopOrderNo))?.remaining).toBe(0);
    expect(await listAuditEntries(shopOrderNo)).toHaveLength(2);
    expect((await confirm(sora, shopOrderNo, headers)).json.code).not.toBe('idempotency_key_reused');
  });

  it('can be settled from a command’s proposal only by a confirmation in the console', async () => {
    const shopOrderNo = await createDeclinedRefund();
    const proposeAtNight = () => proposeByCommand(commands, shopOrderNo, { reason: 'night shift' });
    const proposalId = (await proposeAtNight()).payment?.proposals[0]?.proposalId;
    expect(await proposeAtNight()).toMatchObject({ code: 'already_proposed' });
    expect(await commands.call(confirmResolution, { body: { proposalId: proposalId ?? '' } })).toMatchObject({
      code: 'unknown_call',
    });
    expect(await getState(shopOrderNo)).toBe('manual');
    expect((await view(jiho, shopOrderNo)).proposals).toMatchObject([
      { proposalId, proposer: 'Mina', isByCommand: true, isOwn: false, reason: 'night shift' },
    ]);
    expect((await confirm(jiho, shopOrderNo)).json.payment).toMatchObject({ state: 'refunded' });
    expect(await listAuditEntries(shopOrderNo)).toEqual([
      ['proposal.add', false],
      ['payment.settle', true],
    ]);
  });
});

describe('a proposal to settle a payment', () => {
  it('can be withdrawn only by its proposer, refused only by another person, and then made again', async () => {
    const shopOrderNo = await createDeclinedRefund();
    await propose(jiho, shopOrderNo);
    expect((await propose(sora, shopOrderNo)).json.code).toBe('already_proposed');
    const withdraw = async (browser: StaffBrowser) =>
      browser.post('/payment/withdraw', { proposalId: await getProposalId(browser, shopOrderNo) });
    expect((await withdraw(sora)).json.code).toBe('not_own_proposal');
    expect((await withdraw(jiho)).json.payment.proposals).toMatchObject([{ state: 'withdrawn' }]);
    expect((await confirm(sora, shopOrderNo)).json.code).toBe('proposal_closed');
    await propose(jiho, shopOrderNo);
    const refuse = async (browser: StaffBrowser) =>
      browser.post('/payment/refuse', { proposalId: await getProposalId(browser, shopOrderNo), reason: 'not yet' });
    expect((await refuse(jiho)).json.code).toBe('own_proposal');
    expect((await refuse(sora)).json.payment.proposals[0]).toMatchObject({ state: 'refused', note: 'not yet' });
    expect((await propose(sora, shopOrderNo)).status).toBe(200);
    expect(await getState(shopOrderNo)).toBe('manual');
  });

  it('cannot be confirmed once it has lapsed, and can be made again', async () => {
    const shopOrderNo = await createDeclinedRefund();
    await propose(jiho, shopOrderNo);
    const proposalId = await getProposalId(sora, shopOrderNo);
    await staffServer.query(
      `UPDATE staff_proposal SET lapses_at = now() - interval '1 second' WHERE proposal_id = $1`,
      [proposalId],
    );
    expect((await view(sora, shopOrderNo)).proposals[0]?.state).toBe('lapsed');
    expect((await sora.post('/payment/confirm', { proposalId })).status).toBe(409);
    expect(await getState(shopOrderNo)).toBe('manual');
    expect((await propose(sora, shopOrderNo)).status).toBe(200);
  });

  it('cannot be confirmed if the payment has changed since, and the response contains the current payment', async () => {
    const shopOrderNo = await createDeclinedRefund();
    await propose(jiho, shopOrderNo);
    await staffServer.query(
      `INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state) VALUES ($1, 'H01', 'manual', 'manual')`,
      [shopOrderNo],
    );
    const { status, json } = await confirm(sora, shopOrderNo);
    expect([status, json.code, json.current?.['state']]).toEqual([409, 'changed_meanwhile', 'manual']);
    expect(await getState(shopOrderNo)).toBe('manual');
    expect(
      (await jiho.post('/payment/move', { shopOrderNo, version: 1, move: 'as_provider', chargeId: null, reason: 'x' }))
        .json.code,
    ).toBe('changed_meanwhile');
  });

  it('cannot be confirmed if the grant of its proposer or of the confirming person has ended', async () => {
    const shopOrderNo = await createDeclinedRefund();
    const first = await staffServer.createStaff({ role: 'finance', scope: testScopes.group });
    const firstBrowser = await staffServer.signIn(first);
    await propose(firstBrowser, shopOrderNo);
    const second = await staffServer.createStaff({ role: 'finance', scope: testScopes.group });
    const secondBrowser = await staffServer.signIn(second);
    const proposalId = await getProposalId(secondBrowser, shopOrderNo);
    await staffServer.query('UPDATE staff_grant SET ended_at = now() WHERE staff_id = $1', [second.staffId]);
    expect((await secondBrowser.post('/payment/confirm', { proposalId })).json.code).toBe('forbidden');
    await staffServer.query('UPDATE staff_grant SET ended_at = now() WHERE staff_id = $1', [first.staffId]);
    expect((await confirm(sora, shopOrderNo)).json.code).toBe('second_person_needed');
    expect(await getState(shopOrderNo)).toBe('manual');
  });

  it('needs the second factor within the last five minutes, both to be made and to be confirmed', async () => {
    const shopOrderNo = await createDeclinedRefund();
    const browser = await signIn('finance', testScopes.group);
    await staffServer.query(
      `UPDATE staff_session SET second_factor_at = now() - interval '6 minutes' WHERE begun_at = (SELECT max(begun_at) FROM staff_session)`,
    );
    expect((await propose(browser, shopOrderNo)).json.code).toBe('second_factor_needed');
    await propose(jiho, shopOrderNo);
    expect((await confirm(browser, shopOrderNo)).json.code).toBe('second_factor_needed');
  });

  it('is refused if its resolution is not possible for the payment', async () => {
    const shopOrderNo = await createDeclinedRefund();
    const codes = await Promise.all(
      [{ move: 'not_charged' }, { move: 'reserved', chargeId: '1' }, { move: 'seen' }].map(
        async (changes) => (await propose(jiho, shopOrderNo, changes)).json.code,
      ),
    );
    expect(codes).toEqual(['not_stuck', 'charge_unnamed', 'not_stuck']);
  });

  it('does not change the payment if the provider does not respond, and stays open', async () => {
    const shopOrderNo = await createDeclinedRefund();
    await propose(jiho, shopOrderNo);
    await staffServer.server.injectFault({ operation: 'query', shopOrderNo, kind: 'http500' });
    const stateBefore = await getState(shopOrderNo);
    expect((await confirm(sora, shopOrderNo)).json.code).toBe('provider_silent');
    expect(await getState(shopOrderNo)).toBe(stateBefore);
    expect((await view(sora, shopOrderNo)).proposals[0]?.state).toBe('open');
  });
});

describe('the access to a payment under manual review', () => {
  it.each([
    [
      'a manager of the venue sees the payment and cannot settle it',
      'venue_manager',
      testScopes.ownVenue,
      200,
      'forbidden',
    ],
    ['a manager of a sister venue sees nothing', 'venue_manager', testScopes.sisterVenue, 404, 'forbidden'],
    ['a manager of another hotel sees nothing', 'hotel_manager', testScopes.otherHotel, 404, 'forbidden'],
    ['finance of another hotel sees nothing', 'finance', testScopes.otherHotel, 404, 'not_found'],
    ['an owner sees the payment and cannot settle it', 'owner', testScopes.group, 200, 'forbidden'],
  ] as const)('is limited: %s', async (_case, role, scope, status, code) => {
    const shopOrderNo = await createDeclinedRefund();
    await propose(jiho, shopOrderNo);
    const proposalId = await getProposalId(sora, shopOrderNo);
    const browser = await signIn(role, scope);
    expect((await browser.post('/payment/view', { shopOrderNo })).status).toBe(status);
    expect((await browser.post('/payment/refresh', { shopOrderNo })).status).toBe(status);
    const { payments } = (await browser.post('/payment/list', {})).json;
    expect(payments.some((payment) => payment.shopOrderNo === shopOrderNo)).toBe(status === 200);
    const move = { shopOrderNo, version: 1, move: 'refunded', chargeId: null, reason: 'x' };
    expect((await browser.post('/payment/move', move)).json.code).toBe(code);
    expect((await browser.post('/payment/confirm', { proposalId })).json.code).toBe(code);
  });
});
