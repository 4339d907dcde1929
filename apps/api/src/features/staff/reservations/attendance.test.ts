import { cancelReservationForVenue } from '@dining/contract/staff/desk';
import { moveAttendance } from '@dining/contract/staff/service';
import type { Attendance } from '@dining/domain/reservations/attendance';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import { H01, mina } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { creditPoints } from '../../../booking/points/credit-points';

let server: PaymentTestServer;
let staffBeforeVisit: StaffCommandClient;
/** A client whose clock shows 23:30 on the day of the visit. The provider's clock shows the same day. */
let staffAfterVisit: StaffCommandClient;
const nextMorning = new Date('2026-03-12T09:00:00+09:00');
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  await server.database.pool.query('UPDATE hotel SET point_rate = 5 WHERE htl_code = $1', [H01]);
  staffBeforeVisit = await startStaffCommandClient(server.deps);
  staffAfterVisit = await startStaffCommandClient(server.deps, () => new Date('2026-03-11T23:30:00+09:00'));
});
afterAll(async () => {
  await Promise.all([staffBeforeVisit.close(), staffAfterVisit.close()]);
  await server.close();
});

const createReservation = async (resvDate = '2026-03-11 18:00') =>
  (
    await server.reserve(
      await server.signInMember(mina.userId, mina.password),
      createDinnerOrder({ resvSetleAmnt: 68_850, resvDate, resvAgainYn: 'Y' }),
    )
  ).resvCode;
const recordAttendance = (resvCode: string, from: Attendance, to: Attendance, staff = staffAfterVisit) =>
  staff.call(moveAttendance, { body: { resvCode, from, to } });
const getPointSum = async (resvCode: string) =>
  (
    await server.database.pool.query(
      'SELECT coalesce(sum(amount), 0)::int AS sum FROM point_entry WHERE resv_code = $1',
      [resvCode],
    )
  ).rows[0].sum;
const listPointSums = (...resvCodes: readonly string[]) => Promise.all(resvCodes.map(getPointSum));
const expectConsistentData = async () =>
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);

it('recorded attendance decides on points before and after they are granted', async () => {
  const [attendedCode, missedCode, unmarkedCode] = [
    await createReservation(),
    await createReservation(),
    await createReservation(),
  ];
  expect(await recordAttendance(attendedCode, 'expected', 'done')).toMatchObject({ attendance: 'done' });
  expect(await recordAttendance(missedCode, 'expected', 'no_show')).toMatchObject({ attendance: 'no_show' });
  await creditPoints(server.database.pool, nextMorning);
  expect(await listPointSums(attendedCode, missedCode, unmarkedCode)).toEqual([3_442, 0, 3_442]);
  await expectConsistentData();

  // Staff correct each mistake. The last correction is repeated.
  expect(await recordAttendance(attendedCode, 'done', 'no_show')).toMatchObject({ attendance: 'no_show' });
  expect(await recordAttendance(missedCode, 'no_show', 'done')).toMatchObject({ attendance: 'done' });
  await recordAttendance(unmarkedCode, 'expected', 'no_show');
  expect(await recordAttendance(unmarkedCode, 'no_show', 'expected')).toMatchObject({ attendance: 'expected' });
  expect(await recordAttendance(unmarkedCode, 'no_show', 'expected')).toMatchObject({ attendance: 'expected' });
  expect(await listPointSums(attendedCode, missedCode, unmarkedCode)).toEqual([0, 3_442, 3_442]);
  await expectConsistentData();

  // The venue cancels the reservation without recorded attendance: points are withdrawn and money is refunded.
  expect(
    await staffAfterVisit.call(cancelReservationForVenue, {
      body: { resvCode: unmarkedCode, reason: 'the kitchen was closed' },
    }),
  ).toMatchObject({
    refund: 68_850,
  });
  expect(await getPointSum(unmarkedCode)).toBe(0);
  expect(await recordAttendance(unmarkedCode, 'expected', 'done')).toMatchObject({ code: 'already_cancelled' });
  await expectConsistentData();

  const entries = await server.database.pool.query(
    `SELECT count(*)::int AS entries FROM audit_entry WHERE action = 'reservation.attendance' AND actor = 'Mina'`,
  );
  expect(entries.rows).toEqual([{ entries: 6 }]);
});

it('recorded attendance keeps the rate at which the points of a visit were settled, even a rate of zero', async () => {
  const setRate = (percent: number) =>
    server.database.pool.query('UPDATE hotel SET point_rate = $1 WHERE htl_code = $2', [percent, H01]);
  const rewardedCode = await createReservation();
  await creditPoints(server.database.pool, nextMorning);
  await setRate(0);
  const unrewardedCode = await createReservation();
  await creditPoints(server.database.pool, nextMorning);
  await recordAttendance(rewardedCode, 'expected', 'done');
  expect(await getPointSum(rewardedCode)).toBe(3_442);
  await recordAttendance(rewardedCode, 'done', 'no_show');
  expect(await getPointSum(rewardedCode)).toBe(0);
  await recordAttendance(rewardedCode, 'no_show', 'expected');
  expect(await getPointSum(rewardedCode)).toBe(3_442);
  await setRate(5);
  await recordAttendance(unrewardedCode, 'expected', 'done');
  expect(await getPointSum(unrewardedCode)).toBe(0);
  await expectConsistentData();
});

it('attendance is refused before the visit, for an unknown reservation, and with an unknown value', async () => {
  const resvCode = await createReservation('2026-03-17 18:00');
  expect(await recordAttendance(resvCode, 'expected', 'no_show', staffBeforeVisit)).toMatchObject({
    code: 'visit_not_begun',
  });
  expect(await recordAttendance('X', 'expected', 'done')).toMatchObject({ code: 'not_found' });
  expect(await recordAttendance(resvCode, 'expected', 'unknown' as 'done')).toMatchObject({ code: 'invalid_request' });
});
