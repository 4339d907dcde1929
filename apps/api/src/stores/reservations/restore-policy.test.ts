import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mina } from '../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';

// A reservation keeps the policy that its guest agreed to, even if the venue changes the policy. The policy of the
// grill has the number 2.

let server: PaymentTestServer;
let member: TestClient;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  member = await server.signInMember(mina.userId, mina.password);
});
afterAll(() => server.close());

const runSql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows;
const createReservation = async (resvDate: string): Promise<string> =>
  (await server.reserve(member, createDinnerOrder({ resvDate, resvSetleAmnt: 68_850 }))).resvCode;
const setPolicyText = (text: string) =>
  runSql('UPDATE cancel_policy SET description = $1 WHERE pay_plcy_seq = 2', [
    JSON.stringify({ default: text, en: `${text} (en)` }),
  ]);

async function getShownPolicyTexts(resvCode: string) {
  const { result } = (await member.post('/mypage/resvDetail', { resvCode })).json;
  const form = (await member.post('/mypage/payPlcyDetail', { resvCode })).json.result;
  if (typeof result === 'string' || typeof form === 'string') throw new Error('no such reservation');
  expect([form.payCancelDesc, form.payCancelDescEn]).toEqual([result.payCancelDesc, result.payCancelDescEn]);
  return [result.payCancelDesc, result.payCancelDescEn];
}

describe('the text of a policy', () => {
  it('is stored once for all reservations, and shown as agreed even if the policy has changed or is deleted', async () => {
    await setPolicyText('Free until noon');
    const [first, second] = [await createReservation('2026-03-17 18:00'), await createReservation('2026-03-17 19:00')];
    await setPolicyText('Never free');
    const thirdCode = await createReservation('2026-03-17 19:30');
    await runSql('DELETE FROM cancel_policy WHERE pay_plcy_seq = 2');
    expect([
      await getShownPolicyTexts(first),
      await getShownPolicyTexts(second),
      await getShownPolicyTexts(thirdCode),
    ]).toEqual([
      ['Free until noon', 'Free until noon (en)'],
      ['Free until noon', 'Free until noon (en)'],
      ['Never free', 'Never free (en)'],
    ]);
    const policyTextSql = `SELECT text ->> 'default' AS text FROM policy_text WHERE text ->> 'default' = ANY($1) ORDER BY 1`;
    expect(await runSql(policyTextSql, [['Never free', 'Free until noon']])).toEqual([
      { text: 'Free until noon' },
      { text: 'Never free' },
    ]);
    const rows = await runSql<{ description: unknown }>(
      `SELECT DISTINCT policy -> 'description' AS description FROM reservation WHERE resv_code = ANY($1)`,
      [[first, second, thirdCode]],
    );
    expect(rows).toEqual([{ description: { default: '' } }]);
  });

  it('is read from the reservation itself if an earlier release stored it there', async () => {
    const resvCode = await createReservation('2026-03-18 18:00');
    await runSql(
      `UPDATE reservation SET policy = (policy - 'textKey') || '{"description":{"default":"As of old","en":"In English"}}' WHERE resv_code = $1`,
      [resvCode],
    );
    expect(await getShownPolicyTexts(resvCode)).toEqual(['As of old', 'In English']);
  });

  it.each([`UPDATE policy_text SET text = '{"default":"Other"}'`, 'DELETE FROM policy_text'])(
    'can be neither changed nor deleted: %s',
    async (change) => {
      await expect(runSql(change)).rejects.toThrow('neither changed nor deleted');
    },
  );
});
