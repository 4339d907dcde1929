import { randomUUID } from 'node:crypto';
import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ApproveRequest,
  CancelRequest,
  PaymentProvider,
  RegisterRequest,
  WebhookRequest,
} from '../src/ports/payments';

/** The faults that a stand-in can inject. All but `decline` execute the request first. */
export type ProviderFault = 'decline' | 'stall' | 'cut' | 'http500' | 'junk';

/** A provider's adapter with its stand-in. */
export interface TestedProvider {
  readonly provider: PaymentProvider;
  /** The same adapter with a time limit of a few hundred milliseconds. */
  readonly providerWithShortTimeout: PaymentProvider;
  /** The Seoul day of the stand-in. */
  readonly day: SeoulDate;
  readonly hasReceipts: boolean;
  /** Presses a button in the payment window. Returns the form that the browser then posts. */
  readonly press: (shopOrderNo: string, action: 'pay' | 'cancel') => Promise<unknown>;
  /** Makes the next call of this kind about an order fail. */
  readonly injectFault: (
    operation: 'register' | 'approve' | 'cancel' | 'getStatus',
    shopOrderNo: string,
    fault: ProviderFault,
  ) => Promise<void>;
  /** Returns what the stand-in has charged for an order, and what remains after refunds, in won. */
  readonly getLedger: (shopOrderNo: string) => Promise<{ readonly charged: number; readonly remaining: number }>;
  readonly webhooks: {
    /** Cancels a whole charge in the provider's back office; returns the body of the webhook about it. */
    readonly cancel: (shopOrderNo: string) => Promise<string>;
    /** Return the body of the webhook for another merchant, and about another kind of event. */
    readonly changeMerchant: (body: string) => string;
    readonly changeKind: (body: string) => string;
    /** Return a request with this body from the provider, and one from another sender. */
    readonly createRequest: (body: string) => WebhookRequest;
    readonly createForgedRequest: (body: string) => WebhookRequest;
  };
  readonly close: () => Promise<unknown>;
}

const amount = 150_000;

