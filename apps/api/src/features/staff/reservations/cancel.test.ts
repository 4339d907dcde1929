import { cancelReservationForVenue, confirmForVenue } from '@dining/contract/staff/desk';
import { moveAttendance } from '@dining/contract/staff/service';
import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import { insertCoupon } from '../../../../test/coupons';
import { mina } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';

let server: PaymentTestServer;
let staff: StaffCommandClient;
/** Clients of servers on the same database, whose clocks show the evening of the same day and a month later. */
let staffInEvening: StaffCommandClient;
let staffMonthLater: StaffCommandClient;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  staff = await startStaffCommandClient(server.deps);
  staffInEvening = await startStaffCommandClient(server.deps, () => new Date('2026-03-11T18:30:00+09:00'));
  staffMonthLater = await startStaffCommandClient(server.deps, () => new Date('2026-04-13T10:00:00+09:00'));
});
afterAll(async () => {
  await Promise.all([staff.close(), staffInEvening.close(), staffMonthLater.close()]);
  await server.close();
});

const tonight = '2026-03-11 18:00';
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const createReservation = async (changes: Parameters<typeof createDinnerOrder>[0] = {}) => {
  const guest = await server.startGuestSession();
  const created = await server.reserve(guest, createDinnerOrder(changes));
  return { guest, ...created, resvCode: toCode<ResvCode>(created.resvCode) };
};
const cancel = (resvCode: string, client = staff) =>
  client.call(cancelReservationForVenue, { body: { resvCode, reason: 'a burst pipe' } });
const confirm = (resvCode: string, client = staff) => client.call(confirmForVenue, { body: { resvCode } });
const recordAttendance = (resvCode: string, to: 'done' | 'no_show', client: StaffCommandClient) =>
  client.call(moveAttendance, { body: { resvCode, from: 'expected', to } });
const getStored = async (resvCode: string) =>
  (
    await query(
      'SELECT status, cancelled_by, cancel_fee, refund_amount, attendance FROM reservation WHERE resv_code = $1',
      [resvCode],
    )
  )[0];
const listAuditEntries = (subject: string) =>
  query('SELECT actor, action, detail FROM audit_entry WHERE subject = $1 ORDER BY id', [subject]);
const expectConsistentData = async () =>
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);

describe('a cancellation by the venue', () => {
  it('refunds everything, even if the guest’s own cancellation would cost a fee', async () => {
    const { guest, resvCode, shopOrderNo } = await createReservation({ resvDate: '2026-03-12 18:00' });
    expect((await guest.post('/resv/view', { resvCode })).json.resvInfo).toMatchObject({ resvCancelFee: 8_100 });
    expect(await cancel(resvCode)).toEqual({ isRepetition: false, refund: 81_000, offered: 0 });
    expect(await getStored(resvCode)).toMatchObject({
      status: 'cancel',
      cancelled_by: 'venue',
      cancel_fee: 0,
      refund_amount: 81_000,
    });
    expect((await guest.post('/resv/view', { resvCode })).json.resvInfo).toMatchObject({
      resvStatus: 'cancel',
      resvCancelBy: 'venue',
      resvRefundAmnt: 81_000,
    });
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ remaining: 0 });
    const detail = { from: 'reserved', to: 'cancel', refund: 81_000, reason: 'a burst pipe' };
    expect(await listAuditEntries(resvCode)).toEqual([{ actor: 'Mina', action: 'reservation.cancel', detail }]);
    await expectConsistentData();
  });

  it('happens once, and a repetition sends nothing to the provider', async () => {
    const { resvCode, shopOrderNo } = await createReservation();
    await cancel(resvCode);
    expect(await cancel(resvCode)).toEqual({ isRepetition: true, refund: 81_000, offered: 0 });
    expect((await server.findLedgerRow(shopOrderNo))?.keys.cancel).toHaveLength(1);
    expect(await listAuditEntries(resvCode)).toHaveLength(1);
    await expectConsistentData();
  });

  it('is possible after the venue has confirmed, when the guest can no longer cancel', async () => {
    const { guest, resvCode } = await createReservation();
    expect(await confirm(resvCode)).toEqual({ isRepetition: false });
    expect(await confirm(resvCode)).toEqual({ isRepetition: true });
    expect((await guest.post('/resv/cancel', { resvCode })).json).toMatchObject({ errMsg: 'ALREADY_CONFIRMED' });
    expect(await cancel(resvCode)).toMatchObject({ refund: 81_000 });
    expect(await confirm(resvCode)).toMatchObject({ code: 'already_cancelled' });
    expect((await listAuditEntries(resvCode)).map(({ action }) => action)).toEqual([
      'reservation.confirm',
      'reservation.cancel',
    ]);
    await expectConsistentData();
  });

  it('releases the coupon of the order', async () => {
    const couponNo = await insertCoupon(server.database, 'VENUE-1');
    const member = await server.signInMember(mina.userId, mina.password);
    const { resvCode } = await server.reserve(member, createDinnerOrder({ couponNo, resvSetleAmnt: 58_850 }));
    expect(await cancel(resvCode)).toMatchObject({ refund: 58_850 });
    await expectConsistentData();
    const nextReservation = await server.reserve(
      member,
      createDinnerOrder({ couponNo, resvSetleAmnt: 58_850, resvDate: '2026-03-16 18:00' }),
    );
    expect(nextReservation.resvCode).not.toBe(resvCode);
    await expectConsistentData();
  });

  it('is possible on the evening of the visit', async () => {
    const { resvCode } = await createReservation({ resvDate: tonight });
    expect(await cancel(resvCode, staffInEvening)).toMatchObject({ refund: 81_000 });
    await expectConsistentData();
  });

  it.each([
    ['after the guest attended', 'done', () => staffInEvening, 'visited'],
    ['after a no-show', 'no_show', () => staffInEvening, 'no_show'],
    ['after the books of its month are closed', undefined, () => staffMonthLater, 'books_closed'],
  ] as const)('is refused %s', async (_case, to, client, code) => {
    const { resvCode } = await createReservation({ resvDate: tonight });
    if (to !== undefined) await recordAttendance(resvCode, to, staffInEvening);
    expect(await cancel(resvCode, client())).toMatchObject({ code });
    expect(await getStored(resvCode)).toMatchObject({ status: 'reserved', cancelled_by: null });
    await expectConsistentData();
  });

  it('changes nothing if the guest has cancelled, and returns the fee and refund of that cancellation', async () => {
    const { guest, resvCode } = await createReservation({ resvDate: '2026-03-12 18:00' });
    await guest.post('/resv/cancel', { resvCode });
    const detail = { fee: 8_100, refund: 72_900 };
    expect(await cancel(resvCode)).toMatchObject({ code: 'already_cancelled', detail });
    expect(await listAuditEntries(resvCode)).toEqual([]);
    await expectConsistentData();
  });

  it('is refused for an unknown reservation', async () => {
    expect(await cancel('20260311-AAAAAAAAAA')).toMatchObject({ code: 'not_found' });
  });
});

