import type { StaffRequest } from '@dining/contract/staff/command';
import { setPointRate } from '@dining/contract/staff/hotels';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PaymentTestServer, startPaymentTestServer } from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';

let server: PaymentTestServer;
let staff: StaffCommandClient;
const points = {
  kind: 'membership',
  of: 'points',
  title: { default: '{{rate}}% 적립', en: '{{rate}}% back' },
  text: { default: '포인트' },
};
const coupons = { kind: 'membership', title: { default: '쿠폰' }, text: { default: '쿠폰' } };
beforeAll(async () => {
  server = await startPaymentTestServer();
  staff = await startStaffCommandClient(server.deps);
  await server.database.pool.query(`UPDATE hotel SET benefits = $1 WHERE htl_code = 'H01'`, [
    JSON.stringify([points, coupons]),
  ]);
});
afterAll(async () => {
  await staff.close();
  await server.close();
});

const setRate = (rate: number, changes: Partial<StaffRequest<typeof setPointRate>> = {}) =>
  staff.run(setPointRate, { htlCode: toCode<HtlCode>('H01'), rate, reason: 'a new year', ...changes });
/** Returns the public information about the hotel's benefits. */
const getShownBenefits = async () => (await server.visitor().post('/hotel/addnInfo', { htlCode: 'H01' })).json.result;
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
  expect(await setRate(0)).toMatchObject({ again: false, before: 3 });
  expect(await getShownBenefits()).toMatchObject({ htlPointRate: 0, benefitList: [{ benefitTitle: '쿠폰' }] });
});

it('each change of a point rate is audited once', async () => {
  await setRate(4);
  const entryCount = (await listAuditEntries()).length;
  await setRate(5);
  expect(await setRate(5)).toMatchObject({ again: true });
  expect((await listAuditEntries()).slice(entryCount)).toEqual([
    { subject: 'H01', detail: { from: 4, to: 5, reason: 'a new year' } },
  ]);
});

it('a point rate of an unknown hotel is rejected', async () => {
  expect(await setRate(1, { htlCode: toCode<HtlCode>('H99') })).toMatchObject({ refused: 'unknown_hotel' });
});
