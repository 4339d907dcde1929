import type { Device, PaymentMethod } from '@dining/domain/payments/method';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';

/**
 * Why the outcome is unknown. Another query does not help for `too_old` and `other_provider`.
 * - `network`: no connection, or it was cut; the request may have been carried out.
 * - `timeout`: no answer within the limit; the request may have been carried out.
 * - `http`: an HTTP error, which carries no result.
 * - `unreadable`: the answer is not the provider's format, or lacks what is required.
 * - `pending`: the provider does not know yet.
 * - `duplicate`: the key was used before; only `getStatus` returns the result of the first attempt.
 * - `bad_signature`: the answer is not signed with our secret, and none of it is used. Call `getStatus` with the same key, and refund the
 *   charge that it names instead of accepting it: the connection is intercepted, or the secret is wrong.
 * - `mismatch`: the answer is about another request.
 * - `refused`: the provider refused the query, or answered with a code that means neither success nor failure.
 * - `too_old`: the provider no longer knows requests of that day; needs manual review.
 * - `other_provider`: another provider than the configured one took the payment. Nothing was sent; needs manual review.
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

/** A real third state: the money may or may not have moved. Never read it as a no. */
export interface UnknownOutcome {
  readonly outcome: 'unknown';
  readonly reason: UnknownReason;
  /** The provider's code, or the HTTP status, when there was one. */
  readonly code?: string;
}

export interface PaymentCapabilities {
  /** False: no charge can be refunded in part. True: `partCancel` of each approval decides. */
  readonly partialCancel: boolean;
  /** The payment methods that guests can choose. */
  readonly methods: readonly PaymentMethod[];
}

/** What the payment window needs to be opened. */
export interface RegisterRequest {
  /** Ours, unique for ever, at most 40 letters, digits, `-` and `_`. */
  readonly shopOrderNo: ShopOrderNo;
  /** Won, at least 1. */
  readonly amount: number;
  /** Shown in the window; the adapter shortens it to what the provider takes. */
  readonly goodsName: string;
  readonly method: PaymentMethod;
  readonly language: Language;
  readonly device: Device;
  /** Absolute address the customer's browser posts the window's result to. */
  readonly returnUrl: string;
}

/** `unknown` charges nothing: the window was never opened, so the order may simply be given up. */
export type RegisterResult =
  | { readonly ok: true; readonly authPageUrl: string }
  | { readonly ok: false; readonly outcome: 'refused'; readonly code: string; readonly message: string }
  | ({ readonly ok: false } & UnknownOutcome);

/** The result of the payment window, as the customer's browser sends it. A trigger, never a proof (decision 26). */
export interface WindowReturn {
  /** The customer has authorised the payment: it may be approved. */
  readonly authorized: boolean;
  /** The provider's code and message, '' if there is none. The message may be shown to the customer. */
  readonly code: string;
  readonly message: string;
  /** '' if the return cannot be parsed. */
  readonly shopOrderNo: string;
  readonly authorizationId: string;
}

export interface ApproveRequest {
  readonly shopOrderNo: ShopOrderNo;
  /** From the window's return: a trigger, not a proof (decision 26). */
  readonly authorizationId: string;
  /** A UUID of this attempt, stored before the call; `getStatus` finds the result by it. Never reuse one. */
  readonly key: string;
  /** The Seoul day of the call, stored with the key: `getStatus` needs the same one. */
  readonly day: SeoulDate;
}

/**
 * A charge as the provider reports it. Signed (from `approve`) or read over TLS by our own key (from `getStatus`), but not yet compared:
 * the caller compares amount, order and merchant with ours (domain `payments/approval`) and refunds the charge if one differs.
 */
export interface Approval {
  /** The provider's id of the charge; a cancel names it. At most 64 letters, digits, `.`, `-` and `_`. */
  readonly chargeId: string;
  readonly merchantId: string;
  readonly shopOrderNo: string;
  /** Won really charged. */
  readonly amount: number;
  readonly approvedAt: Date;
  readonly method: PaymentMethod;
  /** False: only the whole amount can be refunded (decision 22). */
  readonly partCancel: boolean;
  readonly approvalNo: string;
  /** The number of the cash receipt that the provider has issued for a bank transfer; '' for none. */
  readonly cashReceiptNo: string;
  /** For the receipt line: the issuer or bank, and at most the last four characters of a card, e.g. `한빛카드 ****383*`. */
  readonly label: string;
}

