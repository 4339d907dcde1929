import { cancelReservationForVenue } from '@dining/contract/staff/desk';
import { moneyStates, paymentStates, paymentTransitions } from '@dining/domain/payments/states';
import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mina } from '../../../test/fixtures';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../test/staff-command-client';
import { reconcile } from '../../booking/payments/reconcile';

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
const listAuditEntries = async (shopOrderNo: string) =>
  (
    await query(`SELECT actor_kind, actor, action, detail FROM audit_entry WHERE subject = $1 ORDER BY id`, [
      shopOrderNo,
    ])
  ).map(({ actor_kind, actor, action, detail }) => `${`${actor_kind} ${actor}`.trim()}: ${action} ${detail.amount}`);
const reconcilerActor = { kind: 'job', name: 'reconciler' } as const;
const reconcileNow = async (): Promise<void> => {
  await query(`UPDATE payment SET moved_at = moved_at - interval '2 minutes', check_at = NULL`);
  await reconcile({ ...server.paymentDeps, actor: reconcilerActor });
};

describe('every movement of money is audited once, with actor, action and amount', () => {
  it('for a guest who pays and cancels', async () => {
    const guest = await server.startGuestSession();
    const { shopOrderNo, resvCode } = await server.reserve(guest, createDinnerOrder());
    expect(await listAuditEntries(shopOrderNo)).toEqual(['guest: payment.approved 81000']);
    await guest.post('/resv/cancel', { resvCode });
    expect(await listAuditEntries(shopOrderNo)).toEqual([
      'guest: payment.approved 81000',
      'guest: payment.refunding 81000',
      'guest: payment.refunded 81000',
    ]);
    const [retention] = await query(
      `SELECT bool_and(kept_until = at + interval '5 years') AS "isFiveYears", bool_and(htl_code = 'H01') AS "isOfHotel"
       FROM audit_entry WHERE subject = $1`,
      [shopOrderNo],
    );
    expect(retention).toEqual({ isFiveYears: true, isOfHotel: true });
  });

  it('for a member who pays, without their personal data', async () => {
    const member = await server.signInMember(mina.userId, mina.password);
    const { shopOrderNo } = await server.reserve(
      member,
      createDinnerOrder({ resvDate: '2026-03-16 18:00', resvSetleAmnt: 68_850 }),
    );
    expect(await listAuditEntries(shopOrderNo)).toEqual(['member: payment.approved 68850']);
  });

  it('for the staff who cancel, and for the reconciler that completes the refund', async () => {
    const { shopOrderNo, resvCode } = await server.reserve(
      await server.startGuestSession(),
      createDinnerOrder({ resvDate: '2026-03-17 18:00' }),
    );
    await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'drop', work: 'never' });
    await staff.call(cancelReservationForVenue, {
      body: { resvCode: toCode<ResvCode>(resvCode), reason: 'a burst pipe' },
    });
    const expected = ['guest: payment.approved 81000', 'staff Mina: payment.refunding 81000'];
    expect(await listAuditEntries(shopOrderNo)).toEqual(expected);
    await reconcileNow();
    expect(await listAuditEntries(shopOrderNo)).toEqual([...expected, 'job reconciler: payment.refunded 81000']);
  });

  it('for the reconciler, if the response to an approval was lost', async () => {
    const guest = await server.startGuestSession();
    const { shopOrderNo } = (
      await guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: '2026-03-18 18:00' }))
    ).json.response;
    await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'drop', work: 'first' });
    await server.injectFault({ operation: 'query', shopOrderNo, kind: 'pending' });
    await guest.post('/easypay/return', await server.submitPaymentWindow(shopOrderNo));
    expect(await listAuditEntries(shopOrderNo)).toEqual([]);
    await reconcileNow();
    await reconcileNow();
    expect(await listAuditEntries(shopOrderNo)).toEqual(['job reconciler: payment.approved 81000']);
  });

  it.each(paymentStates.flatMap((from) => paymentTransitions[from].map((to) => [from, to] as const)))(
    'when a payment moves from %s to %s, if that moves money',
    async (from, to) => {
      const { pool } = server.database;
      const client = await pool.connect();
      await client.query('BEGIN');
      await client.query(
        `INSERT INTO payment (shop_order_no, htl_code, state, amount, method, provider, "order", guest_id)
         VALUES ('A1', 'H01', $1, 9, 'card', 'easypay', 'null', '')`,
        [to],
      );
      await client.query(
        `INSERT INTO payment_event (shop_order_no, htl_code, from_state, to_state) VALUES ('A1', 'H01', $1, $2)`,
        [from, to],
      );
      await client.query('SET CONSTRAINTS ALL IMMEDIATE');
      const { rows } = await client.query(`SELECT action FROM audit_entry WHERE subject = 'A1'`);
      await client.query('ROLLBACK');
      client.release();
      const movesMoney = from === 'manual' || moneyStates.some((state) => state === to);
      expect(rows).toEqual(movesMoney ? [{ action: `payment.${to}` }] : []);
    },
  );
});

describe('the audit', () => {
  const immutableMessage = 'neither changed nor deleted';
  it.each([
    `UPDATE audit_entry SET actor = 'nobody'`,
    'UPDATE audit_entry SET kept_until = now()',
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
    `UPDATE payment_event SET to_state = 'reserved'`,
    'DELETE FROM payment_event',
    'TRUNCATE payment_event',
    'TRUNCATE payment_event, audit_entry RESTART IDENTITY CASCADE',
  ])('refuses to change or delete its entries and the payment events: %s', async (statement) => {
    await expect(query(statement)).rejects.toThrow(immutableMessage);
  });

  it('allows deleting an entry after its retention period', async () => {
    const insertEntry = (subject: string, keptFor: string) =>
      query(
        `INSERT INTO audit_entry (htl_code, actor, action, subject, kept_until) VALUES ('GROUP', 'Mina', 'audit.read', $1, now() + $2::interval)`,
        [subject, keptFor],
      );
    await insertEntry('over', '-1 second');
    await insertEntry('not over', '1 hour');
    await expect(query(`DELETE FROM audit_entry WHERE subject = 'not over'`)).rejects.toThrow(immutableMessage);
    await query(`DELETE FROM audit_entry WHERE subject = 'over'`);
    expect(await query(`SELECT subject FROM audit_entry WHERE subject LIKE '%over'`)).toEqual([
      { subject: 'not over' },
    ]);
  });
});