/** Defines the tests that the adapter of every payment provider must pass. */
export function describePaymentProvider(name: string, start: () => Promise<TestedProvider>): void {
  describe(`the payment provider ${name}`, () => {
    let tested: TestedProvider;
    let provider: PaymentProvider;
    beforeAll(async () => {
      tested = await start();
      provider = tested.provider;
    });
    afterAll(() => tested.close());

    const createOrder = (changes: Partial<RegisterRequest> = {}): RegisterRequest => ({
      shopOrderNo: toCode<ShopOrderNo>(`T-${randomUUID()}`),
      amount,
      goodsName: '디너 코스 2인',
      method: 'card',
      language: 'ko',
      device: 'pc',
      returnUrl: 'https://site.test/return',
      ...changes,
    });

    /** Registers and authorises an order; returns the request to approve it. */
    const authorize = async (changes: Partial<RegisterRequest> = {}): Promise<ApproveRequest> => {
      const order = createOrder(changes);
      expect(await provider.register(order)).toMatchObject({ ok: true });
      const { authorizationId } = provider.parseReturn(await tested.press(order.shopOrderNo, 'pay'));
      return { shopOrderNo: order.shopOrderNo, authorizationId, key: randomUUID(), day: tested.day };
    };

    /** Charges an order; returns the approval, its request, and the request to cancel `refundAmount`. */
    const charge = async (refundAmount = amount) => {
      const request = await authorize();
      const approval = await provider.approve(request);
      if (approval.outcome !== 'approved') throw new Error(`not approved: ${approval.outcome}`);
      const cancel: CancelRequest = {
        chargeId: approval.chargeId,
        method: approval.method,
        paidAmount: amount,
        refundAmount,
        remainAmount: amount - refundAmount,
        key: randomUUID(),
        day: tested.day,
      };
      return { request, approval, cancel };
    };

    it('has a name, a merchant, a time limit and payment methods', () => {
      expect(provider.name).toMatch(/^[a-z0-9-]+$/);
      expect(provider.merchantId).not.toBe('');
      expect(provider.callTimeoutMs).toBeGreaterThan(0);
      expect(provider.capabilities.methods.length).toBeGreaterThan(0);
    });

    describe('register', () => {
      it('returns the URL of the payment window for each method that it offers', async () => {
        for (const method of provider.capabilities.methods) {
          const registration = await provider.register(createOrder({ method }));
          expect(registration.ok && new URL(registration.authPageUrl).protocol).toMatch(/^https?:$/);
        }
      });

      it('returns the outcome refused when the provider declines', async () => {
        const order = createOrder();
        await tested.injectFault('register', order.shopOrderNo, 'decline');
        expect(await provider.register(order)).toMatchObject({ ok: false, outcome: 'refused' });
      });
    });

    describe('the return of the payment window', () => {
      it('distinguishes an authorised payment from a cancelled one, and names the order', async () => {
        const order = createOrder();
        await provider.register(order);
        const { shopOrderNo } = order;
        expect(provider.parseReturn(await tested.press(shopOrderNo, 'cancel'))).toMatchObject({
          authorized: false,
          shopOrderNo,
        });
        const paidOrder = createOrder();
        await provider.register(paidOrder);
        const windowReturn = provider.parseReturn(await tested.press(paidOrder.shopOrderNo, 'pay'));
        expect(windowReturn).toMatchObject({ authorized: true, shopOrderNo: paidOrder.shopOrderNo });
        expect(windowReturn.authorizationId).not.toBe('');
      });

      it.each([undefined, null, '', 'x', 7, [], {}, { a: { b: 1 } }])(
        'does not authorise a payment by the form %j',
        (form) => {
          expect(provider.parseReturn(form)).toMatchObject({ authorized: false, shopOrderNo: '', authorizationId: '' });
        },
      );
    });

    describe('approve', () => {
      it('charges the order and returns the order, the merchant and the charge', async () => {
        const request = await authorize();
        const approval = await provider.approve(request);
        expect(approval).toMatchObject({
          outcome: 'approved',
          shopOrderNo: request.shopOrderNo,
          merchantId: provider.merchantId,
          amount,
          method: 'card',
          approvedAt: expect.any(Date),
          chargeId: expect.stringMatching(/^[\w.-]{1,64}$/),
        });
        expect(await tested.getLedger(request.shopOrderNo)).toEqual({ charged: amount, remaining: amount });
        expect(await provider.getStatus(request)).toEqual({ ...approval, partCancelled: false });
      });

      it('charges once when the same key is sent twice, and does not report the repeat as declined', async () => {
        const { request, approval } = await charge();
        const repeatedResult = await provider.approve(request);
        if (repeatedResult.outcome === 'approved') expect(repeatedResult).toEqual(approval);
        else expect(repeatedResult).toMatchObject({ outcome: 'unknown', reason: 'duplicate' });
        expect(await tested.getLedger(request.shopOrderNo)).toEqual({ charged: amount, remaining: amount });
      });

      it('charges once when several keys are sent in parallel', async () => {
        const request = await authorize();
        const responses = await Promise.all(
          Array.from({ length: 5 }, () => provider.approve({ ...request, key: randomUUID() })),
        );
        expect(responses.filter(({ outcome }) => outcome === 'approved')).toHaveLength(1);
        expect(await tested.getLedger(request.shopOrderNo)).toEqual({ charged: amount, remaining: amount });
      });

      it('charges nothing when the provider declines or the authorisation is unknown', async () => {
        const declinedRequest = await authorize();
        await tested.injectFault('approve', declinedRequest.shopOrderNo, 'decline');
        expect(await provider.approve(declinedRequest)).toMatchObject({
          outcome: 'declined',
          code: expect.stringMatching(/./),
        });
        expect(await provider.getStatus(declinedRequest)).toEqual({ outcome: 'notFound' });
        const inventedRequest = { ...(await authorize()), authorizationId: randomUUID() };
        expect(await provider.approve(inventedRequest)).toMatchObject({ outcome: 'declined' });
        for (const { shopOrderNo } of [declinedRequest, inventedRequest])
          expect(await tested.getLedger(shopOrderNo)).toEqual({ charged: 0, remaining: 0 });
      });
    });

    describe('getStatus', () => {
      it('returns notFound for a key that was never used', async () => {
        expect(await provider.getStatus({ key: randomUUID(), day: tested.day })).toEqual({ outcome: 'notFound' });
      });

      it.each([
        ['cut', 'network'],
        ['http500', 'http'],
        ['junk', 'unreadable'],
        ['stall', 'timeout'],
      ] as const)('returns unknown when the response fails: %s', async (fault, reason) => {
        const { request } = await charge();
        await tested.injectFault('getStatus', request.shopOrderNo, fault);
        expect(await tested.providerWithShortTimeout.getStatus(request)).toMatchObject({ outcome: 'unknown', reason });
        expect(await provider.getStatus(request)).toMatchObject({ outcome: 'approved', amount });
      });
    });

    it.each([
      ['cut', 'network'],
      ['http500', 'http'],
      ['junk', 'unreadable'],
      ['stall', 'timeout'],
    ] as const)('reports a failed response as unknown, and then returns what was done: %s', async (fault, reason) => {
      const order = createOrder();
      await tested.injectFault('register', order.shopOrderNo, fault);
      expect(await tested.providerWithShortTimeout.register(order)).toMatchObject({
        ok: false,
        outcome: 'unknown',
        reason,
      });

      const request = await authorize();
      await tested.injectFault('approve', request.shopOrderNo, fault);
      expect(await tested.providerWithShortTimeout.approve(request)).toMatchObject({ outcome: 'unknown', reason });
      const status = await provider.getStatus(request);
      expect(status).toMatchObject({ outcome: 'approved', amount, shopOrderNo: request.shopOrderNo });

      const { request: approveRequest, cancel } = await charge();
      await tested.injectFault('cancel', approveRequest.shopOrderNo, fault);
      expect(await tested.providerWithShortTimeout.cancel(cancel)).toMatchObject({ outcome: 'unknown', reason });
      expect(await provider.getStatus(cancel)).toMatchObject({
        outcome: 'cancelled',
        cancelledAmount: amount,
        remainAmount: 0,
      });
    });

    describe('cancel', () => {
      it('refunds a whole charge once', async () => {
        const { request, cancel } = await charge();
        const { chargeId } = cancel;
        const cancellation = { chargeId, cancelledAmount: amount, remainAmount: 0 };
        expect(await provider.cancel(cancel)).toMatchObject({
          outcome: 'done',
          ...cancellation,
          cancelledAt: expect.any(Date),
        });
        expect(await provider.getStatus(cancel)).toMatchObject({ outcome: 'cancelled', ...cancellation });
        expect(await provider.getStatus(request)).toMatchObject({ outcome: 'cancelled', chargeId });
        expect(await provider.cancel({ ...cancel, key: randomUUID() })).toMatchObject({ outcome: 'declined' });
        expect(await tested.getLedger(request.shopOrderNo)).toEqual({ charged: amount, remaining: 0 });
      });

      it('refunds a part if the provider can, and otherwise throws and refunds nothing', async () => {
        const { request, approval, cancel } = await charge(100_000);
        if (provider.capabilities.partialCancel) {
          expect(approval.partCancel).toBe(true);
          expect(await provider.cancel(cancel)).toMatchObject({
            outcome: 'done',
            cancelledAmount: 100_000,
            remainAmount: 50_000,
          });
          expect(await provider.getStatus(request)).toMatchObject({ outcome: 'approved', partCancelled: true });
          expect((await tested.getLedger(request.shopOrderNo)).remaining).toBe(50_000);
        } else {
          expect(approval.partCancel).toBe(false);
          await expect(provider.cancel(cancel)).rejects.toThrow(RangeError);
          expect((await tested.getLedger(request.shopOrderNo)).remaining).toBe(amount);
        }
      });

      it.each([
        ['a refund of more than was paid', { refundAmount: amount + 1, remainAmount: -1 }],
        ['a refund of nothing', { refundAmount: 0, remainAmount: amount }],
        ['amounts that do not add up', { refundAmount: amount, remainAmount: 1 }],
      ])('throws for %s, and refunds nothing', async (_case, amounts) => {
        const { request, cancel } = await charge();
        await expect(provider.cancel({ ...cancel, ...amounts })).rejects.toThrow(RangeError);
        expect((await tested.getLedger(request.shopOrderNo)).remaining).toBe(amount);
      });

      it('is declined for a charge that does not exist, and when the provider declines it', async () => {
        const { request, cancel } = await charge();
        expect(await provider.cancel({ ...cancel, chargeId: '0'.repeat(20) })).toMatchObject({ outcome: 'declined' });
        await tested.injectFault('cancel', request.shopOrderNo, 'decline');
        const declinedRequest = { ...cancel, key: randomUUID() };
        expect(await provider.cancel(declinedRequest)).toMatchObject({ outcome: 'declined' });
        expect(await provider.getStatus(declinedRequest)).toEqual({ outcome: 'notFound' });
        expect((await tested.getLedger(request.shopOrderNo)).remaining).toBe(amount);
      });
    });

    describe('webhooks', () => {
      it('name the cancelled charge, unless they have another sender, merchant or kind of event', async () => {
        const { request, approval } = await charge();
        const body = await tested.webhooks.cancel(request.shopOrderNo);
        const event = provider.parseWebhook(tested.webhooks.createRequest(body));
        expect(event).toMatchObject({ type: 'cancelled', chargeId: approval.chargeId });
        if (event.type === 'cancelled') expect([amount, null]).toContain(event.cancelledAmount);
        expect(provider.parseWebhook(tested.webhooks.createForgedRequest(body))).toEqual({ type: 'forged' });
        expect(provider.parseWebhook(tested.webhooks.createRequest(tested.webhooks.changeMerchant(body)))).toEqual({
          type: 'unreadable',
        });
        expect(provider.parseWebhook(tested.webhooks.createRequest(tested.webhooks.changeKind(body)))).toEqual({
          type: 'ignored',
        });
        expect(await provider.getStatus(request)).toMatchObject({ outcome: 'cancelled', chargeId: approval.chargeId });
      });

      it.each(['', 'null', '[]', '{}', '{"a":', '<xml/>', '"text"'])('are unreadable with the body %j', (body) => {
        expect(provider.parseWebhook(tested.webhooks.createRequest(body))).toEqual({ type: 'unreadable' });
      });

      it('get the reply 200 if accepted, an error if forged, and a different reply if to be sent again', () => {
        expect(provider.getWebhookReply('accepted').statusCode).toBe(200);
        expect(provider.getWebhookReply('forged').statusCode).toBeGreaterThanOrEqual(400);
        expect(provider.getWebhookReply('retry')).not.toEqual(provider.getWebhookReply('accepted'));
      });
    });

    it('returns the URL of a receipt if the provider has receipts, and otherwise undefined', async () => {
      const { approval } = await charge();
      const url = provider.getReceiptUrl(approval);
      if (tested.hasReceipts) expect(new URL(url ?? '').href).toContain(approval.chargeId);
      else expect(url).toBeUndefined();
    });
  });
}
