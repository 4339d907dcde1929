import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cake } from '../../../../test/fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

const windowSeatTexts = {
  resvQsAnsKo: 'Window 한',
  resvQsAnsEn: 'Window en',
  resvQsAnsCn: 'Window 中',
  resvQsAnsJa: 'Window 日',
};

describe('the answers of a reservation', () => {
  it('contain a choice that was made in Japanese in all four languages', async () => {
    const guest = await server.startGuestSession();
    const { resvCode } = await server.reserve(
      guest,
      createDinnerOrder({ resvQsAnsList: [{ resvQsCode: 'Q1', resvQsAns: 'Window 日' }], resvLang: 'Ja' }),
    );
    const { resvInfo } = (await guest.post('/resv/view', { resvCode })).json;
    expect(resvInfo.resvQsList).toMatchObject([
      { resvQsCode: 'Q1', resvQsAnsList: [{ resvQsAns: 'Window 日', ...windowSeatTexts }] },
    ]);
    expect(resvInfo.resvQsAnsList).toEqual([{ resvQsCode: 'Q1', resvQsAns: 'Window 日' }]);
  });

  it('without translations, as in older rows, get those of the current choices if the choice still exists', async () => {
    const guest = await server.startGuestSession();
    const { resvCode } = await server.reserve(guest, createDinnerOrder({ resvDate: '2026-03-19 18:00' }));
    const { pool } = server.database;
    await pool.query('UPDATE reservation_answer SET answer_texts = NULL WHERE resv_code = $1', [resvCode]);
    const { resvInfo } = (await guest.post('/resv/view', { resvCode })).json;
    expect(resvInfo.resvQsList).toMatchObject([{ resvQsAnsList: [windowSeatTexts] }]);

    await pool.query(`UPDATE reservation_answer SET answers = '{Terrace}' WHERE resv_code = $1`, [resvCode]);
    const { resvInfo: changedInfo } = (await guest.post('/resv/view', { resvCode })).json;
    const untranslatedAnswer = {
      resvQsAns: 'Terrace',
      resvQsAnsKo: '',
      resvQsAnsEn: '',
      resvQsAnsCn: '',
      resvQsAnsJa: '',
    };
    expect(changedInfo.resvQsList).toMatchObject([{ resvQsAnsList: [untranslatedAnswer] }]);
  });
});

describe('the allergies of a guest', () => {
  const listAllergyAnswers = async (client: TestClient, resvCode: string) =>
    (await client.post('/resv/view', { resvCode })).json.resvInfo.resvQsAllergyList.map(
      ({ resvQsAllergyYn }) => resvQsAllergyYn,
    );
  const setQuestions = (questions: string) =>
    server.database.pool.query('UPDATE product SET question_type = $1 WHERE prod_code = $2', [questions, cake]);

  it('are shown as “none” if the guest answered so, and omitted if the product did not ask at that time', async () => {
    const guest = await server.startGuestSession();
    const { resvCode: dinnerCode } = await server.reserve(guest, createDinnerOrder());
    const { resvCode: cakeCode } = await server.reserve(guest, createCakeOrder());
    await setQuestions('allergy');
    expect([await listAllergyAnswers(guest, dinnerCode), await listAllergyAnswers(guest, cakeCode)]).toEqual([
      ['N'],
      [],
    ]);
    await setQuestions('none');
  });

  it('are not shown as “none” after the named allergies are deleted', async () => {
    const guest = await server.startGuestSession();
    const kiwi = { resvQsAllergyCode: 'AG0005', resvQsAllergyYn: 'Y' as const, resvQsAllergyEtc: 'kiwi' };
    const { resvCode } = await server.reserve(
      guest,
      createDinnerOrder({ resvQsAllergyYn: 'Y', allergyAgreYn: 'Y', resvQsAllergyList: [kiwi] }),
    );
    expect(await listAllergyAnswers(guest, resvCode)).toEqual(['Y']);
    await server.database.pool.query('DELETE FROM reservation_allergy WHERE resv_code = $1', [resvCode]);
    expect(await listAllergyAnswers(guest, resvCode)).toEqual([]);
  });
});
