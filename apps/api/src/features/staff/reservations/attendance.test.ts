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
let before: StaffRig;
/** Late on the day of the visit, which is the provider's too. */
let after: StaffRig;
const morning = new Date('2026-03-12T09:00:00+09:00');
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  await server.database.pool.query('UPDATE hotel SET point_rate = 5 WHERE htl_code = $1', [H01]);
  before = await startStaffRig(server.deps);
  after = await startStaffRig(server.deps, () => new Date('2026-03-11T23:30:00+09:00'));
});
afterAll(async () => {
  await Promise.all([before.close(), after.close()]);
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
const expectSound = async () =>
  expect((await audit(server.database.pool, await server.listLedger())).findings).toEqual([]);

it('changes points before and after they are granted', async () => {
  const [came, missed, unsaid] = [await createReservation(), await createReservation(), await createReservation()];
  const mark = (resvCode: string, to: 'done' | 'no_show' | 'expected') => after.run(markAttendance, { resvCode, to });
  expect(await mark(came, 'done')).toEqual({ again: false, from: 'expected' });
  expect(await mark(missed, 'no_show')).toEqual({ again: false, from: 'expected' });
  await creditPoints(server.database.pool, morning);
  expect([await listPoints(came), await listPoints(missed), await listPoints(unsaid)]).toEqual([3_442, 0, 3_442]);
  await expectSound();

  // Each was a mistake, and is mended; the last is said twice.
  expect(await mark(came, 'no_show')).toEqual({ again: false, from: 'done' });
  expect(await mark(missed, 'done')).toEqual({ again: false, from: 'no_show' });
  await mark(unsaid, 'no_show');
  expect(await mark(unsaid, 'expected')).toEqual({ again: false, from: 'no_show' });
  expect(await mark(unsaid, 'expected')).toEqual({ again: true, from: 'expected' });
  expect([await listPoints(came), await listPoints(missed), await listPoints(unsaid)]).toEqual([0, 3_442, 3_442]);
  await expectSound();

  // The venue cancels afterwards what nothing was said of: points and money go back.
  expect(await after.run(cancelForVenue, { resvCode: unsaid, reason: 'the kitchen stood still' })).toMatchObject({
    refund: 68_850,
  });
  expect(await listPoints(unsaid)).toBe(0);
  expect(await mark(unsaid, 'done')).toMatchObject({ refused: 'is_cancelled' });
  await expectSound();

  const acts = await server.database.pool.query(
    `SELECT count(*)::int AS acts FROM audit_entry WHERE action = 'reservation.attendance' AND actor = 'Mina'`,
  );
  expect(acts.rows).toEqual([{ acts: 6 }]);
});

it('leaves points at the rate at which they were granted, and adds none to settled visits', async () => {
  const setRate = (percent: number) =>
    server.database.pool.query('UPDATE hotel SET point_rate = $1 WHERE htl_code = $2', [percent, H01]);
  const mark = (resvCode: string, to: 'done' | 'no_show' | 'expected') => after.run(markAttendance, { resvCode, to });
  const earned = await createReservation();
  await creditPoints(server.database.pool, morning);
  await setRate(0);
  const brought = await createReservation();
  await creditPoints(server.database.pool, morning);
  await mark(earned, 'done');
  expect(await listPoints(earned)).toBe(3_442);
  await mark(earned, 'no_show');
  expect(await listPoints(earned)).toBe(0);
  await mark(earned, 'expected');
  expect(await listPoints(earned)).toBe(3_442);
  await setRate(5);
  await mark(brought, 'done');
  expect(await listPoints(brought)).toBe(0);
  await expectSound();
});

it('attendance is refused before the visit, for an unknown reservation, and with an unknown value', async () => {
  const resvCode = await createReservation('2026-03-17 18:00');
  expect(await before.run(markAttendance, { resvCode, to: 'no_show' })).toMatchObject({ refused: 'not_begun' });
  expect(await after.run(markAttendance, { resvCode: 'X', to: 'done' })).toMatchObject({
    refused: 'unknown_reservation',
  });
  expect(await after.run(markAttendance, { resvCode, to: 'late' as 'done' })).toMatchObject({
    refused: 'invalid_request',
    detail: { field: 'to' },
  });
});
