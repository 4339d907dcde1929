import type { Device, PaymentMethod } from '@dining/domain/payments/method';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';

/**
 * Why the provider's answer cannot be relied on. Only `too_old` will not heal by asking again.
 * - `network`: no connection, or it was cut; the request may have been carried out.
 * - `timeout`: no answer within the limit; the request may have been carried out.
 * - `http`: an HTTP error, which carries no result.
 * - `unreadable`: the answer is not the provider's format, or lacks what is required.
 * - `pending`: the provider itself does not know yet.
 * - `duplicate`: the key was used before; the first attempt's result is found by `query` alone.
 * - `bad_signature`: the answer is not signed with our secret. Nothing in it is handed on. Ask `query` with the same key, and
 *   give back whatever charge it names instead of honouring it: either someone sits between us, or the secret is wrong.
 * - `mismatch`: the answer belongs to another request than ours.
 * - `refused`: the provider would not look it up, or answered with a code that says neither yes nor no.
 * - `too_old`: the provider only tells of yesterday and today; a person has to look.
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
  | 'too_old';

/** A real third state: the money may or may not have moved. Never read it as a no. */
export interface UnknownOutcome {
  readonly outcome: 'unknown';
  readonly reason: UnknownReason;
  /** The provider's code, or the HTTP status, when there was one. */
  readonly code?: string;
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

export interface ApproveRequest {
  readonly shopOrderNo: ShopOrderNo;
  /** From the browser's return: a trigger, not a proof (decision 26). */
  readonly authorizationId: string;
  /** A UUID made for this one attempt and stored before the call; `query` finds the result by it. Never reuse one. */
  readonly key: string;
  /** The Seoul day of the call, stored with the key: `query` needs the same one. */
  readonly day: SeoulDate;
}

/**
 * A charge as the provider tells it. Signed (from `approve`) or read over TLS by our own key (from `query`), but not yet compared:
 * amount, order and merchant are held against ours by the caller (domain `payments/outcome`), who gives the money back if one differs.
 */
export interface Approval {
  /** The provider's transaction number, 20 digits; what a cancel names. */
  readonly pgCno: string;
  readonly mallId: string;
  readonly shopOrderNo: string;
  /** Won really charged. */
  readonly amount: number;
  readonly approvedAt: Date;
  readonly method: PaymentMethod;
  /** False: only the whole amount can be given back (decision 22). */
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
  readonly pgCno: string;
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
  readonly pgCno: string;
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

export interface QueryRequest {
  /** The key of the approval or cancel that is asked about. */
  readonly key: string;
  /** The Seoul day stored with it. */
  readonly day: SeoulDate;
}

/**
 * - `approved`: the key charged, and at least a part is still charged; `partCancelled` says that a part is not.
 * - `cancelled`: the key was a cancel that went through, or a charge that has since been given back whole.
 * - `notFound`: nothing was charged or given back under the key: never received, or declined. A request can still be on its way:
 *   believe it only when the call's own time limit (`approveTimeoutMs`) and a margin have passed since it was sent.
 */
export type QueryResult =
  | ({ readonly outcome: 'approved'; readonly partCancelled: boolean } & Approval)
  | ({ readonly outcome: 'cancelled' } & Cancellation)
  | { readonly outcome: 'notFound' }
  | UnknownOutcome;

/** That something has happened to a charge, as the provider tells by itself. Nobody has signed it: only a status check is believed. */
export interface ProviderNotice {
  readonly pgCno: string;
  /** What it says went back, in won; null where it does not say. */
  readonly cancelledAmount: number | null;
  /** When it says so, which tells one change from another; null where it does not say. */
  readonly at: Date | null;
}

/** A charge whose receipt is wanted. */
export interface Receipted {
  readonly pgCno: string;
  readonly method: PaymentMethod;
  readonly cashReceiptNo: string;
}

/**
 * The payment provider. No method throws for what happens outside; each answers within its time limit.
 * Never call one inside a database transaction: commit the intent with its key and day, call, commit the result.
 */
export interface PaymentProvider {
  /** Registers an order and gives the address of its payment window. */
  register(request: RegisterRequest): Promise<RegisterResult>;
  /** Charges what the customer authorised in the window. Once per key; after `unknown` ask `query`, never approve again. */
  approve(request: ApproveRequest): Promise<ApproveResult>;
  /**
   * Gives money back, whole or in part. After `unknown` ask `query` with the same key before trying with a new one.
   * @throws RangeError when the amounts do not add up: that is a bug of ours, and nothing is sent.
   */
  cancel(request: CancelRequest): Promise<CancelResult>;
  /** What became of an approval or a cancel. Only yesterday and today (Seoul) can be asked. */
  query(request: QueryRequest): Promise<QueryResult>;
  /** Reads a notification; `nothing` where it tells of something else than a cancel, undefined where it is none of our merchant's. */
  readNotice(body: unknown): ProviderNotice | 'nothing' | undefined;
  /** What a notification is answered with: that it was taken, or that it is to come again. */
  answerToNotice(answer: 'taken' | 'again'): object;
  /** Where the provider shows the receipt of a charge, a card's slip or a transfer's cash receipt; undefined where there is none. */
  receiptUrl(charge: Receipted): string | undefined;
}
