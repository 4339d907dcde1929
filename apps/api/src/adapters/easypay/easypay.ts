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
import { charge, registered, revision, toApproval, toCancellation } from './answers';
import { type Call, createCall } from './call';
import { type EasyPayOptions, getCodes, getTimeouts } from './config';
import { formatGoodsName } from './goods-name';
import { isSigned, sign } from './signature';
import { noticeReplies, parseNotice } from './webhook';
import { parseWindowReturn } from './window-return';
import { formatWireDay, isStatusAvailable } from './wire-time';

const langFlags = { ko: 'KOR', en: 'ENG', ja: 'JPN', cn: 'CHN' } as const satisfies Record<Language, string>;
const methodCodes = { card: '11', account: '21' } as const satisfies Record<PaymentMethod, string>;

/** Full cancel; partial cancel of a card payment; partial cancel of a bank transfer. */
const reviseCodes = { whole: '40', card: '32', account: '33' } as const;
const statuses = { notApproved: 'TS01', cancelled: 'TS02', partCancelled: 'TS06' } as const;

const unknown = (reason: UnknownOutcome['reason']): UnknownOutcome => ({ outcome: 'unknown', reason });

/** KICC EasyPay's integrated window ("ep9"). */
export class EasyPay implements PaymentProvider {
  readonly name = 'easypay';
  readonly capabilities: PaymentCapabilities = { partialCancel: true, methods: ['card', 'account'] };
  readonly merchantId: string;
  readonly callTimeoutMs: number;
  readonly #noticeFrom: readonly string[];
  readonly #secret: string;
  readonly #clock: () => Date;
  readonly #notFoundCodes: readonly string[];
  readonly #receiptUrls: EasyPayOptions['receiptUrls'];
  readonly #call: Call;

  constructor(options: EasyPayOptions) {
    this.merchantId = options.mallId;
    this.callTimeoutMs = getTimeouts(options).approve;
    this.#noticeFrom = options.noticeFrom ?? [];
    this.#secret = options.secret;
    this.#clock = options.clock;
    this.#notFoundCodes = getCodes(options).notFound;
    this.#receiptUrls = options.receiptUrls;
    this.#call = createCall(options);
  }

