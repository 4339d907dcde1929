import { toSeoul } from '@dining/domain/shared/seoul-time';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import { insertCoupon } from '../../../../test/coupons';
import { findTablesContaining } from '../../../../test/find-tables';
import { dinner, grill, H01, mina } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../../test/payment-test-server';
import { creditPoints } from '../../../booking/points/credit-points';

let server: PaymentTestServer;
const { password } = mina;
let memberCount = 0;
let userId = '';
let person: TestClient;
beforeEach(async () => {
  server ??= await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  memberCount += 1;
  userId = `leaver${memberCount}@example.test`;
  await query(
    `INSERT INTO member (user_id, password_hash, name, phone, card_no)
     SELECT $1, password_hash, '나간사람', '0107654' || lpad($3, 4, '0'), '90000' || lpad($3, 4, '0') FROM member WHERE user_id = $2`,
    [userId, mina.userId, String(memberCount)],
  );
  person = await server.signInMember(userId, password);
});
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const createMemberOrder = (changes = {}) => createDinnerOrder({ resvSetleAmnt: 68_850, resvAgainYn: 'Y', ...changes });
const prepay = async (order = createMemberOrder()) =>
  (await person.post('/ordersheet/prepay', order)).json.response.shopOrderNo;
const deleteAccount = async (client = person) => {
  const { json } = await client.post('/mypage/leave', { password });
  return json.code ?? json.result;
};
const getLeaveForm = async () => (await person.post('/mypage/leaveForm', {})).json.result;
const moveVisitToPast = (resvCode: string) =>
  query(`UPDATE reservation SET visit_day = '2026-03-10' WHERE resv_code = $1`, [resvCode]);
const getPaymentState = async (shopOrderNo: string) =>
  (await query('SELECT state FROM payment WHERE shop_order_no = $1', [shopOrderNo]))[0];
const expectConsistentTables = async () =>
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);

describe('a reservation of a member who deletes the account', () => {
  it('must be cancelled before the account can be deleted, until its day is over', async () => {
    const { resvCode } = await server.reserve(person, createMemberOrder());
    expect(await getLeaveForm()).toMatchObject({ resvCnt: 1, paymentCnt: 0 });
    expect((await person.post('/mypage/leave', { password })).json).toMatchObject({
      status: 409,
      code: 'reservations_stand',
      detail: { resvCnt: 1 },
    });
    expect((await person.get('/myInfo')).status).toBe(200);
    await query(`UPDATE reservation SET visit_day = $2, visit_time = '08:00' WHERE resv_code = $1`, [
      resvCode,
      toSeoul(server.deps.now()).date,
    ]);
    expect(await deleteAccount()).toBe('reservations_stand');
    await query(`UPDATE reservation SET visit_day = '2026-03-13', visit_time = '18:00' WHERE resv_code = $1`, [
      resvCode,
    ]);
    expect((await person.post('/resv/cancel', { resvCode })).json.result).toBe('success');
    await expect.poll(async () => (await getLeaveForm()).paymentCnt).toBe(0);
    expect(await deleteAccount()).toBe('success');
    await expectConsistentTables();
  });

  it('stays in the records with its booker, without the member, if its visit is over', async () => {
    const { resvCode, shopOrderNo } = await server.reserve(person, createMemberOrder());
    await moveVisitToPast(resvCode);
    expect(await deleteAccount()).toBe('success');
    const [row] = await query(
      'SELECT r.user_id AS "userId", p.user_id AS payer, r.booker_email AS "bookerEmail" FROM reservation r JOIN payment p USING (shop_order_no) WHERE shop_order_no = $1',
      [shopOrderNo],
    );
    expect(row).toEqual({
      userId: expect.stringMatching(/^left-/),
      payer: row.userId,
      bookerEmail: 'jane@example.test',
    });
    // The points job gives no points to deleted members.
    await creditPoints(server.database.pool, server.deps.now());
    expect(await query('SELECT 1 FROM point_entry WHERE user_id = $1', [row.userId])).toEqual([]);
    await expectConsistentTables();
  });
});