describe('simultaneous changes', () => {
  it('cancel either for the guest or for the venue, and refund once', async () => {
    for (const round of [0, 1, 2, 3]) {
      const { guest, resvCode, shopOrderNo } = await createReservation({ resvDate: `2026-03-1${round + 6} 18:00` });
      const [guestCancellation, venueCancellation] = await Promise.all([
        guest.post('/resv/cancel', { resvCode }),
        cancel(resvCode),
        cancel(resvCode),
      ]);
      const { cancelled_by: cancelledBy } = await getStored(resvCode);
      expect(guestCancellation.json.result).toBe(cancelledBy === 'guest' ? 'success' : 'fail');
      expect(venueCancellation?.code).toBe(cancelledBy === 'guest' ? 'already_cancelled' : undefined);
      expect((await server.findLedgerRow(shopOrderNo))?.keys.cancel).toHaveLength(1);
      expect(
        await query(`SELECT 1 FROM outbox WHERE key = $1`, [`reservation_cancelled mail ${resvCode}`]),
      ).toHaveLength(1);
      await expectConsistentData();
    }
  });

  it('confirm for the venue or cancel for the guest, never both', async () => {
    for (const round of [0, 1, 2, 3]) {
      const { guest, resvCode } = await createReservation({ resvDate: `2026-03-2${round + 4} 18:00` });
      const [guestCancellation, confirmation] = await Promise.all([
        guest.post('/resv/cancel', { resvCode }),
        confirm(resvCode),
      ]);
      expect(guestCancellation.json.result === 'success').toBe(confirmation.code === 'already_cancelled');
      await expectConsistentData();
    }
  });

  it('record a no-show or cancel, never both', async () => {
    for (const round of [0, 1, 2, 3]) {
      const { resvCode } = await createReservation({
        resvDate: `2026-03-11 1${8 + (round % 2)}:${round < 2 ? '00' : '30'}`,
      });
      const staffAtNight = await startStaffCommandClient(server.deps, () => new Date('2026-03-11T23:00:00+09:00'));
      const [noShow, cancellation] = await Promise.all([
        recordAttendance(resvCode, 'no_show', staffAtNight),
        cancel(resvCode, staffAtNight),
      ]);
      await staffAtNight.close();
      const stored = await getStored(resvCode);
      if (cancellation.code === undefined)
        expect([noShow.code, stored.attendance]).toEqual(['already_cancelled', 'expected']);
      else expect([cancellation.code, noShow.attendance, stored.status]).toEqual(['no_show', 'no_show', 'reserved']);
      await expectConsistentData();
    }
  });
});

it('a confirmation is refused after the day of the visit, and for an unknown reservation', async () => {
  const { resvCode } = await createReservation();
  expect(await confirm(resvCode, staffMonthLater)).toMatchObject({ code: 'past' });
  expect(await confirm('X')).toMatchObject({ code: 'not_found' });
});
