import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

const window = {
  resvQsAnsKo: 'Window 한',
  resvQsAnsEn: 'Window en',
  resvQsAnsCn: 'Window 中',
  resvQsAnsJa: 'Window 日',
};

describe('the answers of a reservation', () => {
  it('contain a choice in all four languages, whichever it was chosen in', async () => {
    const guest = await server.guest();
    const { resvCode } = await server.reserve(
      guest,
      createDinnerOrder({ resvQsAnsList: [{ resvQsCode: 'Q1', resvQsAns: 'Window 日' }], resvLang: 'Ja' }),
    );
    const { resvInfo } = (await guest.post('/resv/view', { resvCode })).json;
    expect(resvInfo.resvQsList).toMatchObject([
      { resvQsCode: 'Q1', resvQsAnsList: [{ resvQsAns: 'Window 日', ...window }] },
    ]);
    expect(resvInfo.resvQsAnsList).toEqual([{ resvQsCode: 'Q1', resvQsAns: 'Window 日' }]);
  });

  it('without translations, stored earlier, get those of today’s choices', async () => {
    const guest = await server.guest();
    const { resvCode } = await server.reserve(guest, createDinnerOrder({ resvDate: '2026-03-19 18:00' }));
    const { pool } = server.database;
    await pool.query('UPDATE reservation_answer SET answer_texts = NULL WHERE resv_code = $1', [resvCode]);
    const { resvInfo } = (await guest.post('/resv/view', { resvCode })).json;
    expect(resvInfo.resvQsList).toMatchObject([{ resvQsAnsList: [window] }]);

    await pool.query(`UPDATE reservation_answer SET answers = '{Terrace}' WHERE resv_code = $1`, [resvCode]);
    const { resvInfo: later } = (await guest.post('/resv/view', { resvCode })).json;
    const asGiven = { resvQsAns: 'Terrace', resvQsAnsKo: '', resvQsAnsEn: '', resvQsAnsCn: '', resvQsAnsJa: '' };
    expect(later.resvQsList).toMatchObject([{ resvQsAnsList: [asGiven] }]);
  });
});
