import { createHmac, randomUUID } from 'node:crypto';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';

export const testMerchant = {
  merchant: 'shop-1',
  apiKey: 'key-of-the-second-provider',
  webhookSecret: 'webhook-secret-of-the-second',
};

/** Signs the body of a webhook as the provider does. */
export const signWebhook = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

type Operation = 'register' | 'approve' | 'cancel' | 'getStatus';
export type Fault = 'decline' | 'stall' | 'cut' | 'http500' | 'junk';

interface Order {
  readonly amount: number;
  readonly token: string;
  isAuthorized: boolean;
  paymentId: string | undefined;
  isRefunded: boolean;
}

/**
 * Creates the stand-in of a payment provider with another protocol than easypay's: a bearer token, resources, HTTP
 * statuses for refusals, idempotency keys and signed webhooks. It accepts cards only, refunds whole charges only and
 * has no receipts.
 */
export const createSecondProviderStandIn = () => {
  const app = Fastify();
  const orders = new Map<string, Order>();
  /** The results by idempotency key. */
  const results = new Map<string, Readonly<Record<string, unknown>>>();
  const faults = new Map<string, Fault>();
  /** Functions that let stalled requests continue. */
  const stallReleases = new Set<() => void>();

  const findOrder = (orderNo: unknown): Order | undefined => orders.get(String(orderNo));
  const findOrderByPayment = (paymentId: unknown) =>
    [...orders].find(([, { paymentId: id }]) => id !== undefined && id === paymentId);

  /** Answers a request, with the injected fault if there is one. All faults but `decline` call `work` first. */
  const respond = async (
    reply: FastifyReply,
    operation: Operation,
    orderNo: string,
    work: () => { status: number; body: object },
  ): Promise<unknown> => {
    const faultKey = `${operation} ${orderNo}`;
    const fault = faults.get(faultKey);
    faults.delete(faultKey);
    if (fault === 'decline') return reply.code(402).send({ error: 'declined' });
    const { status, body } = work();
    if (fault === 'stall') await new Promise<void>((release) => stallReleases.add(release));
    if (fault === 'cut') return reply.raw.destroy();
    if (fault === 'http500') return reply.code(500).send({});
    if (fault === 'junk') return reply.type('application/json').send('<html>');
    return reply.code(status).send(body);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${testMerchant.apiKey}`)
      await reply.code(401).send({ error: 'unauthorized' });
  });
  type Body = FastifyRequest<{ Body: Record<string, unknown> }>;
  const getKey = (request: FastifyRequest): string => String(request.headers['idempotency-key']);

  app.post('/v1/orders', ({ body }: Body, reply) =>
    respond(reply, 'register', String(body['order']), () => {
      if (orders.has(String(body['order']))) return { status: 409, body: { error: 'order_exists' } };
      const token = randomUUID();
      const order = {
        amount: Number(body['amount']),
        token,
        isAuthorized: false,
        paymentId: undefined,
        isRefunded: false,
      };
      orders.set(String(body['order']), order);
      return { status: 201, body: { checkout_url: `https://second.test/pay/${token}` } };
    }),
  );
  app.post('/v1/payments', (request: Body, reply) =>
    respond(reply, 'approve', String(request.body['order']), () => {
      const previousResult = results.get(getKey(request));
      if (previousResult !== undefined) return { status: 200, body: previousResult };
      const order = findOrder(request.body['order']);
      if (!order?.isAuthorized || order.token !== request.body['token'])
        return { status: 422, body: { error: 'not_authorized' } };
      if (order.paymentId !== undefined) return { status: 409, body: { error: 'already_paid' } };
      order.paymentId = `pay_${randomUUID()}`;
      const result = {
        type: 'payment',
        merchant: testMerchant.merchant,
        payment_id: order.paymentId,
        order: request.body['order'],
        amount: order.amount,
        paid_at: '2026-11-21T00:00:00Z',
        card: 'Hanbit 383',
      };
      results.set(getKey(request), result);
      return { status: 200, body: result };
    }),
  );
  app.post('/v1/refunds', (request: Body, reply) => {
    const [orderNo = '', order] = findOrderByPayment(request.body['payment_id']) ?? [];
    return respond(reply, 'cancel', orderNo, () => {
      const previousResult = results.get(getKey(request));
      if (previousResult !== undefined) return { status: 200, body: previousResult };
      if (order === undefined) return { status: 404, body: { error: 'no_such_payment' } };
      if (order.isRefunded) return { status: 409, body: { error: 'already_refunded' } };
      order.isRefunded = true;
      const result = {
        type: 'refund',
        payment_id: order.paymentId,
        amount: order.amount,
        refunded_at: '2026-11-21T00:01:00Z',
      };
      results.set(getKey(request), result);
      return { status: 200, body: result };
    });
  });
  app.get('/v1/requests/:key', (request: FastifyRequest<{ Params: { key: string } }>, reply) => {
    const result = results.get(request.params.key);
    const [orderNo = '', order] = findOrderByPayment(result?.['payment_id']) ?? [];
    return respond(reply, 'getStatus', orderNo, () =>
      result === undefined
        ? { status: 404, body: { error: 'no_such_request' } }
        : { status: 200, body: { ...result, refunded: order?.isRefunded === true } },
    );
  });

  return {
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      for (const release of stallReleases) release();
      await app.close();
    },
    injectFault: (operation: Operation, orderNo: string, fault: Fault) =>
      void faults.set(`${operation} ${orderNo}`, fault),
    /** Presses a button in the payment window. Returns the form that the browser then posts. */
    press: (orderNo: string, action: 'pay' | 'cancel') => {
      const order = findOrder(orderNo);
      if (order === undefined) throw new Error(`no order ${orderNo}`);
      order.isAuthorized = action === 'pay';
      return {
        payment: action === 'pay' ? 'authorized' : 'aborted',
        order: orderNo,
        token: action === 'pay' ? order.token : '',
      };
    },
    /** Returns the amount that was charged for an order, and what remains after refunds, in won. */
    getLedger: (orderNo: string) => {
      const { paymentId, amount = 0, isRefunded } = findOrder(orderNo) ?? {};
      const charged = paymentId === undefined ? 0 : amount;
      return { charged, remaining: isRefunded === true ? 0 : charged };
    },
    /** Refunds a payment in the provider's back office. Returns the body of the webhook about it. */
    refundInBackOffice: (orderNo: string): string => {
      const order = findOrder(orderNo);
      if (order?.paymentId === undefined) throw new Error(`${orderNo} is not paid`);
      order.isRefunded = true;
      const data = { payment_id: order.paymentId, amount: order.amount, at: '2026-11-21T00:02:00Z' };
      return JSON.stringify({ event: 'payment.refunded', merchant: testMerchant.merchant, data });
    },
  };
};
