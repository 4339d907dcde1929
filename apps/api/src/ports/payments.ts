import type { Device, PaymentMethod } from '@dining/domain/payments/method';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';

/**
 * Why the outcome is unknown. Another query does not help for `too_old` and `other_provider`.
 * - `network`: no connection, or it was cut; the request may have been carried out.
 * - `timeout`: no response within the limit; the request may have been carried out.
 * - `http`: an HTTP error, which carries no result.
 * - `unreadable`: the response is not in the provider's format, or lacks a required field.
 * - `pending`: the provider does not know yet.
 * - `duplicate`: the key was used before; only `getStatus` returns the result of the first attempt.
 * - `bad_signature`: the response is not signed with our secret, and none of it is used. Call `getStatus` with the same
 *   key, and refund the charge that it names instead of accepting it: the connection is intercepted, or the secret is
 *   wrong.
 * - `mismatch`: the response is about another request.
 * - `refused`: the provider refused the query, or answered with a code that means neither success nor failure.
 * - `too_old`: the provider no longer knows requests of that day; needs manual review.
 * - `other_provider`: another provider than the configured one took the payment. Nothing was sent; needs manual
 *   review.
 */
export type UnknownReason =
  | 'network'
  | 'timeout'
  | 'http'
  | 'unreadable'
  | 'pending'
  | 'duplicate'
  | 'bad_signature'
  | 'mismatch'
  | 'refused'
  | 'too_old'
  | 'other_provider';

/** A third state: the money may or may not have moved. Never treat it as a decline. */
export interface UnknownOutcome {
  readonly outcome: 'unknown';
  readonly reason: UnknownReason;
  readonly code?: string;
}

export interface PaymentCapabilities {
  /** False: no charge can be refunded in part. True: `partCancel` of each approval decides. */
  readonly partialCancel: boolean;
  readonly methods: readonly PaymentMethod[];
}

export interface RegisterRequest {
  /** Our number, never reused; at most 40 letters, digits, `-` and `_`. */
  readonly shopOrderNo: ShopOrderNo;
  readonly amount: number;
  /** Shown in the window; the adapter shortens it to the provider's limit. */
  readonly goodsName: string;
  readonly method: PaymentMethod;
  readonly language: Language;
  readonly device: Device;
  readonly returnUrl: string;
}

/** After `unknown` nothing can be charged, because the window was not opened: the order can be given up. */
export type RegisterResult =
  | { readonly ok: true; readonly authPageUrl: string }
  | { readonly ok: false; readonly outcome: 'refused'; readonly code: string; readonly message: string }
  | ({ readonly ok: false } & UnknownOutcome);

/** The result of the payment window, as the customer's browser sends it. It proves no payment (decision 26). */
export interface WindowReturn {
  readonly authorized: boolean;
  /** The provider's code and message; empty if there is none. The message may be shown to the customer. */
  readonly code: string;
  readonly message: string;
  readonly shopOrderNo: string;
  readonly authorizationId: string;
}

export interface ApproveRequest {
  readonly shopOrderNo: ShopOrderNo;
  readonly authorizationId: string;
  /** A UUID of this attempt, stored before the call; `getStatus` finds the result by it. Never reuse one. */
  readonly key: string;
  /** The Seoul day of the call, stored with the key: `getStatus` needs the same one. */
  readonly day: SeoulDate;
}

/**
 * A charge as the provider reports it: signed (from `approve`) or read over TLS with our own key (from `getStatus`),
 * but not yet compared. The caller compares amount, order and merchant with ours (domain `payments/approval`), and
 * refunds the charge if one differs.
 */
export interface Approval {
  /** The provider's id of the charge, by which it is cancelled. At most 64 letters, digits, `.`, `-` and `_`. */
  readonly chargeId: string;
  readonly merchantId: string;
  readonly shopOrderNo: string;
  /** The charged amount in won. */
  readonly amount: number;
  readonly approvedAt: Date;
  readonly method: PaymentMethod;
  /** False: only the whole amount can be refunded (decision 22). */
  readonly partCancel: boolean;
  readonly approvalNo: string;
  readonly cashReceiptNo: string;
  /** For the receipt: the issuer or bank, and at most the last four characters of a card, such as `한빛카드 ****383*`. */
  readonly label: string;
}

export type ApproveResult =
  | ({ readonly outcome: 'approved' } & Approval)
  | { readonly outcome: 'declined'; readonly code: string; readonly message: string }
  | UnknownOutcome;

