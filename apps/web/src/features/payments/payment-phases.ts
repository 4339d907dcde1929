import type { ProblemError } from '@dining/client/problem-error';
import type { PaymentOutcome } from '@dining/contract/site/payments';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { OpenPayment, ProviderResult } from '../../entities/payments/open-payment';
import type { PaymentFailure } from './failure-alert';

/** Nothing is under way; `before` was found on coming back, and is asked about before another one is begun. */
export interface AtForm {
  readonly at: 'form';
  readonly before: OpenPayment | null;
}

/**
 * A payment is open at the provider: its `window` is open at the guest's; it was `closed`, or an unfinished one was `found` on
 * coming back, and nobody knows yet how it ended; it is being `confirming`ed; the guest gave up, and the server is being told
 * (`stopping`) or could not be reached (`offline`). `request` is what was ordered, unknown of one that was found.
 */
export interface Open {
  readonly at: 'window' | 'closed' | 'found' | 'confirming' | 'stopping' | 'offline';
  readonly payment: OpenPayment;
  readonly request: ReservationRequest | null;
}

/** On the way to another one: the one before is `asking`ed about, then it is `preparing`. `back` is where it began. */
export interface Begun {
  readonly at: 'asking' | 'preparing';
  readonly request: ReservationRequest;
  readonly back: AtForm | Open;
}

/** Where the payment is; `leaving`: this very window goes to the provider. */
export type PaymentPhase = AtForm | Begun | Open | { readonly at: 'leaving' };

/** The window that a payment was begun with: `none` on a phone or where the browser blocked it, `gone` where the guest closed it. */
type OpenedWindow = 'open' | 'gone' | 'none';

export type PaymentEvent =
  /** Pay was pressed, or the order is sent again as the server named it. */
  | { readonly type: 'pay'; readonly request: ReservationRequest }
  | { readonly type: 'payAgain' }
  | { readonly type: 'giveUp' }
  /** The provider has taken the order. */
  | { readonly type: 'accepted'; readonly payment: OpenPayment; readonly url: string; readonly window: OpenedWindow }
  /** The provider has refused it. */
  | { readonly type: 'refused' }
  /** The server would not begin it, or could not be asked. */
  | { readonly type: 'failed'; readonly problem: ProblemError }
  /** The server's word, asked by this page. */
  | { readonly type: 'heard'; readonly shopOrderNo: ShopOrderNo; readonly outcome: PaymentOutcome }
  /** The payment window has come back from the provider and tells the server, which may not hear it. */
  | { readonly type: 'windowBack'; readonly shopOrderNo: string; readonly brought: ProviderResult; readonly resMsg: string }
  /** The server's word as the payment window heard it, with the provider's own words. */
  | { readonly type: 'told'; readonly shopOrderNo: string; readonly outcome: PaymentOutcome; readonly resMsg: string }
  | { readonly type: 'windowClosed' }
  /** The server's answer to a guest who gave up. */
  | { readonly type: 'stopped'; readonly shopOrderNo: ShopOrderNo; readonly outcome: PaymentOutcome }
  | { readonly type: 'notStopped'; readonly shopOrderNo: ShopOrderNo; readonly problem: ProblemError }
  /** Its seats are held for longer. */
  | { readonly type: 'renewed'; readonly payment: OpenPayment }
  /** The browser had only put the page aside, on its way to the provider. */
  | { readonly type: 'broughtBack'; readonly payment: OpenPayment | null }
  | { readonly type: 'online' };

/** What the page then has to do, in this order. */
export type PaymentEffect =
  | { readonly do: 'openWindow' | 'closeWindow' | 'forget' | 'tellRefused' }
  | { readonly do: 'showInWindow' | 'leave'; readonly url: string }
  /** `ask` how the one before ended, `askNow` about the open one without waiting for the next turn, `stop` it, `hear` the window out. */
  | { readonly do: 'ask' | 'askNow' | 'stop' | 'hear'; readonly shopOrderNo: ShopOrderNo }
  | { readonly do: 'prepare' | 'tellAccepted'; readonly request: ReservationRequest }
  | { readonly do: 'keep'; readonly payment: OpenPayment }
  | { readonly do: 'tellBooked'; readonly resvCode: ResvCode }
  | { readonly do: 'tellFailure'; readonly failure: PaymentFailure }
  | { readonly do: 'tellProblem' | 'tellNotStopped'; readonly problem: ProblemError };

export interface Step {
  readonly phase: PaymentPhase;
  readonly effects: readonly PaymentEffect[];
}
