import { day, startEasyPayTestServer } from './easypay-test-server';
import { describePaymentProvider, type TestedProvider } from './payment-provider-contract';
import { SecondProvider } from './second-provider/adapter';
import { createSecondProviderStandIn, signWebhook, testMerchant } from './second-provider/stand-in';

const shortTimeoutMs = 300;

describePaymentProvider('easypay', async (): Promise<TestedProvider> => {
  const staffServer = await startEasyPayTestServer();
  const senderIp = '203.0.113.5';
  const options = {
    webhookSenders: [senderIp],
    receiptUrls: { card: `${staffServer.baseUrl}/receipt/card?pgTid={pgCno}` },
  };
  const operations = { register: 'register', approve: 'approve', cancel: 'cancel', getStatus: 'query' } as const;
  const faults = {
    decline: ['decline', {}],
    stall: ['stall', { ms: 60_000, work: 'first' }],
    cut: ['drop', { work: 'first' }],
    http500: ['http500', { work: 'first' }],
    junk: ['junk', { work: 'first' }],
  } as const;
  const changeBody = (body: string, changes: object): string =>
    JSON.stringify({ ...(JSON.parse(body) as object), ...changes });
  return {
    provider: staffServer.createAdapter(options),
    providerWithShortTimeout: staffServer.createAdapter({
      ...options,
      timeoutMs: shortTimeoutMs,
      queryTimeoutMs: shortTimeoutMs,
    }),
    day,
    hasReceipts: true,
    press: (shopOrderNo, action) => staffServer.submitPaymentWindow(shopOrderNo, { action }),
    injectFault: async (operation, shopOrderNo, fault) => {
      const [kind, faultOptions] = faults[fault];
      await staffServer.injectFault(shopOrderNo, operations[operation], kind, faultOptions);
    },
    getLedger: async (shopOrderNo) => {
      const { charged, remaining } = await staffServer.getLedgerRow(shopOrderNo);
      return { charged, remaining };
    },
    webhooks: {
      cancel: async (shopOrderNo) => JSON.stringify(await staffServer.cancelAtProvider(shopOrderNo)),
      changeMerchant: (body) => changeBody(body, { mallId: 'T0000000' }),
      changeKind: (body) => changeBody(body, { notiType: '10' }),
      createRequest: (body) => ({ ipAddress: senderIp, headers: {}, body }),
      createForgedRequest: (body) => ({ ipAddress: '203.0.113.6', headers: {}, body }),
    },
    close: async () => {
      await staffServer.releaseStalledCalls();
      await staffServer.close();
    },
  };
});

describePaymentProvider('with another protocol', async (): Promise<TestedProvider> => {
  const standIn = createSecondProviderStandIn();
  const options = { baseUrl: await standIn.listen(), ...testMerchant };
  const createRequest = (body: string, secret: string) => ({
    ipAddress: '203.0.113.5',
    headers: { 'x-signature': signWebhook(secret, body) },
    body,
  });
  return {
    provider: new SecondProvider({ ...options, callTimeoutMs: 60_000 }),
    providerWithShortTimeout: new SecondProvider({ ...options, callTimeoutMs: shortTimeoutMs }),
    day,
    hasReceipts: false,
    press: (shopOrderNo, action) => Promise.resolve(standIn.press(shopOrderNo, action)),
    injectFault: (operation, shopOrderNo, fault) => Promise.resolve(standIn.injectFault(operation, shopOrderNo, fault)),
    getLedger: (shopOrderNo) => Promise.resolve(standIn.getLedger(shopOrderNo)),
    webhooks: {
      cancel: (shopOrderNo) => Promise.resolve(standIn.refundInBackOffice(shopOrderNo)),
      changeMerchant: (body) => body.replace(testMerchant.merchant, 'shop-2'),
      changeKind: (body) => body.replace('payment.refunded', 'payment.paid'),
      createRequest: (body) => createRequest(body, testMerchant.webhookSecret),
      createForgedRequest: (body) => createRequest(body, 'another secret'),
    },
    close: () => standIn.close(),
  };
});
