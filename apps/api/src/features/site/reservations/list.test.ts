import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mina } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

describe('a member’s reservations', () => {
  it('are listed alike by two endpoints, for the member only, newest or oldest first, one page at a time', async () => {
    const member = await server.signInMember(mina.userId, mina.password);
    const codes: string[] = [];
    for (const time of ['18:00', '18:30', '19:00']) {
      codes.push(
        (await server.reserve(member, createDinnerOrder({ resvDate: `2026-03-18 ${time}`, resvSetleAmnt: 68_850 })))
          .resvCode,
      );
    }
    await server.reserve(await server.startGuestSession(), createDinnerOrder());
    const newestPage = (await member.post('/resv/list', { recordCountPerPage: 2 })).json;
    expect(newestPage.paginationInfo).toMatchObject({ totalRecordCount: 3, lastPageNo: 2, currentPageNo: 1 });
    expect(newestPage.resvList.map((row: { resvCode: string }) => row.resvCode)).toEqual([codes[2], codes[1]]);
    const oldestPage = (await member.post('/resv/list', { recordCountPerPage: 2, orderBy: 'old', pageIndex: 2 })).json;
    expect(oldestPage.resvList.map((row: { resvCode: string }) => row.resvCode)).toEqual([codes[2]]);
    const search = { showTab: 'resv', pageIndex: 1, recordCountPerPage: 2, orderBy: 'new' };
    const { result, paginationInfo } = (await member.post('/mypage/resvList', search)).json;
    expect({ resvList: result, paginationInfo }).toEqual(newestPage);
    expect(newestPage.resvList[0]).toMatchObject({
      resvType: 'table',
      resvStatus: 'reserved',
      resvDate: '2026-03-18 19:00',
      paymentDate: '2026-03-11 09:00',
      resvAdultCnt: 2,
      resvKidCnt: 0,
      resvSetleAmnt: 68_850,
      prodDepositYn: 'N',
      resvReviewYn: 'N',
      reviewCode: '',
      resvCancelYn: 'Y',
      resvProdUrl: '/pictures/product.svg',
      htlNameEn: 'Hotel 1 en',
      dinNameEn: 'Venue GRILL en',
      prodNameEn: 'Product DINNER en',
    });
  });

  it('can be reviewed and no longer cancelled after the visit', async () => {
    const member = await server.signInMember(mina.userId, mina.password);
    const { resvCode } = await server.reserve(
      member,
      createDinnerOrder({ resvDate: '2026-03-18 19:30', resvSetleAmnt: 68_850 }),
    );
    await server.database.pool.query(`UPDATE reservation SET visit_day = '2026-03-10' WHERE resv_code = $1`, [
      resvCode,
    ]);
    const [row] = (await member.post('/resv/list', {})).json.resvList;
    expect(row).toMatchObject({ resvCode, resvReviewYn: 'Y', resvCancelYn: 'N' });
  });

  it('are refused to guests, even if the request is invalid', async () => {
    const guest = await server.startGuestSession();
    for (const path of ['/resv/list', '/mypage/resvList'] as const)
      expect((await guest.post(path, { pageIndex: 'x' })).json).toMatchObject({ status: 401, code: 'not_signed_in' });
  });
});