describe('a payment of a member who deletes the account', () => {
  it('lapses if it is open, and the values of its window are no longer accepted', async () => {
    const shopOrderNo = await prepay();
    const windowValues = await server.submitPaymentWindow(shopOrderNo);
    expect(await deleteAccount()).toBe('success');
    expect(await getPaymentState(shopOrderNo)).toEqual({ state: 'lapsed' });
    expect((await server.createVisitor().post('/easypay/return', windowValues)).json.result).toBe('fail');
    expect((await server.findLedgerRow(shopOrderNo))?.charged ?? 0).toBe(0);
    await expectConsistentTables();
  });

  it('is not accepted later if it has lapsed, and its order is deleted', async () => {
    const shopOrderNo = await prepay();
    const windowValues = await server.submitPaymentWindow(shopOrderNo);
    await query(`UPDATE hold SET expires_at = now() - interval '1 hour' WHERE shop_order_no = $1`, [shopOrderNo]);
    await prepay(createMemberOrder({ resvDate: '2026-03-13 18:30' }));
    expect(await deleteAccount()).toBe('success');
    expect(await findTablesContaining(server.database.pool, [userId])).toEqual([]);
    expect((await server.createVisitor().post('/easypay/return', windowValues)).json.result).toBe('fail');
    expect((await server.findLedgerRow(shopOrderNo))?.charged ?? 0).toBe(0);
    await expectConsistentTables();
  });

  it.each(['approving', 'unknown', 'voiding', 'manual'])(
    'prevents the deletion while it is unfinished: %s',
    async (state) => {
      const shopOrderNo = await prepay();
      await query('UPDATE payment SET state = $2 WHERE shop_order_no = $1', [shopOrderNo, state]);
      expect(await getLeaveForm()).toMatchObject({ paymentCnt: 1 });
      expect((await person.post('/mypage/leave', { password })).json).toMatchObject({
        status: 409,
        code: 'payments_unfinished',
        detail: { paymentCnt: 1 },
      });
      expect((await person.get('/myInfo')).status).toBe(200);
      await query(`UPDATE payment SET state = 'registered' WHERE shop_order_no = $1`, [shopOrderNo]);
      expect(await deleteAccount()).toBe('success');
    },
  );

  it('lapses or is refused if another session begins it at the same time', async () => {
    const otherClient = await server.signInMember(userId, password);
    const [deletion, prepayResponse] = await Promise.all([
      deleteAccount(),
      otherClient.post('/ordersheet/prepay', createMemberOrder()),
    ]);
    expect(deletion).toBe('success');
    expect([200, 401, 409]).toContain(prepayResponse.status);
    const openPayments = await query(
      `SELECT state FROM payment WHERE guest_id IN (SELECT guest_id FROM hold WHERE state = 'held') AND state = 'registered'`,
    );
    expect(openPayments).toEqual([]);
    await expectConsistentTables();
  });
});

describe('the data that a deleted member leaves', () => {
  it('contain neither the member’s id nor name, and reviews are shown without a name', async () => {
    const { resvCode } = await server.reserve(
      person,
      createMemberOrder({ resvUserName: 'Booker', visitName: 'Booker' }),
    );
    await moveVisitToPast(resvCode);
    await insertCoupon(server.database, `LEFT${memberCount}`, { userId });
    await query(
      `INSERT INTO review (review_code, resv_code, htl_code, din_code, prod_code, user_id, user_name, contents, image_path)
       VALUES ($1, $2, $3, $4, $5, $6, '나간사람', 'Good', '/pictures/x.svg')`,
      [`W${memberCount}`, resvCode, H01, grill, dinner, userId],
    );
    await query(`INSERT INTO inquiry (htl_code, din_code, user_id, title, content) VALUES ($1, $2, $3, 'A', 'B')`, [
      H01,
      grill,
      userId,
    ]);
    await query(`INSERT INTO upload (atch_uuid, user_id, file_path) VALUES ($1, $2, '')`, [`U${memberCount}`, userId]);
    await person.post('/ordersheet/add', createMemberOrder({ resvDate: '2026-03-13 19:00' }));
    expect(await getLeaveForm()).toEqual({
      resvCnt: 0,
      paymentCnt: 0,
      couponCnt: 1,
      pointAmnt: 0,
      reviewCnt: 1,
      proofType: 'password',
    });
    const tablesBefore = await findTablesContaining(server.database.pool, [userId, '나간사람']);
    expect(tablesBefore).toEqual(
      expect.arrayContaining([
        'hold_line',
        'inquiry',
        'member',
        'member_coupon',
        'person_usage',
        'reservation',
        'review',
        'upload',
      ]),
    );
    expect(await deleteAccount()).toBe('success');
    expect(await findTablesContaining(server.database.pool, [userId, '나간사람'])).toEqual([]);
    const { reviewList } = (
      await server.createVisitor().post('/review/prod/list', { dinCode: grill, prodCode: dinner })
    ).json;
    expect(
      reviewList.map(({ contents, userName }: { contents: string; userName: string }) => [contents, userName]),
    ).toContainEqual(['Good', '']);
    await expectConsistentTables();
  });
});
