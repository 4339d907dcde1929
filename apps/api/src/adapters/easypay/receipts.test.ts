import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EasyPayRig, startEasyPayRig } from '../../../test/easypay-rig';

const templates = { card: 'https://pg.test/card?pgTid={pgCno}', cash: 'https://pg.test/cash?pgTid={pgCno}' };
const chargeId = '26112109000012345678';

describe('where a receipt stands', () => {
  let rig: EasyPayRig;
  beforeAll(async () => {
    rig = await startEasyPayRig();
  });
  afterAll(() => rig.close());

  it.each([
    ['a card’s slip', templates, { method: 'card', cashReceiptNo: '' }, `https://pg.test/card?pgTid=${chargeId}`],
    [
      'a transfer’s cash receipt',
      templates,
      { method: 'account', cashReceiptNo: '123456789' },
      `https://pg.test/cash?pgTid=${chargeId}`,
    ],
    ['a transfer without one', templates, { method: 'account', cashReceiptNo: '' }, undefined],
    ['no receipt URLs', {}, { method: 'card', cashReceiptNo: '' }, undefined],
    ['a receipt URL for cards only', { card: templates.card }, { method: 'account', cashReceiptNo: '1' }, undefined],
  ] as const)('%s', (_, receiptUrls, charge, url) => {
    expect(rig.createAdapter({ receiptUrls }).receiptUrl({ chargeId, ...charge })).toBe(url);
  });

  it.each(['card', 'account'] as const)('the provider shows it of a %s, and of no other charge', async (method) => {
    const receiptUrls = { card: `${rig.baseUrl}/receipt/card?pgTid={pgCno}`, cash: `${rig.baseUrl}/receipt/cash?pgTid={pgCno}` };
    const payments = rig.createAdapter({ receiptUrls });
    const request = await rig.authorizeOrder({ method });
    const approved = await payments.approve(request);
    if (approved.outcome !== 'approved') throw new Error(approved.outcome);
    const page = async (url: string | undefined) => fetch(url ?? '').then(async (answer) => [answer.status, await answer.text()]);
    expect(await page(payments.receiptUrl(approved))).toEqual([200, expect.stringContaining('150,000')]);
    expect(await page(payments.receiptUrl({ ...approved, chargeId }))).toEqual([404, expect.any(String)]);
  });
});