export type ApproveResult =
  | ({ readonly outcome: 'approved' } & Approval)
  | { readonly outcome: 'declined'; readonly code: string; readonly message: string }
  | UnknownOutcome;

export interface CancelRequest {
  readonly chargeId: string;
  readonly method: PaymentMethod;
  /** Won, as charged. */
  readonly paidAmount: number;
  /** Won to give back, 1 to paidAmount; the whole amount is a full cancel. */
  readonly refundAmount: number;
  /** Won that stay with us: paidAmount − refundAmount. */
  readonly remainAmount: number;
  /** A UUID of its own, stored before the call. Never the approval's key, never reused. */
  readonly key: string;
  /** The Seoul day of the call, stored with the key. */
  readonly day: SeoulDate;
}

export interface Cancellation {
  /** The charge that was given back. */
  readonly chargeId: string;
  /** Won given back. */
  readonly cancelledAmount: number;
  /** Won still charged. */
  readonly remainAmount: number;
  readonly cancelledAt: Date;
}

export type CancelResult =
  | ({ readonly outcome: 'done' } & Cancellation)
  | { readonly outcome: 'declined'; readonly code: string; readonly message: string }
  | UnknownOutcome;

export interface StatusRequest {
  /** The key of the approval or cancel that is asked about. */
  readonly key: string;
  /** The Seoul day stored with it. */
  readonly day: SeoulDate;
}

/**
 * - `approved`: the key charged, and at least a part is still charged; `partCancelled` says that a part is not.
 * - `cancelled`: the key was a cancel that went through, or a charge that has since been given back whole.
 * - `notFound`: nothing was charged or given back under the key: never received, or declined. A request can still be on its way:
 *   believe it only when the call's own time limit (`callTimeoutMs`) and a margin have passed since it was sent.
 */
export type StatusResult =
  | ({ readonly outcome: 'approved'; readonly partCancelled: boolean } & Approval)
  | ({ readonly outcome: 'cancelled' } & Cancellation)
  | { readonly outcome: 'notFound' }
  | UnknownOutcome;

/** A received webhook request. */
export interface WebhookRequest {
  /** The sender's address, as `normalizeIpAddress` returns it. */
  readonly address: string;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw body, because signatures are over its text. */
  readonly body: string;
}

/**
 * A parsed webhook. Never act on it without `getStatus`.
 * - `cancelled`: a charge was cancelled, in full or in part.
 * - `ignored`: an event of the provider that needs no action.
 * - `forged`: it does not come from the provider.
 * - `unreadable`: it is not the provider's format, or concerns another merchant.
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
 * The payment provider. No method throws for what happens outside; each answers within its time limit.
 * Never call one inside a database transaction: commit the intent with its key and day, call, commit the result.
 */
export interface PaymentProvider {
  /** Stored with every payment, so it never changes: lower-case letters, digits and `-`. */
  readonly name: string;
  readonly capabilities: PaymentCapabilities;
  /** Our account at the provider, as in its charges. */
  readonly merchantId: string;
  /** The time limit of the longest calls (`approve`, `cancel`). */
  readonly callTimeoutMs: number;
  /** Registers an order and returns the address of its payment window. */
  register(request: RegisterRequest): Promise<RegisterResult>;
  /** Parses the form that the payment window posts to `returnUrl`. Never throws. */
  parseReturn(form: unknown): WindowReturn;
  /** Charges the authorised payment, once per key. After `unknown` call `getStatus`, never `approve` again. */
  approve(request: ApproveRequest): Promise<ApproveResult>;
  /**
   * Refunds a charge, whole or in part. After `unknown` call `getStatus` with the same key before you retry with a new one.
   * @throws RangeError when the amounts do not add up, or for a part where `capabilities` has none: a bug of ours. Nothing is sent.
   */
  cancel(request: CancelRequest): Promise<CancelResult>;
  /** Returns the outcome of an approval or a cancel. A provider may forget old ones (`too_old`). */
  getStatus(request: StatusRequest): Promise<StatusResult>;
  /** Parses a webhook and verifies its sender. Never throws. */
  parseWebhook(request: WebhookRequest): WebhookEvent;
  /** Returns the response to a webhook. */
  getWebhookReply(result: WebhookResult): WebhookReply;
  /** Returns the URL of a charge's receipt at the provider; undefined if there is none. */
  receiptUrl(charge: ReceiptRequest): string | undefined;
}
