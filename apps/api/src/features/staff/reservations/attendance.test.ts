import { cancelForVenue, markAttendance } from '@dining/contract/staff/reservations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../../../test/audit';
import { H01, mina } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffRig, startStaffRig } from '../../../../test/staff-rig';
import { creditPoints } from '../../../booking/points/credit-points';

let server: PaymentTestServer;
let staffBefore: StaffRig;
/** Its clock shows the late evening of the visit's day, which is also the provider's day. */
let staffAfter: StaffRig;
const morning = new Date('2026-03-12T09:00:00+09:00');
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  await server.database.pool.query('UPDATE hotel SET point_rate = 5 WHERE htl_code = $1', [H01]);
  staffBefore = await startStaffRig(server.deps);
  staffAfter = await startStaffRig(server.deps, () => new Date('2026-03-11T23:30:00+09:00'));
});
afterAll(async () => {
  await Promise.all([staffBefore.close(), staffAfter.close()]);
  await server.close();
});

const createReservation = async (resvDate = '2026-03-11 18:00') =>
  (
    await server.reserve(
      await server.member(mina.userId, mina.password),
      createDinnerOrder({ resvSetleAmnt: 68_850, resvDate, resvAgainYn: 'Y' }),
    )
  ).resvCode;
const listPoints = async (resvCode: string) =>
  (
    await server.database.pool.query(
      'SELECT coalesce(sum(amount), 0)::int AS sum FROM point_entry WHERE resv_code = $1',
      [resvCode],
    )
  ).rows[0].sum;
const expectConsistentAudit = async () =>
  expect((await audit(server.database.pool, await server.listLedger())).findings).toEqual([]);

it('changes points before and after they are granted', async () => {
  const [attended, missed, unmarked] = [
    await createReservation(),
    await createReservation(),
    await createReservation(),
  ];
  const setAttendance = (resvCode: string, to: 'done' | 'no_show' | 'expected') =>
    staffAfter.run(markAttendance, { resvCode, to });
  expect(await setAttendance(attended, 'done')).toEqual({ again: false, from: 'expected' });
  expect(await setAttendance(missed, 'no_show')).toEqual({ again: false, from: 'expected' });
  await creditPoints(server.database.pool, morning);
  expect([await listPoints(attended), await listPoints(missed), await listPoints(unmarked)]).toEqual([3_442, 0, 3_442]);
  await expectConsistentAudit();

  // Staff correct each mistake. The last correction is repeated.
  expect(await setAttendance(attended, 'no_show')).toEqual({ again: false, from: 'done' });
  expect(await setAttendance(missed, 'done')).toEqual({ again: false, from: 'no_show' });
  await setAttendance(unmarked, 'no_show');
  expect(await setAttendance(unmarked, 'expected')).toEqual({ again: false, from: 'no_show' });
  expect(await setAttendance(unmarked, 'expected')).toEqual({ again: true, from: 'expected' });
  expect([await listPoints(attended), await listPoints(missed), await listPoints(unmarked)]).toEqual([0, 3_442, 3_442]);
  await expectConsistentAudit();

  // The venue cancels the reservation without attendance: points and money are returned.
  expect(await staffAfter.run(cancelForVenue, { resvCode: unmarked, reason: 'the kitchen was closed' })).toMatchObject({
    refund: 68_850,
  });
  expect(await listPoints(unmarked)).toBe(0);
  expect(await setAttendance(unmarked, 'done')).toMatchObject({ refused: 'is_cancelled' });
  await expectConsistentAudit();

  const entries = await server.database.pool.query(
    `SELECT count(*)::int AS entries FROM audit_entry WHERE action = 'reservation.attendance' AND actor = 'Mina'`,
  );
  expect(entries.rows).toEqual([{ entries: 6 }]);
});

it('leaves points at the rate at which they were granted, and adds none to settled visits', async () => {
  const setRate = (percent: number) =>
    server.database.pool.query('UPDATE hotel SET point_rate = $1 WHERE htl_code = $2', [percent, H01]);
  const setAttendance = (resvCode: string, to: 'done' | 'no_show' | 'expected') =>
    staffAfter.run(markAttendance, { resvCode, to });
  const rewarded = await createReservation();
  await creditPoints(server.database.pool, morning);
  await setRate(0);
  const unrewarded = await createReservation();
  await creditPoints(server.database.pool, morning);
  await setAttendance(rewarded, 'done');
  expect(await listPoints(rewarded)).toBe(3_442);
  await setAttendance(rewarded, 'no_show');
  expect(await listPoints(rewarded)).toBe(0);
  await setAttendance(rewarded, 'expected');
  expect(await listPoints(rewarded)).toBe(3_442);
  await setRate(5);
  await setAttendance(unrewarded, 'done');
  expect(await listPoints(unrewarded)).toBe(0);
  await expectConsistentAudit();
});

it('attendance is refused before the visit, for an unknown reservation, and with an unknown value', async () => {
  const resvCode = await createReservation('2026-03-17 18:00');
  expect(await staffBefore.run(markAttendance, { resvCode, to: 'no_show' })).toMatchObject({ refused: 'not_begun' });
  expect(await staffAfter.run(markAttendance, { resvCode: 'X', to: 'done' })).toMatchObject({
    refused: 'unknown_reservation',
  });
  expect(await staffAfter.run(markAttendance, { resvCode, to: 'unknown' as 'done' })).toMatchObject({
    refused: 'invalid_request',
    detail: { field: 'to' },
  });
});
