import { savePointRate, viewPointRate } from '@dining/contract/staff/hotels';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PaymentTestServer, startPaymentTestServer } from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { createVisitRow } from '../../../../test/visit-rows';
import { reservation } from '../../../db/schema/reservations';

let server: PaymentTestServer;
let staff: StaffCommandClient;
const pointBenefit = {
  kind: 'membership',
  of: 'points',
  title: { default: '{{rate}}% 적립', en: '{{rate}}% back' },
  text: { default: '포인트' },
};
const couponBenefit = { kind: 'membership', title: { default: '쿠폰' }, text: { default: '쿠폰' } };
beforeAll(async () => {
  server = await startPaymentTestServer();
  staff = await startStaffCommandClient(server.deps);
  await server.database.pool.query(`UPDATE hotel SET benefits = $1 WHERE htl_code = 'H01'`, [
    JSON.stringify([pointBenefit, couponBenefit]),
  ]);
});
afterAll(async () => {
  await staff.close();
  await server.close();
});

const view = async () => (await staff.call(viewPointRate, { body: { htlCode: 'H01' } })).pointRate;
const setRate = async (rate: number) =>
  staff.call(savePointRate, {
    body: { htlCode: 'H01', from: (await view())?.pointRate ?? 0, to: rate, reason: 'a new year' },
  });
/** Returns the public information about the hotel's benefits. */
const getShownBenefits = async () =>
  (await server.createVisitor().post('/hotel/addnInfo', { htlCode: 'H01' })).json.result;
const listAuditEntries = async () =>
  (
    await server.database.pool.query(
      `SELECT subject, detail FROM audit_entry WHERE action = 'hotel.point_rate' ORDER BY id`,
    )
  ).rows;

it('guests see points at the new rate, and none at a hotel without points (decision 42)', async () => {
  await setRate(3);
  expect(await getShownBenefits()).toMatchObject({
    htlPointRate: 3,
    benefitList: [{ benefitTitle: '3% 적립', benefitTitleEn: '3% back', benefitTitleCn: '' }, { benefitTitle: '쿠폰' }],
  });
  expect(await setRate(0)).toMatchObject({ changed: true, pointRate: { pointRate: 0 } });
  expect(await getShownBenefits()).toMatchObject({ htlPointRate: 0, benefitList: [{ benefitTitle: '쿠폰' }] });
});

it('each change of a point rate is audited once', async () => {
  await setRate(4);
  const entryCount = (await listAuditEntries()).length;
  await setRate(5);
  expect(await setRate(5)).toMatchObject({ changed: false });
  expect((await listAuditEntries()).slice(entryCount)).toEqual([
    { subject: 'H01', detail: { from: 4, to: 5, reason: 'a new year' } },
  ]);
});

it('the view counts the reservations of members whose points are not credited yet', async () => {
  expect(await view()).toMatchObject({ hotelName: 'Hotel 1 en', visits: 0 });
  const insert = (number: number, changes: Parameters<typeof createVisitRow>[1]) =>
    server.database.db.insert(reservation).values(createVisitRow(number, changes));
  await insert(1, {});
  await insert(2, { attendance: 'no_show' });
  await insert(3, { pointsAt: new Date() });
  await insert(4, { userId: null });
  expect(await view()).toMatchObject({ visits: 1 });
});

it('a change that is based on an outdated rate is refused, and the response contains the current rate', async () => {
  await setRate(4);
  const body = { htlCode: 'H01', from: 3, to: 6, reason: '' };
  expect(await staff.call(savePointRate, { body })).toMatchObject({
    code: 'changed_meanwhile',
    current: { pointRate: 4 },
  });
  // The requested rate is already set.
  expect(await staff.call(savePointRate, { body: { ...body, to: 4 } })).toMatchObject({ changed: false });
  expect(await view()).toMatchObject({ pointRate: 4 });
});

it('an unknown hotel, and a rate that is not a whole percentage up to 100, are rejected', async () => {
  const save = (htlCode: string, to: number) =>
    staff.call(savePointRate, { body: { htlCode, from: 0, to, reason: '' } });
  expect(await save('H99', 1)).toMatchObject({ code: 'not_found' });
  for (const rate of [-1, 101, 2.5]) expect(await save('H01', rate)).toMatchObject({ code: 'invalid_request' });
  expect(await staff.call(viewPointRate, { body: { htlCode: 'H99' } })).toMatchObject({ code: 'not_found' });
});
