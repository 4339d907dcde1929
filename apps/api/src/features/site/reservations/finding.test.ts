import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cake, mina } from '../../../../test/fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  type Person,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

const phone = '010-1234-0000';
const createReservation = async (): Promise<string> =>
  (await server.reserve(await server.guest(), createDinnerOrder())).resvCode;
const lookUp = async (member: Person, resvCode: unknown, lookupPhone: unknown = phone) =>
  (await member.post('/resv/lookup', { resvCode, phone: lookupPhone })).json;

describe('a guest who looks up a reservation', () => {
  it('needs number and phone, and gets a link that opens the whole reservation', async () => {
    const resvCode = await createReservation();
    const visitor = server.visitor();
    const found = await lookUp(visitor, resvCode);
    expect(found).toMatchObject({ result: 'success', resvCode });
    expect(found.resvLink).toBe(`/reservation/prod/payment/complete/${resvCode}?key=${found.key}`);
    const displayed = (await visitor.post('/resv/view', { resvCode, key: found.key })).json.resvInfo;
    expect(displayed).toMatchObject({ maskedYn: 'N', resvUserName: 'Jane Doe' });
    expect((await visitor.post('/resv/cancel', { resvCode, key: found.key })).json.result).toBe('success');
  });

  it('may use any notation of number and phone', async () => {
    const resvCode = await createReservation();
    const typed = resvCode.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(await lookUp(server.visitor(), typed, '010 1234 0000')).toMatchObject({ result: 'success', resvCode });
    const wide = resvCode.replace(/./g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
    expect(await lookUp(server.visitor(), `\ufeff${wide}\u3000`, '０１０ー１２３４ー００００')).toMatchObject({
      result: 'success',
      resvCode,
    });
    expect(await lookUp(server.visitor(), resvCode, '0082 10-1234\u200b-0000')).toMatchObject({
      result: 'success',
      resvCode,
    });
    expect(await lookUp(server.visitor(), resvCode.replace('-', ''), '01012340000')).toMatchObject({
      result: 'success',
      resvCode,
    });
  });

  it('gets one answer for a wrong number, a wrong phone and both', async () => {
    const resvCode = await createReservation();
    const answers = await Promise.all([
      lookUp(server.visitor(), resvCode, '010-9999-9999'),
      lookUp(server.visitor(), '20260311-AAAAAAAAAA'),
      lookUp(server.visitor(), 'what?', '010-9999-9999'),
      lookUp(server.visitor(), resvCode, 'not a phone'),
    ]);
    expect(answers[0]).toMatchObject({ status: 404, code: 'not_found' });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it.each([
    ['nothing', {}],
    ['no phone', { resvCode: 'x' }],
    ['a list', { resvCode: ['x'], phone }],
    ['control characters', { resvCode: 'a\u0000', phone }],
  ])('is refused with %s', async (_name, body) => {
    expect((await server.visitor().post('/resv/lookup', body)).json).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
  });
});

describe('the allergies of a guest', () => {
  const listShown = async (member: Person, resvCode: string) =>
    (await member.post('/resv/view', { resvCode })).json.resvInfo.resvQsAllergyList.map(
      ({ resvQsAllergyYn }) => resvQsAllergyYn,
    );
  const setQuestions = (questions: string) =>
    server.database.pool.query('UPDATE product SET question_type = $1 WHERE prod_code = $2', [questions, cake]);

  it('are shown as they were answered, including “none”, and omitted if the question was not asked at that time', async () => {
    const guest = await server.guest();
    const { resvCode: asked } = await server.reserve(guest, createDinnerOrder());
    const { resvCode: unasked } = await server.reserve(guest, createCakeOrder());
    await setQuestions('allergy');
    expect([await listShown(guest, asked), await listShown(guest, unasked)]).toEqual([['N'], []]);
    await setQuestions('none');
  });

  it('are not shown as “none” after the named allergies are deleted', async () => {
    const guest = await server.guest();
    const kiwi = { resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y' as const, resvQsAllergyEtc: 'kiwi' };
    const { resvCode } = await server.reserve(
      guest,
      createDinnerOrder({ resvQsAllergyYn: 'Y', allergyAgreYn: 'Y', resvQsAllergyList: [kiwi] }),
    );
    expect(await listShown(guest, resvCode)).toEqual(['Y']);
    await server.database.pool.query('DELETE FROM reservation_allergy WHERE resv_code = $1', [resvCode]);
    expect(await listShown(guest, resvCode)).toEqual([]);
  });
});

describe('a stranger who guesses numbers', () => {
  it('is stopped, by number and by address, while the guest still gets in', async () => {
    const [tried, another] = [await createReservation(), await createReservation()];
    const stranger = server.visitor();
    const codes: unknown[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      codes.push((await lookUp(stranger, tried, `010-0000-${1000 + guess}`)).code);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('not_found'));
    expect(codes.slice(10)).toEqual(['lookup_code_needed', 'lookup_code_needed']);
    // The stranger is refused even with the right phone; the guest is at another address.
    expect((await lookUp(stranger, tried)).code).toBe('lookup_code_needed');
    expect((await lookUp(server.visitor(), tried)).result).toBe('success');

    const many = server.visitor();
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) => lookUp(many, `20260311-AAAAAAAA${10 + index}`)),
    );
    expect(answers.filter(({ code }) => code === 'not_found')).toHaveLength(60);
    expect(answers.filter(({ code }) => code === 'lookup_code_needed')).toHaveLength(20);
    expect((await lookUp(server.visitor(), another)).result).toBe('success');
  });

  it('is not limited by successful look-ups', async () => {
    const resvCode = await createReservation();
    const guest = server.visitor();
    for (let time = 0; time < 15; time += 1) expect((await lookUp(guest, resvCode)).result).toBe('success');
  });
});

describe('a member’s reservations', () => {
  it('are listed for the member only, newest first, one page at a time', async () => {
    const member = await server.member(mina.userId, mina.password);
    const codes: string[] = [];
    for (const time of ['18:00', '18:30', '19:00']) {
      codes.push(
        (await server.reserve(member, createDinnerOrder({ resvDate: `2026-03-18 ${time}`, resvSetleAmnt: 68_850 })))
          .resvCode,
      );
    }
    await createReservation();
    const newest = (await member.post('/resv/list', { recordCountPerPage: 2 })).json;
    expect(newest.paginationInfo).toMatchObject({ totalRecordCount: 3, lastPageNo: 2, currentPageNo: 1 });
    expect(newest.resvList.map((row: { resvCode: string }) => row.resvCode)).toEqual([codes[2], codes[1]]);
    const oldest = (await member.post('/resv/list', { recordCountPerPage: 2, orderBy: 'old', pageIndex: 2 })).json;
    expect(oldest.resvList.map((row: { resvCode: string }) => row.resvCode)).toEqual([codes[2]]);
    const search = { showTab: 'resv', pageIndex: 1, recordCountPerPage: 2, orderBy: 'new' };
    const { result, paginationInfo } = (await member.post('/mypage/resvList', search)).json;
    expect({ resvList: result, paginationInfo }).toEqual(newest);
    expect(newest.resvList[0]).toMatchObject({
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

  it('show whether a review can be written and a cancellation is still possible', async () => {
    const member = await server.member(mina.userId, mina.password);
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

  it('are hidden from guests, whatever they send', async () => {
    const guest = await server.guest();
    for (const path of ['/resv/list', '/mypage/resvList'] as const)
      expect((await guest.post(path, { pageIndex: 'x' })).json).toMatchObject({ status: 401, code: 'not_signed_in' });
  });
});
