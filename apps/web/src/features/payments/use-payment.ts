import { ProblemError } from '@dining/client/problem-error';
import { runMutation } from '@dining/client/run-mutation';
import { reservationRequestToWire } from '@dining/contract/codecs/reservation-request';
import type { OwnHold } from '@dining/domain/availability/own-hold';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import { isPaymentSuccess, paymentPopup } from '@dining/domain/payments/method';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAppData } from '../../entities/app/app-data';
import { forgetOpenPayment, getOpenPayment, keepOpenPayment, type OpenPayment } from '../../entities/payments/open-payment';
import { leaveForProvider } from '../../entities/payments/provider-pages';
import { call } from '../../lib/call';
import { useTranslations } from '../../lib/i18n';
import { problemText } from '../../lib/problem-text';
import type { PaymentFailure } from './failure-alert';
import { holdEndHere } from './hold-end';
import { phaseAtStart, step } from './payment-flow';
import type { PaymentEffect, PaymentEvent } from './payment-phases';
import { openPaymentWindow } from './payment-window';
import { askOutcome, askOutcomeNow } from './use-outcome';
import { usePaymentNews } from './use-payment-news';
import { post } from './window-message';

interface PaymentEnds {
  /** What the order keeps from others while it is paid for. */
  readonly holds: OwnHold;
  /** What the guest agrees to with it; undefined while the texts in effect are not known. */
  readonly agreedTo: string | undefined;
  /** The provider has taken the order; the guest is about to pay at its window. */
  readonly onAccepted: (request: ReservationRequest) => void;
  readonly onBooked: (resvCode: ResvCode) => void;
  readonly onFail: (failure: PaymentFailure) => void;
  readonly onProblem: (problem: ProblemError) => void;
}

/** What we send for a guest who gave up: the seats are free at once. Any code but success means no. */
const guestLeft = 'GUEST_LEFT';

/** What a call that failed is told as; anything but a problem is a bug of ours, and is reported as one. */
function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  reportError(error);
  return new ProblemError('internal_error', 500);
}

/** Pays at the provider: does what `payment-flow` says, with the window, the tab's memory and the server. */
export function usePayment(ends: PaymentEnds) {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const navigate = useNavigate();
  const size = useAppData()?.paymentPopup ?? paymentPopup;
  const [phase, setPhase] = useState(() => phaseAtStart(getOpenPayment()));
  // Events come from windows, timers and the server: each meets the phase that the one before has left.
  const current = useRef(phase);
  const popup = useRef<Window | null>(null);
  const latest = useRef({ ends, size, here: false });
  useEffect(() => {
    latest.current = { ends, size, here: true };
    return () => {
      latest.current.here = false;
    };
  }, [ends, size]);

  const dispatch = (event: PaymentEvent): void => {
    const next = step(current.current, event);
    current.current = next.phase;
    setPhase(next.phase);
    for (const effect of next.effects) run(effect);
  };

  const prepare = async (request: ReservationRequest): Promise<void> => {
    const { holds, agreedTo } = latest.current.ends;
    const { response } = await runMutation(queryClient, () =>
      call('POST /api/ordersheet/prepay', { body: reservationRequestToWire(request) }),
    );
    if (!isPaymentSuccess(response.resCd)) return dispatch({ type: 'refused' });
    const { shopOrderNo, authPageUrl: url } = response;
    const holdUntil = holdEndHere(response);
    const page = location.pathname + location.search;
    const payment = { shopOrderNo, holdUntil, renewed: false, page, holds, ...(agreedTo !== undefined && { agreedTo }) };
    // A guest who has left the page meanwhile finds it open when he is back.
    const gone = popup.current?.closed === true || !latest.current.here;
    dispatch({ type: 'accepted', payment, url, window: gone ? 'gone' : popup.current === null ? 'none' : 'open' });
  };

  const stop = async (shopOrderNo: ShopOrderNo): Promise<void> => {
    const body = { resCd: guestLeft, shopOrderNo };
    const outcome = await runMutation(queryClient, () => call('POST /api/easypay/return', { body, skipErrorHandler: true }));
    dispatch({ type: 'stopped', shopOrderNo, outcome });
  };

  const ask = async (shopOrderNo: ShopOrderNo): Promise<void> =>
    dispatch({ type: 'heard', shopOrderNo, outcome: await runMutation(queryClient, () => askOutcome(shopOrderNo)) });

  const failed = (error: unknown) => dispatch({ type: 'failed', problem: asProblem(error) });

  function run(effect: PaymentEffect): void {
    const { ends: tell, size: popupSize } = latest.current;
    switch (effect.do) {
      case 'openWindow':
        popup.current = openPaymentWindow(popupSize);
        return;
      case 'showInWindow':
        return popup.current?.location.replace(effect.url);
      case 'closeWindow':
        popup.current?.close();
        popup.current = null;
        return;
      case 'hear':
        return void (popup.current && post(popup.current, { phase: 'heard', shopOrderNo: effect.shopOrderNo }));
      case 'leave':
        return leaveForProvider(effect.url);
      case 'keep':
        return keepOpenPayment(effect.payment);
      case 'forget':
        return forgetOpenPayment();
      case 'ask':
        return void ask(effect.shopOrderNo).catch(failed);
      case 'prepare':
        return void prepare(effect.request).catch(failed);
      case 'askNow':
        return void askOutcomeNow(queryClient, effect.shopOrderNo);
      case 'stop': {
        const { shopOrderNo } = effect;
        return void stop(shopOrderNo).catch((error: unknown) =>
          dispatch({ type: 'notStopped', shopOrderNo, problem: asProblem(error) }),
        );
      }
      case 'tellAccepted':
        return tell.onAccepted(effect.request);
      case 'tellBooked':
        return tell.onBooked(effect.resvCode);
      case 'tellFailure':
        return tell.onFail(effect.failure);
      case 'tellProblem':
        return tell.onProblem(effect.problem);
      case 'tellNotStopped':
        return void alerts.show({
          message: problemText(translations, effect.problem),
        });
      case 'tellRefused':
        return void navigate({ to: '/error' });
    }
  }

  const { checkAgain, offline } = usePaymentNews(phase, popup, dispatch);

  return {
    phase,
    offline,
    pay: (request: ReservationRequest) => dispatch({ type: 'pay', request }),
    payAgain: () => dispatch({ type: 'payAgain' }),
    giveUp: () => dispatch({ type: 'giveUp' }),
    /** Takes over that its seats are held for longer, unless it has ended meanwhile. */
    renewed: (payment: OpenPayment) => dispatch({ type: 'renewed', payment }),
    focusWindow: () => popup.current?.focus(),
    checkAgain,
  };
}
