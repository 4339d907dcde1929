import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EasyPayTestServer, startEasyPayTestServer } from '../../../test/easypay-test-server';

const templates = { card: 'https://pg.test/card?pgTid={pgCno}', cash: 'https://pg.test/cash?pgTid={pgCno}' };
const chargeId = '26112109000012345678';

describe('getReceiptUrl', () => {
  let server: EasyPayTestServer;
  beforeAll(async () => {
    server = await startEasyPayTestServer();
  });
  afterAll(() => server.close());

  it.each([
    [
      'returns the URL of the card slip of a card payment',
      templates,
      { method: 'card', cashReceiptNo: '' },
      `https://pg.test/card?pgTid=${chargeId}`,
    ],
    [
      'returns the URL of the cash receipt of a transfer',
      templates,
      { method: 'account', cashReceiptNo: '123456789' },
      `https://pg.test/cash?pgTid=${chargeId}`,
    ],
    [
      'returns undefined for a transfer without a cash receipt',
      templates,
      { method: 'account', cashReceiptNo: '' },
      undefined,
    ],
    ['returns undefined if no URL is configured', {}, { method: 'card', cashReceiptNo: '' }, undefined],
    [
      'returns undefined for a transfer if only the URL of card slips is configured',
      { card: templates.card },
      { method: 'account', cashReceiptNo: '1' },
      undefined,
    ],
  ] as const)('%s', (_case, receiptUrls, charge, url) => {
    expect(server.createAdapter({ receiptUrls }).getReceiptUrl({ chargeId, ...charge })).toBe(url);
  });

  it.each(['card', 'account'] as const)(
    'returns the URL of a page with the amount for a %s payment, and of an error page for an unknown charge',
    async (method) => {
      const receiptUrls = {
        card: `${server.baseUrl}/receipt/card?pgTid={pgCno}`,
        cash: `${server.baseUrl}/receipt/cash?pgTid={pgCno}`,
      };
      const payments = server.createAdapter({ receiptUrls });
      const request = await server.authorizeOrder({ method });
      const approvalResponse = await payments.approve(request);
      if (approvalResponse.outcome !== 'approved') throw new Error(approvalResponse.outcome);
      const fetchPage = async (url: string | undefined) =>
        fetch(url ?? '').then(async (response) => [response.status, await response.text()]);
      expect(await fetchPage(payments.getReceiptUrl(approvalResponse))).toEqual([
        200,
        expect.stringContaining('150,000'),
      ]);
      expect(await fetchPage(payments.getReceiptUrl({ ...approvalResponse, chargeId }))).toEqual([
        404,
        expect.any(String),
      ]);
    },
  );
});
