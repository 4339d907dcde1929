import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type {
  Approval,
  ApproveRequest,
  ApproveResult,
  CancelRequest,
  CancelResult,
  PaymentCapabilities,
  PaymentProvider,
  RegisterRequest,
  RegisterResult,
  StatusRequest,
  StatusResult,
  UnknownOutcome,
  WebhookEvent,
  WebhookReply,
  WebhookRequest,
  WebhookResult,
  WindowReturn,
} from '../../src/ports/payments';
import { signWebhook } from './stand-in';

const instantSchema = z.iso.datetime().transform((text) => new Date(text));
const registeredOrderSchema = z.object({ checkout_url: z.url() });
const paymentSchema = z.object({
  type: z.literal('payment'),
  merchant: z.string(),
  payment_id: z.string(),
  order: z.string(),
  amount: z.number().int(),
  paid_at: instantSchema,
  card: z.string(),
  refunded: z.boolean().default(false),
});
const refundSchema = z.object({
  type: z.literal('refund'),
  payment_id: z.string(),
  amount: z.number().int(),
  refunded_at: instantSchema,
});
const refusalSchema = z.object({ error: z.string() });
const windowFormSchema = z.object({ payment: z.string(), order: z.string(), token: z.string() });
const webhookSchema = z.object({
  event: z.string(),
  merchant: z.string(),
  data: z.object({ payment_id: z.string(), amount: z.number().int(), at: instantSchema }),
});

const createUnknownOutcome = (reason: UnknownOutcome['reason']): UnknownOutcome => ({ outcome: 'unknown', reason });

const createApproval = (payment: z.output<typeof paymentSchema>): Approval => ({
  chargeId: payment.payment_id,
  merchantId: payment.merchant,
  shopOrderNo: payment.order,
  amount: payment.amount,
  approvedAt: payment.paid_at,
  method: 'card',
  partCancel: false,
  approvalNo: '',
  cashReceiptNo: '',
  label: payment.card,
});

const createCancellation = ({
  payment_id: chargeId,
  amount,
  refunded_at: cancelledAt,
}: z.output<typeof refundSchema>) => ({
  chargeId,
  cancelledAmount: amount,
  remainAmount: 0,
  cancelledAt,
});

type CallResult =
  | { readonly outcome: 'ok'; readonly body: unknown }
  | { readonly outcome: 'refused'; readonly status: number; readonly code: string }
  | UnknownOutcome;

interface Options {
  readonly baseUrl: string;
  readonly merchant: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly callTimeoutMs: number;
}

