import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dinner, mina } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
let member: TestClient;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  member = await server.signInMember(mina.userId, mina.password);
});
afterAll(() => server.close());

/**
 * Reserves a dinner for the member. The server's clock shows Wednesday 09:00, and the fee is 10 % from 48 hours before
 * the visit.
 */
const createReservation = async (resvDate: string): Promise<string> =>
  (await server.reserve(member, createDinnerOrder({ resvDate, resvSetleAmnt: 68_850, resvAgainYn: 'Y' }))).resvCode;
const getForm = async (resvCode: string) => (await member.post('/mypage/payPlcyDetail', { resvCode })).json;
const getDetail = async (resvCode: string) => {
  const { result } = (await member.post('/mypage/resvDetail', { resvCode })).json;
  if (typeof result === 'string') throw new Error(result);
  return result;
};
const setColumns = (resvCode: string, assignments: string) =>
  server.database.pool.query(`UPDATE reservation SET ${assignments} WHERE resv_code = $1`, [resvCode]);

describe('the cancellation form', () => {
  it.each([
    ['without a fee', '2026-03-13 18:00', 0],
    ['with a fee', '2026-03-12 18:00', 6_885],
  ])(
    'shows the fee, the refund, the dates and the policy that was agreed to, and changes nothing: %s',
    async (_case, resvDate, fee) => {
      const resvCode = await createReservation(resvDate);
      await server.database.pool.query(`UPDATE cancel_policy SET description = '{"default":"Newer"}'`);
      const { result } = await getForm(resvCode);
      expect(result).toMatchObject({
        resvCode,
        prodCode: dinner,
        resvDate,
        resvCancelDate: '2026-03-11 09:00',
        resvSetleAmnt: 68_850,
        resvCancelFee: fee,
        resvRefundAmnt: 68_850 - fee,
      });
      const detail = await getDetail(resvCode);
      expect(detail).toMatchObject({
        resvStatus: 'reserved',
        resvCancelYn: 'Y',
        resvCancelFee: fee,
        resvRefundAmnt: 68_850 - fee,
      });
      for (const name of [
        'payCancelDesc',
        'payCancelDescKo',
        'payCancelDescEn',
        'payCancelDescCn',
        'payCancelDescJa',
      ] as const)
        expect(typeof result === 'object' && result[name]).toBe(detail[name]);
      expect(detail.payCancelDesc).not.toBe('');
      expect((await member.post('/resv/cancel', { resvCode, resvCancelFee: fee })).json.result).toBe('success');
    },
  );

  it.each([
    [
      'a cancelled reservation',
      `status = 'cancel', cancelled_at = now(), cancel_fee = 0, refund_amount = 0`,
      'ALREADY_CANCELLED',
    ],
    ['a confirmed reservation', `status = 'confirm'`, 'ALREADY_CONFIRMED'],
    ['a reservation whose visit has begun', `visit_day = '2026-03-11', visit_time = '09:00'`, 'DATE_EXPIRED'],
  ])('is refused for %s, and the detail offers no cancellation', async (_case, assignments, errMsg) => {
    const resvCode = await createReservation('2026-03-13 19:00');
    await setColumns(resvCode, assignments);
    expect(await getForm(resvCode)).toEqual({ result: 'fail', errMsg });
    expect((await getDetail(resvCode)).resvCancelYn).toBe('N');
    expect((await member.post('/resv/cancel', { resvCode })).json).toEqual({ result: 'fail', errMsg });
  });
});

describe('the detail of a reservation', () => {
  it('is the same under “my page” and on the page of the reservation, cancelled or not', async () => {
    const resvCode = await createReservation('2026-03-13 19:00');
    const getView = async () => (await member.post('/resv/view', { resvCode })).json.resvInfo;
    expect(await getDetail(resvCode)).toEqual(await getView());
    await member.post('/resv/cancel', { resvCode });
    expect(await getDetail(resvCode)).toEqual(await getView());
    expect(await getDetail(resvCode)).toMatchObject({
      resvStatus: 'cancel',
      resvCancelDate: '2026-03-11 09:00',
      resvRefundAmnt: 68_850,
      resvRefundDays: 7,
    });
  });

  it('has no refund days before it is cancelled', async () => {
    const resvCode = await createReservation('2026-03-13 19:00');
    expect((await getDetail(resvCode)).resvRefundDays).toBe(0);
  });
});
