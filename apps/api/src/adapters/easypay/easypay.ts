import type { PaymentMethod } from '@dining/domain/payments/method';
import type { Language } from '@dining/domain/shared/language';
import type {
  ApproveRequest,
  ApproveResult,
  CancelRequest,
  CancelResult,
  PaymentCapabilities,
  PaymentProvider,
  ReceiptRequest,
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
} from '../../ports/payments';
import { type Call, createCall } from './call';
import { type EasyPayOptions, getCodes, getTimeouts } from './config';
import { formatGoodsName } from './goods-name';
import { formatKiccDay, isStatusAvailable } from './kicc-time';
import { cancelResponseSchema, chargeSchema, registrationSchema, toApproval, toCancellation } from './responses';
import { isSignatureValid, sign } from './signature';
import { parseNotification, webhookReplies } from './webhook';
import { parseWindowReturn } from './window-return';

const langFlags = { ko: 'KOR', en: 'ENG', ja: 'JPN', cn: 'CHN' } as const satisfies Record<Language, string>;
const methodCodes = { card: '11', account: '21' } as const satisfies Record<PaymentMethod, string>;

/** Codes of a full cancel, and of a partial cancel of a card payment or a bank transfer. */
const reviseCodes = { full: '40', card: '32', account: '33' } as const;
const statusCodes = { notApproved: 'TS01', cancelled: 'TS02', partCancelled: 'TS06' } as const;

const createUnknownOutcome = (reason: UnknownOutcome['reason']): UnknownOutcome => ({ outcome: 'unknown', reason });

/** Takes payments through KICC EasyPay's integrated window ("ep9"). */
export class EasyPay implements PaymentProvider {
  readonly name = 'easypay';
  readonly capabilities: PaymentCapabilities = { partialCancel: true, methods: ['card', 'account'] };
  readonly merchantId: string;
  readonly callTimeoutMs: number;
  readonly #webhookSenders: readonly string[];
  readonly #secret: string;
  readonly #clock: () => Date;
  readonly #notFoundCodes: readonly string[];
  readonly #receiptUrls: EasyPayOptions['receiptUrls'];
  readonly #call: Call;

  constructor(options: EasyPayOptions) {
    this.merchantId = options.mallId;
    this.callTimeoutMs = getTimeouts(options).approve;
    this.#webhookSenders = options.webhookSenders ?? [];
    this.#secret = options.secret;
    this.#clock = options.clock;
    this.#notFoundCodes = getCodes(options).notFound;
    this.#receiptUrls = options.receiptUrls;
    this.#call = createCall(options);
  }

