import { afterAll, beforeAll, expect, it } from 'vitest';
import { grill, H01 } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';

// Consent applies only to the texts that the page has shown (decision 5b).

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

const runSql = async (text: string) => (await server.database.pool.query(text)).rows;

/** Returns type, number and version of the texts that a page shows now. */
async function getShownTexts() {
  const visitor = server.createVisitor();
  const { result: texts } = (await visitor.get('/default-footer/comTermsList')).json;
  const { result: policy } = (await visitor.post('/payPlcy/detailByDinCode', { dinCode: grill })).json;
  const terms = texts
    .filter(({ htlCode }) => htlCode === H01)
    .map(({ termsTypeCode, termsSeq, termsVersion }) => ({
      agreTextType: termsTypeCode,
      agreTextSeq: termsSeq,
      agreTextVersion: termsVersion,
    }));
  if (policy === null) throw new Error('no policy');
  return [
    ...terms,
    { agreTextType: 'cancellation', agreTextSeq: policy.payPlcySeq, agreTextVersion: policy.payPlcyVersion },
  ];
}

it('an order is refused if its shown policy has changed, and accepted with the new one or without texts', async () => {
  const prepay = async (finalAgreTextList: Awaited<ReturnType<typeof getShownTexts>>) =>
    (await (await server.startGuestSession()).post('/ordersheet/prepay', createDinnerOrder({ finalAgreTextList })))
      .json;
  const oldTexts = await getShownTexts();
  expect(oldTexts.map(({ agreTextType }) => agreTextType)).toEqual(expect.arrayContaining(['TT0001', 'cancellation']));
  expect(await prepay(oldTexts)).toMatchObject({ response: { resCd: '0000' } });

  await runSql(`INSERT INTO cancel_policy (pay_plcy_seq, din_code, version, reservation_based, tiers, description, effective_at)
    SELECT 9, din_code, '9', reservation_based, tiers, description, now() FROM cancel_policy WHERE pay_plcy_seq = 2`);
  expect(await prepay(oldTexts)).toMatchObject({ code: 'terms_changed', errors: [{ path: 'agreed' }] });
  expect(await prepay(await getShownTexts())).toMatchObject({ response: { resCd: '0000' } });
  const [{ policy }] = await runSql(
    `SELECT "order" -> 'policy' ->> 'version' AS policy FROM payment ORDER BY created_at DESC LIMIT 1`,
  );
  expect(policy).toBe('9');
  // A page of an older deployment sends no texts: its consent is accepted without a comparison.
  expect((await (await server.startGuestSession()).post('/ordersheet/prepay', createDinnerOrder())).json).toMatchObject(
    {
      response: { resCd: '0000' },
    },
  );
});
