import type { ProblemError } from '@dining/client/problem-error';
import type { PaymentOutcome } from '@dining/contract/site/payments';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { OpenPayment, ProviderResult } from '../../entities/payments/open-payment';
import type { PaymentFailure } from './failure-alert';

/** No payment is in progress. `earlierPayment` is a restored payment, which is queried before a new one starts. */
export interface IdlePhase {
  readonly type: 'form';
  readonly earlierPayment: OpenPayment | null;
}

/**
 * A payment is open at the provider. `window`: its window is open; `closed`: the window was closed, outcome unknown;
 * `restored`: found after a reload, outcome unknown; `confirming`: waiting for the server; `cancelling`: the
 * cancellation is being sent; `offline`: the cancellation could not be sent. `request` is null for a restored payment.
 */
export interface OpenPhase<Request = ReservationRequest> {
  readonly type: 'window' | 'closed' | 'restored' | 'confirming' | 'cancelling' | 'offline';
  readonly payment: OpenPayment;
  readonly request: Request | null;
}

/** A payment is being started. If that fails, the page returns to `previousPhase`. */
export interface StartingPhase<Request = ReservationRequest> {
  readonly type: 'queryingEarlier' | 'preparing';
  readonly request: Request;
  readonly previousPhase: IdlePhase | OpenPhase<Request>;
}

/**
 * `Request` is what the page sends to start a payment. `leaving`: this window is opening the provider's page.
 */
export type PaymentPhase<Request = ReservationRequest> =
  | IdlePhase
  | StartingPhase<Request>
  | OpenPhase<Request>
  | { readonly type: 'leaving' };

/** `gone`: the guest has closed the window or left the page; `none`: the payment continues in this window. */
type WindowState = 'open' | 'gone' | 'none';

/**
 * `refused`: the provider did not prepare the payment; `failed`: a request to start it failed; `windowReturned`: the
 * provider has sent the guest back to the payment window; `windowReport`: the window reports the server's outcome.
 */
export type PaymentEvent<Request = ReservationRequest> =
  | { readonly type: 'pay'; readonly request: Request }
  | { readonly type: 'payAgain' }
  | { readonly type: 'giveUp' }
  | { readonly type: 'accepted'; readonly payment: OpenPayment; readonly url: string; readonly window: WindowState }
  | { readonly type: 'refused' }
  | { readonly type: 'failed'; readonly problem: ProblemError }
  | { readonly type: 'outcomeReceived'; readonly shopOrderNo: ShopOrderNo; readonly outcome: PaymentOutcome }
  | {
      readonly type: 'windowReturned';
      readonly shopOrderNo: string;
      readonly providerResult: ProviderResult;
      readonly resMsg: string;
    }
  | {
      readonly type: 'windowReport';
      readonly shopOrderNo: string;
      readonly outcome: PaymentOutcome;
      readonly resMsg: string;
    }
  | { readonly type: 'windowClosed' }
  | { readonly type: 'cancelAnswered'; readonly shopOrderNo: ShopOrderNo; readonly outcome: PaymentOutcome }
  | { readonly type: 'cancelFailed'; readonly shopOrderNo: ShopOrderNo; readonly problem: ProblemError }
  | { readonly type: 'renewed'; readonly payment: OpenPayment }
  | { readonly type: 'pageRestored'; readonly payment: OpenPayment | null }
  | { readonly type: 'online' };

export type PaymentEffect<Request = ReservationRequest> =
  | { readonly type: 'openWindow' | 'closeWindow' | 'removePayment' | 'reportRefused' }
  | { readonly type: 'showInWindow' | 'leave'; readonly url: string }
  /**
   * `queryEarlier`: queries the earlier payment; `queryNow`: queries the open one immediately; `cancel`: cancels it;
   * `confirmReport`: confirms to the window that its report has arrived.
   */
  | { readonly type: 'queryEarlier' | 'queryNow' | 'cancel' | 'confirmReport'; readonly shopOrderNo: ShopOrderNo }
  | { readonly type: 'prepare' | 'reportAccepted'; readonly request: Request }
  | { readonly type: 'savePayment'; readonly payment: OpenPayment }
  | { readonly type: 'reportBooked'; readonly resvCode: ResvCode }
  | { readonly type: 'reportFailure'; readonly failure: PaymentFailure }
  | { readonly type: 'reportProblem' | 'reportCancelFailure'; readonly problem: ProblemError };

export interface PaymentStep<Request = ReservationRequest> {
  readonly phase: PaymentPhase<Request>;
  readonly effects: readonly PaymentEffect<Request>[];
}