  async register(order: RegisterRequest): Promise<RegisterResult> {
    const response = await this.#call('register', order.shopOrderNo, {
      mallId: this.merchantId,
      shopOrderNo: order.shopOrderNo,
      amount: order.amount,
      payMethodTypeCode: methodCodes[order.method],
      currency: '00',
      returnUrl: order.returnUrl,
      deviceTypeCode: order.device,
      clientTypeCode: '00',
      langFlag: langFlags[order.language],
      // Omits the customer's name and contact: the provider does not need them, and accepts only Korean numbers.
      orderInfo: { goodsName: formatGoodsName(order.goodsName) || order.shopOrderNo },
    });
    if (response.outcome === 'unknown') return { ok: false, ...response };
    if (response.outcome === 'rejected')
      return { ok: false, outcome: 'refused', code: response.code, message: response.message };
    const parseResult = registrationSchema.safeParse(response.body);
    return parseResult.success
      ? { ok: true, authPageUrl: parseResult.data.authPageUrl }
      : { ok: false, ...response.logAndReturnUnknown('unreadable') };
  }

  async approve({ shopOrderNo, authorizationId, key, day }: ApproveRequest): Promise<ApproveResult> {
    const response = await this.#call('approve', shopOrderNo, {
      mallId: this.merchantId,
      shopTransactionId: key,
      authorizationId,
      shopOrderNo,
      approvalReqDate: formatKiccDay(day),
    });
    if (response.outcome === 'unknown') return response;
    if (response.outcome === 'rejected') return { outcome: 'declined', code: response.code, message: response.message };
    const parseResult = chargeSchema.safeParse(response.body);
    if (!parseResult.success) return response.logAndReturnUnknown('unreadable');
    const { pgCno, amount, transactionDate, msgAuthValue, shopTransactionId } = parseResult.data;
    if (!isSignatureValid(msgAuthValue ?? '', this.#secret, pgCno, amount, transactionDate.wire))
      return response.logAndReturnUnknown('bad_signature');
    if (shopTransactionId !== key) return response.logAndReturnUnknown('mismatch');
    return { outcome: 'approved', ...toApproval(parseResult.data) };
  }

  async cancel(request: CancelRequest): Promise<CancelResult> {
    validateAmounts(request);
    const { chargeId: pgCno, method, refundAmount, remainAmount, key, day } = request;
    const isPartial = remainAmount > 0;
    const response = await this.#call('cancel', pgCno, {
      mallId: this.merchantId,
      shopTransactionId: key,
      pgCno,
      reviseTypeCode: isPartial ? reviseCodes[method] : reviseCodes.full,
      ...(isPartial && { amount: refundAmount, remainAmount }),
      cancelReqDate: formatKiccDay(day),
      msgAuthValue: sign(this.#secret, pgCno, key),
    });
    if (response.outcome === 'unknown') return response;
    if (response.outcome === 'rejected') return { outcome: 'declined', code: response.code, message: response.message };
    const parseResult = cancelResponseSchema.safeParse(response.body);
    if (!parseResult.success) return response.logAndReturnUnknown('unreadable');
    const { mallId: merchant, shopTransactionId, oriPgCno, cancelAmount } = parseResult.data;
    const matchesRequest =
      merchant === this.merchantId && shopTransactionId === key && oriPgCno === pgCno && cancelAmount === refundAmount;
    return matchesRequest
      ? { outcome: 'done', ...toCancellation(parseResult.data, remainAmount) }
      : response.logAndReturnUnknown('mismatch');
  }

  async getStatus({ key, day }: StatusRequest): Promise<StatusResult> {
    if (!isStatusAvailable(day, this.#clock())) return createUnknownOutcome('too_old');
    const response = await this.#call('getStatus', key, {
      mallId: this.merchantId,
      shopTransactionId: key,
      transactionDate: formatKiccDay(day),
    });
    if (response.outcome === 'unknown') return response;
    // An unknown code may mean "try later": only the configured ones mean that nothing was found.
    if (response.outcome === 'rejected')
      return this.#notFoundCodes.includes(response.code)
        ? { outcome: 'notFound' }
        : response.logAndReturnUnknown('refused');
    return parseStatus(response.body, key) ?? response.logAndReturnUnknown('unreadable');
  }

  parseReturn(form: unknown): WindowReturn {
    return parseWindowReturn(form);
  }

  parseWebhook(request: WebhookRequest): WebhookEvent {
    return parseNotification(request, { mallId: this.merchantId, webhookSenders: this.#webhookSenders });
  }

  getWebhookReply(result: WebhookResult): WebhookReply {
    return webhookReplies[result];
  }

  getReceiptUrl({ chargeId, method, cashReceiptNo }: ReceiptRequest): string | undefined {
    const template = method === 'card' ? this.#receiptUrls?.card : this.#receiptUrls?.cash;
    // A transfer has a receipt only if one was issued (facts on integrations §7.5).
    if (method === 'account' && cashReceiptNo === '') return undefined;
    return template?.replace('{pgCno}', encodeURIComponent(chargeId));
  }
}

/**
 * Parses the response to a status query, which is about a cancel or about a charge. Returns null if it is neither.
 */
const parseStatus = (body: unknown, key: string): StatusResult | null => {
  const parsedCancel = cancelResponseSchema.safeParse(body);
  if (parsedCancel.success) {
    return parsedCancel.data.shopTransactionId === key
      ? { outcome: 'cancelled', ...toCancellation(parsedCancel.data, 0) }
      : createUnknownOutcome('mismatch');
  }
  const parsedCharge = chargeSchema.safeParse(body);
  if (!parsedCharge.success) return null;
  if (parsedCharge.data.shopTransactionId !== key) return createUnknownOutcome('mismatch');
  if (parsedCharge.data.statusCode === statusCodes.notApproved) return { outcome: 'notFound' };
  const { pgCno, amount, transactionDate } = parsedCharge.data;
  return parsedCharge.data.statusCode === statusCodes.cancelled
    ? {
        outcome: 'cancelled',
        chargeId: pgCno,
        cancelledAmount: amount,
        remainAmount: 0,
        cancelledAt: transactionDate.instant,
      }
    : {
        outcome: 'approved',
        partCancelled: parsedCharge.data.statusCode === statusCodes.partCancelled,
        ...toApproval(parsedCharge.data),
      };
};

const validateAmounts = ({ paidAmount, refundAmount, remainAmount }: CancelRequest): void => {
  const areAmountsValid = [paidAmount, refundAmount, remainAmount].every(
    (amount) => Number.isSafeInteger(amount) && amount >= 0,
  );
  if (!areAmountsValid || refundAmount < 1 || refundAmount + remainAmount !== paidAmount) {
    throw new RangeError(`Refund ${refundAmount} and remainder ${remainAmount} are not ${paidAmount} won in total`);
  }
};