/** The adapter of the second provider, which shows that the port fits more than one provider. */
export class SecondProvider implements PaymentProvider {
  readonly name = 'second';
  readonly capabilities: PaymentCapabilities = { partialCancel: false, methods: ['card'] };
  readonly merchantId: string;
  readonly callTimeoutMs: number;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.merchantId = options.merchant;
    this.callTimeoutMs = options.callTimeoutMs;
  }

  async register({ shopOrderNo, amount, goodsName, returnUrl }: RegisterRequest): Promise<RegisterResult> {
    const body = { order: shopOrderNo, amount, description: goodsName, return_url: returnUrl };
    const response = await this.#call('POST', '/v1/orders', { body });
    if (response.outcome === 'unknown') return { ok: false, ...response };
    if (response.outcome === 'refused') return { ok: false, outcome: 'refused', code: response.code, message: '' };
    const parseResult = registeredOrderSchema.safeParse(response.body);
    return parseResult.success
      ? { ok: true, authPageUrl: parseResult.data.checkout_url }
      : { ok: false, ...createUnknownOutcome('unreadable') };
  }

  parseReturn(form: unknown): WindowReturn {
    const parseResult = windowFormSchema.safeParse(form);
    if (!parseResult.success) return { authorized: false, code: '', message: '', shopOrderNo: '', authorizationId: '' };
    const { payment: code, order: shopOrderNo, token: authorizationId } = parseResult.data;
    return { authorized: code === 'authorized', code, message: '', shopOrderNo, authorizationId };
  }

  async approve({ shopOrderNo, authorizationId, key }: ApproveRequest): Promise<ApproveResult> {
    const response = await this.#call('POST', '/v1/payments', {
      key,
      body: { order: shopOrderNo, token: authorizationId },
    });
    if (response.outcome === 'unknown') return response;
    if (response.outcome === 'refused') return { outcome: 'declined', code: response.code, message: '' };
    const parseResult = paymentSchema.safeParse(response.body);
    if (!parseResult.success) return createUnknownOutcome('unreadable');
    return { outcome: 'approved', ...createApproval(parseResult.data) };
  }

  async cancel({ chargeId, paidAmount, refundAmount, remainAmount, key }: CancelRequest): Promise<CancelResult> {
    if (remainAmount !== 0 || refundAmount !== paidAmount || !(refundAmount > 0))
      throw new RangeError(`${refundAmount} of ${paidAmount} won: only whole charges can be refunded`);
    const response = await this.#call('POST', '/v1/refunds', { key, body: { payment_id: chargeId } });
    if (response.outcome === 'unknown') return response;
    if (response.outcome === 'refused') return { outcome: 'declined', code: response.code, message: '' };
    const parseResult = refundSchema.safeParse(response.body);
    if (!parseResult.success) return createUnknownOutcome('unreadable');
    return { outcome: 'done', ...createCancellation(parseResult.data) };
  }

  async getStatus({ key }: StatusRequest): Promise<StatusResult> {
    const response = await this.#call('GET', `/v1/requests/${encodeURIComponent(key)}`);
    if (response.outcome === 'unknown') return response;
    if (response.outcome === 'refused')
      return response.status === 404 ? { outcome: 'notFound' } : createUnknownOutcome('refused');
    const parseResult = z.union([paymentSchema, refundSchema]).safeParse(response.body);
    if (!parseResult.success) return createUnknownOutcome('unreadable');
    if (parseResult.data.type === 'refund') return { outcome: 'cancelled', ...createCancellation(parseResult.data) };
    const { refunded, amount: cancelledAmount, paid_at: cancelledAt, payment_id: chargeId } = parseResult.data;
    return refunded
      ? { outcome: 'cancelled', chargeId, cancelledAmount, remainAmount: 0, cancelledAt }
      : { outcome: 'approved', partCancelled: false, ...createApproval(parseResult.data) };
  }

  parseWebhook({ headers, body }: WebhookRequest): WebhookEvent {
    const expectedSignature = Buffer.from(signWebhook(this.#options.webhookSecret, body));
    const receivedSignature = Buffer.from(String(headers['x-signature']));
    if (receivedSignature.length !== expectedSignature.length || !timingSafeEqual(receivedSignature, expectedSignature))
      return { type: 'forged' };
    const parseResult = webhookSchema.safeParse(parseJson(body));
    if (!parseResult.success || parseResult.data.merchant !== this.merchantId) return { type: 'unreadable' };
    const { event, data } = parseResult.data;
    if (event !== 'payment.refunded') return { type: 'ignored' };
    return { type: 'cancelled', chargeId: data.payment_id, cancelledAmount: data.amount, at: data.at };
  }

  getWebhookReply(result: WebhookResult): WebhookReply {
    return { statusCode: { accepted: 200, retry: 503, forged: 401 }[result], body: {} };
  }

  getReceiptUrl(): undefined {
    return undefined;
  }

  async #call(
    method: 'GET' | 'POST',
    path: string,
    request: { key?: string; body?: object } = {},
  ): Promise<CallResult> {
    try {
      const response = await fetch(this.#options.baseUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${this.#options.apiKey}`,
          'content-type': 'application/json',
          ...(request.key !== undefined && { 'idempotency-key': request.key }),
        },
        ...(method === 'POST' && { body: JSON.stringify(request.body) }),
        signal: AbortSignal.timeout(this.#options.callTimeoutMs),
      });
      const body = parseJson(await response.text());
      if (response.ok) return body === undefined ? createUnknownOutcome('unreadable') : { outcome: 'ok', body };
      const refusal = refusalSchema.safeParse(body);
      return response.status < 500 && refusal.success
        ? { outcome: 'refused', status: response.status, code: refusal.data.error }
        : { ...createUnknownOutcome('http'), code: String(response.status) };
    } catch (error) {
      const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
      return createUnknownOutcome(isTimeout ? 'timeout' : 'network');
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