  async register(order: RegisterRequest): Promise<RegisterResult> {
    const said = await this.#call('register', order.shopOrderNo, {
      mallId: this.merchantId,
      shopOrderNo: order.shopOrderNo,
      amount: order.amount,
      payMethodTypeCode: methodCodes[order.method],
      currency: '00',
      returnUrl: order.returnUrl,
      deviceTypeCode: order.device,
      clientTypeCode: '00',
      langFlag: langFlags[order.language],
      // Without the customer's name and contact: the provider does not need them, and accepts only Korean numbers.
      orderInfo: { goodsName: formatGoodsName(order.goodsName) || order.shopOrderNo },
    });
    if (said.outcome === 'unknown') return { ok: false, ...said };
    if (said.outcome === 'no') return { ok: false, outcome: 'refused', code: said.code, message: said.message };
    const answer = registered.safeParse(said.body);
    return answer.success
      ? { ok: true, authPageUrl: answer.data.authPageUrl }
      : { ok: false, ...said.reject('unreadable') };
  }

  async approve({ shopOrderNo, authorizationId, key, day }: ApproveRequest): Promise<ApproveResult> {
    const said = await this.#call('approve', shopOrderNo, {
      mallId: this.merchantId,
      shopTransactionId: key,
      authorizationId,
      shopOrderNo,
      approvalReqDate: formatWireDay(day),
    });
    if (said.outcome === 'unknown') return said;
    if (said.outcome === 'no') return { outcome: 'declined', code: said.code, message: said.message };
    const answer = charge.safeParse(said.body);
    if (!answer.success) return said.reject('unreadable');
    const { pgCno, amount, transactionDate, msgAuthValue, shopTransactionId } = answer.data;
    if (!isSigned(msgAuthValue ?? '', this.#secret, pgCno, amount, transactionDate.wire))
      return said.reject('bad_signature');
    if (shopTransactionId !== key) return said.reject('mismatch');
    return { outcome: 'approved', ...toApproval(answer.data) };
  }

  async cancel(request: CancelRequest): Promise<CancelResult> {
    checkAmounts(request);
    const { chargeId: pgCno, method, refundAmount, remainAmount, key, day } = request;
    const part = remainAmount > 0;
    const said = await this.#call('cancel', pgCno, {
      mallId: this.merchantId,
      shopTransactionId: key,
      pgCno,
      reviseTypeCode: part ? reviseCodes[method] : reviseCodes.whole,
      ...(part && { amount: refundAmount, remainAmount }),
      cancelReqDate: formatWireDay(day),
      msgAuthValue: sign(this.#secret, pgCno, key),
    });
    if (said.outcome === 'unknown') return said;
    if (said.outcome === 'no') return { outcome: 'declined', code: said.code, message: said.message };
    const answer = revision.safeParse(said.body);
    if (!answer.success) return said.reject('unreadable');
    const { mallId: merchant, shopTransactionId, oriPgCno, cancelAmount } = answer.data;
    const ours =
      merchant === this.merchantId && shopTransactionId === key && oriPgCno === pgCno && cancelAmount === refundAmount;
    return ours ? { outcome: 'done', ...toCancellation(answer.data, remainAmount) } : said.reject('mismatch');
  }

  async getStatus({ key, day }: StatusRequest): Promise<StatusResult> {
    if (!isStatusAvailable(day, this.#clock())) return unknown('too_old');
    const said = await this.#call('getStatus', key, {
      mallId: this.merchantId,
      shopTransactionId: key,
      transactionDate: formatWireDay(day),
    });
    if (said.outcome === 'unknown') return said;
    // An unknown code may mean "try later": only the configured ones mean that nothing was found.
    if (said.outcome === 'no')
      return this.#notFoundCodes.includes(said.code) ? { outcome: 'notFound' } : said.reject('refused');
    return readStatus(said.body, key) ?? said.reject('unreadable');
  }

  parseReturn(form: unknown): WindowReturn {
    return parseWindowReturn(form);
  }

  parseWebhook(request: WebhookRequest): WebhookEvent {
    return parseNotice(request, { mallId: this.merchantId, noticeFrom: this.#noticeFrom });
  }

  getWebhookReply(result: WebhookResult): WebhookReply {
    return noticeReplies[result];
  }

  getReceiptUrl({ chargeId, method, cashReceiptNo }: ReceiptRequest): string | undefined {
    const template = method === 'card' ? this.#receiptUrls?.card : this.#receiptUrls?.cash;
    // A transfer has a receipt only if one was issued (facts on integrations §7.5).
    if (method === 'account' && cashReceiptNo === '') return undefined;
    return template?.replace('{pgCno}', encodeURIComponent(chargeId));
  }
}

/** The status of a cancel names the refunded charge; that of an approval is the charge itself. */
const readStatus = (body: unknown, key: string): StatusResult | null => {
  const cancelled = revision.safeParse(body);
  if (cancelled.success) {
    return cancelled.data.shopTransactionId === key
      ? { outcome: 'cancelled', ...toCancellation(cancelled.data, 0) }
      : unknown('mismatch');
  }
  const charged = charge.safeParse(body);
  if (!charged.success) return null;
  if (charged.data.shopTransactionId !== key) return unknown('mismatch');
  if (charged.data.statusCode === statuses.notApproved) return { outcome: 'notFound' };
  const { pgCno, amount, transactionDate } = charged.data;
  return charged.data.statusCode === statuses.cancelled
    ? {
        outcome: 'cancelled',
        chargeId: pgCno,
        cancelledAmount: amount,
        remainAmount: 0,
        cancelledAt: transactionDate.instant,
      }
    : {
        outcome: 'approved',
        partCancelled: charged.data.statusCode === statuses.partCancelled,
        ...toApproval(charged.data),
      };
};

const checkAmounts = ({ paidAmount, refundAmount, remainAmount }: CancelRequest): void => {
  const whole = [paidAmount, refundAmount, remainAmount].every((won) => Number.isSafeInteger(won) && won >= 0);
  if (!whole || refundAmount < 1 || refundAmount + remainAmount !== paidAmount) {
    throw new RangeError(`A refund of ${refundAmount} that leaves ${remainAmount} does not fit ${paidAmount} won`);
  }
};
