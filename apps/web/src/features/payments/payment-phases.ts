import type { ProblemError } from '@dining/client/problem-error';
import type { PaymentOutcome } from '@dining/contract/site/payments';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { OpenPayment, ProviderResult } from '../../entities/payments/open-payment';
import type { PaymentFailure } from './failure-alert';

/**
 * No payment is in progress. `before` is an earlier payment found on return, which is queried before a new one starts.
 */
export interface IdlePhase {
  readonly at: 'form';
  readonly before: OpenPayment | null;
}

/**
 * A payment is open at the provider. `window`: its window is open; `closed`: the window was closed, outcome unknown;
 * `found`: restored from an earlier visit, outcome unknown; `confirming`: waiting for the server; `stopping`: the
 * cancellation is being sent; `offline`: the cancellation could not be sent. `request` is null for a restored payment.
 */
export interface OpenPhase {
  readonly at: 'window' | 'closed' | 'found' | 'confirming' | 'stopping' | 'offline';
  readonly payment: OpenPayment;
  readonly request: ReservationRequest | null;
}

export interface StartingPhase {
  readonly at: 'asking' | 'preparing';
  readonly request: ReservationRequest;
  readonly back: IdlePhase | OpenPhase;
}

export type PaymentPhase = IdlePhase | StartingPhase | OpenPhase | { readonly at: 'leaving' };

type OpenedWindow = 'open' | 'gone' | 'none';

export type PaymentEvent =
  | { readonly type: 'pay'; readonly request: ReservationRequest }
  | { readonly type: 'payAgain' }
  | { readonly type: 'giveUp' }
  | { readonly type: 'accepted'; readonly payment: OpenPayment; readonly url: string; readonly window: OpenedWindow }
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
  | { readonly type: 'stopped'; readonly shopOrderNo: ShopOrderNo; readonly outcome: PaymentOutcome }
  | { readonly type: 'notStopped'; readonly shopOrderNo: ShopOrderNo; readonly problem: ProblemError }
  | { readonly type: 'renewed'; readonly payment: OpenPayment }
  | { readonly type: 'pageRestored'; readonly payment: OpenPayment | null }
  | { readonly type: 'online' };

export type PaymentEffect =
  | { readonly do: 'openWindow' | 'closeWindow' | 'removePayment' | 'reportRefused' }
  | { readonly do: 'showInWindow' | 'leave'; readonly url: string }
  /**
   * `queryEarlier`: query the earlier payment; `queryNow`: query the open one immediately; `stop`: cancel it;
   * `confirmReport`: confirm the window's report.
   */
  | { readonly do: 'queryEarlier' | 'queryNow' | 'stop' | 'confirmReport'; readonly shopOrderNo: ShopOrderNo }
  | { readonly do: 'prepare' | 'reportAccepted'; readonly request: ReservationRequest }
  | { readonly do: 'savePayment'; readonly payment: OpenPayment }
  | { readonly do: 'reportBooked'; readonly resvCode: ResvCode }
  | { readonly do: 'reportFailure'; readonly failure: PaymentFailure }
  | { readonly do: 'reportProblem' | 'reportNotStopped'; readonly problem: ProblemError };

export interface PaymentStep {
  readonly phase: PaymentPhase;
  readonly effects: readonly PaymentEffect[];
}