export interface CancelRequest {
  readonly chargeId: string;
  readonly method: PaymentMethod;
  readonly paidAmount: number;
  readonly refundAmount: number;
  /** The amount to keep in won: paidAmount − refundAmount. */
  readonly remainAmount: number;
  /** A UUID of this cancel, stored before the call. Never that of the approval, never reused. */
  readonly key: string;
  readonly day: SeoulDate;
}

export interface Cancellation {
  readonly chargeId: string;
  readonly cancelledAmount: number;
  readonly remainAmount: number;
  readonly cancelledAt: Date;
}

export type CancelResult =
  | ({ readonly outcome: 'done' } & Cancellation)
  | { readonly outcome: 'declined'; readonly code: string; readonly message: string }
  | UnknownOutcome;

export interface StatusRequest {
  readonly key: string;
  readonly day: SeoulDate;
}

/**
 * - `approved`: the key's charge exists, at least in part; `partCancelled` is true if a part was refunded.
 * - `cancelled`: the key was a successful cancel, or a charge that has since been refunded in full.
 * - `notFound`: nothing was charged or refunded under the key: the request was never received, or declined. It may
 *   still be in transit, so trust this only after the call's time limit (`callTimeoutMs`) and a margin have passed.
 */
export type StatusResult =
  | ({ readonly outcome: 'approved'; readonly partCancelled: boolean } & Approval)
  | ({ readonly outcome: 'cancelled' } & Cancellation)
  | { readonly outcome: 'notFound' }
  | UnknownOutcome;

export interface WebhookRequest {
  /** The sender's IP address, as `normalizeIpAddress` returns it. */
  readonly ipAddress: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw body, because signatures are over its text. */
  readonly body: string;
}

/**
 * A parsed webhook. Never act on it without `getStatus`.
 * - `cancelled`: a charge was cancelled, in full or in part.
 * - `ignored`: an event of the provider that needs no action.
 * - `forged`: it does not come from the provider.
 * - `unreadable`: it is not in the provider's format, or concerns another merchant.
 */
export type WebhookEvent =
  | ({ readonly type: 'cancelled' } & WebhookCancellation)
  | { readonly type: 'ignored' }
  | { readonly type: 'forged' }
  | { readonly type: 'unreadable' };

export interface WebhookCancellation {
  readonly chargeId: string;
  /** The refunded amount in won; null if the webhook has none. */
  readonly cancelledAmount: number | null;
  /** The time of the cancellation, which distinguishes two of them; null if the webhook has none. */
  readonly at: Date | null;
}

/** `accepted`: handled, or nothing to do. `retry`: the provider must send it again. `forged`: refused. */
export type WebhookResult = 'accepted' | 'retry' | 'forged';

export interface WebhookReply {
  readonly statusCode: number;
  readonly body: object;
}

export interface ReceiptRequest {
  readonly chargeId: string;
  readonly method: PaymentMethod;
  readonly cashReceiptNo: string;
}

/**
 * The payment provider. No method throws for failures of the provider; each returns within its time limit. Never call
 * one inside a database transaction: commit the intent with its key and day, call, commit the result.
 */
export interface PaymentProvider {
  /** Lower-case letters, digits and `-`. It is stored with every payment, so it never changes. */
  readonly name: string;
  readonly capabilities: PaymentCapabilities;
  readonly merchantId: string;
  readonly callTimeoutMs: number;
  register(request: RegisterRequest): Promise<RegisterResult>;
  parseReturn(form: unknown): WindowReturn;
  /** Charges the authorised payment, once per key. After `unknown` call `getStatus`, never `approve` again. */
  approve(request: ApproveRequest): Promise<ApproveResult>;
  /**
   * Refunds a charge, in full or in part. After `unknown` call `getStatus` with the same key before you retry with a
   * new one.
   * @throws RangeError if the amounts do not add up, or for a partial refund without that capability. Nothing is sent.
   */
  cancel(request: CancelRequest): Promise<CancelResult>;
  /** Returns the outcome of an approval or a cancel. A provider may no longer know old ones (`too_old`). */
  getStatus(request: StatusRequest): Promise<StatusResult>;
  parseWebhook(request: WebhookRequest): WebhookEvent;
  getWebhookReply(result: WebhookResult): WebhookReply;
  getReceiptUrl(charge: ReceiptRequest): string | undefined;
}
