import type { Device, PaymentMethod } from '@dining/domain/payments/method';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';

/**
 * Why the provider's answer cannot be relied on. Asking again does not help for `too_old` and `other_provider`.
 * - `network`: no connection, or it was cut; the request may have been carried out.
 * - `timeout`: no answer within the limit; the request may have been carried out.
 * - `http`: an HTTP error, which carries no result.
 * - `unreadable`: the answer is not the provider's format, or lacks what is required.
 * - `pending`: the provider itself does not know yet.
 * - `duplicate`: the key was used before; the first attempt's result is found by `getStatus` alone.
 * - `bad_signature`: the answer is not signed with our secret. Nothing in it is passed on. Ask `getStatus` with the same key, and
 *   refund whatever charge it names instead of accepting it: either someone sits between us, or the secret is wrong.
 * - `mismatch`: the answer belongs to another request than ours.
 * - `refused`: the provider would not look it up, or answered with a code that says neither yes nor no.
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

/** What a provider can do. */
export interface PaymentCapabilities {
  /** False: no charge can be refunded in part. True: each approval says whether its charge can (`partCancel`). */
  readonly partialCancel: boolean;
  /** How guests can pay. */
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

/** What the customer's browser brings back from the payment window. A trigger, never a proof (decision 26). */
export interface WindowReturn {
  /** The customer has authorised the payment: it may be approved. */
  readonly authorized: boolean;
  /** The provider's code and message; the message may be shown to the customer. '' where there is none. */
  readonly code: string;
  readonly message: string;
  /** '' where the return cannot be read. */
  readonly shopOrderNo: string;
  readonly authorizationId: string;
}

export interface ApproveRequest {
  readonly shopOrderNo: ShopOrderNo;
  /** From the window's return: a trigger, not a proof (decision 26). */
  readonly authorizationId: string;
  /** A UUID made for this one attempt and stored before the call; `getStatus` finds the result by it. Never reuse one. */
  readonly key: string;
  /** The Seoul day of the call, stored with the key: `getStatus` needs the same one. */
  readonly day: SeoulDate;
}

/**
 * A charge as the provider reports it. Signed (from `approve`) or read over TLS by our own key (from `getStatus`), but not yet compared:
 * the caller compares amount, order and merchant with ours (domain `payments/outcome`) and refunds the charge if one differs.
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

/** A request to the webhook's address, as it came. */
export interface WebhookRequest {
  /** The address it comes from, as `getClientAddress` writes it. */
  readonly address: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The unparsed body: signatures are over its text. */
  readonly body: string;
}

/**
 * What a webhook says. Never believed without `getStatus`.
 * - `cancelled`: something of a charge was cancelled.
 * - `ignored`: it comes from the provider and says nothing that we act on.
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
  /** What it says was refunded, in won; null where it does not say. */
  readonly cancelledAmount: number | null;
  /** When it says so, which tells one change from another; null where it does not say. */
  readonly at: Date | null;
}

/** `accepted`: done, or nothing to do. `retry`: to be sent again later. `forged`: refused. */
export type WebhookResult = 'accepted' | 'retry' | 'forged';

/** The response that the provider understands. */
export interface WebhookReply {
  readonly statusCode: number;
  readonly body: object;
}

/** A charge whose receipt is wanted. */
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
  /** Our account at the provider, as its charges name it. */
  readonly merchantId: string;
  /** Milliseconds that the longest call (`approve`, `cancel`) takes at most. */
  readonly callTimeoutMs: number;
  /** Registers an order and returns the address of its payment window. */
  register(request: RegisterRequest): Promise<RegisterResult>;
  /** Parses the form that the payment window posts to `returnUrl`. Never throws. */
  parseReturn(form: unknown): WindowReturn;
  /** Charges what the customer authorised in the window. Once per key; after `unknown` ask `getStatus`, never approve again. */
  approve(request: ApproveRequest): Promise<ApproveResult>;
  /**
   * Refunds a charge, whole or in part. After `unknown` ask `getStatus` with the same key before trying with a new one.
   * @throws RangeError when the amounts do not add up, or for a part where `capabilities` has none: a bug of ours. Nothing is sent.
   */
  cancel(request: CancelRequest): Promise<CancelResult>;
  /** Returns what became of an approval or a cancel. A provider may forget old ones (`too_old`). */
  getStatus(request: StatusRequest): Promise<StatusResult>;
  /** Parses a webhook, and decides whether the provider has sent it. Never throws. */
  parseWebhook(request: WebhookRequest): WebhookEvent;
  /** Returns the response to a webhook. */
  getWebhookReply(result: WebhookResult): WebhookReply;
  /** Returns the address of a charge's receipt at the provider; undefined where there is none. */
  receiptUrl(charge: ReceiptRequest): string | undefined;
}
