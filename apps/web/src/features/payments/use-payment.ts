import { ProblemError } from '@dining/client/problem-error';
import { runMutation } from '@dining/client/run-mutation';
import type { OwnHold } from '@dining/domain/availability/own-hold';
import { isPaymentSuccess, paymentPopup } from '@dining/domain/payments/method';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAppData } from '../../entities/app/app-data';
import {
  findOpenPaymentOfPage,
  type OpenPayment,
  removeOpenPayment,
  saveOpenPayment,
} from '../../entities/payments/open-payment';
import { openProviderPage } from '../../entities/payments/provider-pages';
import { type CallResult, call } from '../../lib/call';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';
import type { PaymentFailure } from './failure-alert';
import { getLocalHoldEnd } from './hold-end';
import { advancePayment, getInitialPhase } from './payment-flow';
import type { PaymentEffect, PaymentEvent } from './payment-phases';
import { openPaymentWindow } from './payment-window';
import { usePaymentEvents } from './use-payment-events';
import { fetchOutcome, refetchOutcome } from './use-payment-outcome';
import { postMessageTo } from './window-message';

interface PaymentOptions<Request> {
  /** Starts a payment at the provider. */
  readonly onPrepare: (request: Request) => Promise<CallResult<'POST /api/ordersheet/prepay'>>;
  /** Returns true if the payment belongs to this page; the tab may have left one open on another page. */
  readonly isOwnPayment: (payment: OpenPayment) => boolean;
  /** What the order holds while it is paid. */
  readonly hold: OwnHold;
  /** True if the guest may renew the hold once. */
  readonly isRenewable: boolean;
  /** Key of what the guest agreed to, stored with the payment. */
  readonly agreementKey: string | undefined;
  readonly onAccepted: (request: Request) => void;
  readonly onBooked: (resvCode: ResvCode) => void;
  readonly onFail: (failure: PaymentFailure) => void;
  readonly onProblem: (problem: ProblemError) => void;
}

/**
 * Result code sent when the guest cancels. For any code but success, the server releases the hold at once, unless the
 * payment is already being approved.
 */
const guestLeftCode = 'GUEST_LEFT';

function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  reportError(error);
  return new ProblemError('internal_error', 500);
}

export function usePayment<Request>(options: PaymentOptions<Request>) {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const navigate = useNavigate();
  const windowSize = useAppData()?.paymentPopup ?? paymentPopup;
  const [phase, setPhase] = useState(() => getInitialPhase<Request>(findOpenPaymentOfPage(options.isOwnPayment)));
  // Windows, timers and the server send events at any time, so each handler reads the latest phase from here.
  const currentPhase = useRef(phase);
  const paymentWindow = useRef<Window | null>(null);
  const latestContext = useRef({ options, windowSize, isMounted: false });
  useEffect(() => {
    latestContext.current = { options, windowSize, isMounted: true };
    return () => {
      latestContext.current.isMounted = false;
    };
  }, [options, windowSize]);

  const dispatch = (event: PaymentEvent<Request>): void => {
    const step = advancePayment(currentPhase.current, event);
    currentPhase.current = step.phase;
    setPhase(step.phase);
    for (const effect of step.effects) runEffect(effect);
  };

  const prepare = async (request: Request): Promise<void> => {
    const { hold, agreementKey, onPrepare } = latestContext.current.options;
    const { response } = await runMutation(queryClient, () => onPrepare(request));
    if (!isPaymentSuccess(response.resCd)) return dispatch({ type: 'refused' });
    const { shopOrderNo, authPageUrl: url } = response;
    const holdUntil = getLocalHoldEnd(response);
    const page = location.pathname + location.search;
    const payment = {
      shopOrderNo,
      holdUntil,
      canRenew: latestContext.current.options.isRenewable,
      page,
      hold,
      ...(agreementKey !== undefined && { agreementKey }),
    };
    // A guest who has left the page finds the payment still open when they return.
    const isWindowGone = paymentWindow.current?.closed === true || !latestContext.current.isMounted;
    dispatch({
      type: 'accepted',
      payment,
      url,
      window: isWindowGone ? 'gone' : paymentWindow.current === null ? 'none' : 'open',
    });
  };

  const cancel = async (shopOrderNo: ShopOrderNo): Promise<void> => {
    const body = { resCd: guestLeftCode, shopOrderNo };
    const outcome = await runMutation(queryClient, () =>
      call('POST /api/easypay/return', { body, skipProblemHandler: true }),
    );
    dispatch({ type: 'cancelAnswered', shopOrderNo, outcome });
  };

  const queryEarlier = async (shopOrderNo: ShopOrderNo): Promise<void> =>
    dispatch({
      type: 'outcomeReceived',
      shopOrderNo,
      outcome: await runMutation(queryClient, () => fetchOutcome(shopOrderNo)),
    });

  const handleFailure = (error: unknown) => dispatch({ type: 'failed', problem: toProblem(error) });

  function runEffect(effect: PaymentEffect<Request>): void {
    const { options: latestOptions, windowSize: latestWindowSize } = latestContext.current;
    switch (effect.type) {
      case 'openWindow':
        paymentWindow.current = openPaymentWindow(latestWindowSize);
        return;
      case 'showInWindow':
        return paymentWindow.current?.location.replace(effect.url);
      case 'closeWindow':
        paymentWindow.current?.close();
        paymentWindow.current = null;
        return;
      case 'confirmReport':
        return void (
          paymentWindow.current &&
          postMessageTo(paymentWindow.current, { phase: 'received', shopOrderNo: effect.shopOrderNo })
        );
      case 'leave':
        return openProviderPage(effect.url);
      case 'savePayment':
        return saveOpenPayment(effect.payment);
      case 'removePayment':
        return removeOpenPayment();
      case 'queryEarlier':
        return void queryEarlier(effect.shopOrderNo).catch(handleFailure);
      case 'prepare':
        return void prepare(effect.request).catch(handleFailure);
      case 'queryNow':
        return void refetchOutcome(queryClient, effect.shopOrderNo);
      case 'cancel': {
        const { shopOrderNo } = effect;
        return void cancel(shopOrderNo).catch((error: unknown) =>
          dispatch({ type: 'cancelFailed', shopOrderNo, problem: toProblem(error) }),
        );
      }
      case 'reportAccepted':
        return latestOptions.onAccepted(effect.request);
      case 'reportBooked':
        return latestOptions.onBooked(effect.resvCode);
      case 'reportFailure':
        return latestOptions.onFail(effect.failure);
      case 'reportProblem':
        return latestOptions.onProblem(effect.problem);
      case 'reportCancelFailure':
        return void alerts.show({
          message: formatProblem(translations, effect.problem),
        });
      case 'reportRefused':
        return void navigate({ to: '/error' });
    }
  }

  const { checkAgain, isOffline } = usePaymentEvents(phase, paymentWindow, dispatch, options.isOwnPayment);

  return {
    phase,
    isOffline,
    pay: (request: Request) => dispatch({ type: 'pay', request }),
    payAgain: () => dispatch({ type: 'payAgain' }),
    giveUp: () => dispatch({ type: 'giveUp' }),
    applyRenewal: (payment: OpenPayment) => dispatch({ type: 'renewed', payment }),
    focusWindow: () => paymentWindow.current?.focus(),
    checkAgain,
  };
}
