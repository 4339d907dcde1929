import type { PaymentOutcome } from '@dining/contract/site/payments';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { findOpenPaymentOfPage, type OpenPayment } from '../../entities/payments/open-payment';
import { findOpenPayment } from './payment-flow';
import type { PaymentEvent, PaymentPhase } from './payment-phases';
import { usePaymentOutcome } from './use-payment-outcome';
import { listenToWindows, type WindowMessage } from './window-message';

/** Poll intervals in milliseconds: while the server confirms the payment, and in all other phases. */
const pollMs = { confirming: 2000, other: 5000 } as const;
const windowCheckMs = 500;

export type PaymentCheckResult = PaymentOutcome['result'] | 'offline' | 'failed' | undefined;

/** Dispatches what the server, the payment window and the browser report about the payment. */
export function usePaymentEvents(
  phase: PaymentPhase<unknown>,
  paymentWindowRef: RefObject<Window | null>,
  dispatch: (event: PaymentEvent<never>) => void,
  isOwnPayment: (payment: OpenPayment) => boolean,
) {
  const payment = findOpenPayment(phase);
  const shopOrderNo = payment?.shopOrderNo ?? null;
  const queriedOrderNo = phase.type === 'cancelling' ? null : shopOrderNo;
  const outcomeQuery = usePaymentOutcome(
    queriedOrderNo,
    phase.type === 'confirming' ? pollMs.confirming : pollMs.other,
    payment?.returnResult?.providerResult,
  );

  // Time of the last applied response. Each response is applied once; none while the payment is being cancelled.
  const appliedAt = useRef(0);
  const applyServerOutcome = useEffectEvent((answeredAt: number) => {
    if (queriedOrderNo === null || outcomeQuery.data === undefined || answeredAt === appliedAt.current) return;
    appliedAt.current = answeredAt;
    dispatch({ type: 'outcomeReceived', shopOrderNo: queriedOrderNo, outcome: outcomeQuery.data });
  });
  useEffect(() => applyServerOutcome(outcomeQuery.dataUpdatedAt), [outcomeQuery.dataUpdatedAt]);

  // After a reload the page recognises its payment window by the window's opener.
  const isPaymentWindow = useEffectEvent(
    (source: Window) =>
      source === paymentWindowRef.current || (paymentWindowRef.current === null && source.opener === window),
  );
  const handleWindowMessage = useEffectEvent((message: WindowMessage, source: Window) => {
    if (message.phase === 'received') return;
    if (message.shopOrderNo === shopOrderNo) paymentWindowRef.current = source;
    const { phase: _phase, kind: _kind, ...report } = message;
    dispatch('outcome' in report ? { type: 'windowReport', ...report } : { type: 'windowReturned', ...report });
  });
  useEffect(
    () =>
      listenToWindows(
        (source) => isPaymentWindow(source),
        (message, source) => handleWindowMessage(message, source),
      ),
    [],
  );

  const checkWindow = useEffectEvent(() => {
    if (paymentWindowRef.current?.closed === true) dispatch({ type: 'windowClosed' });
  });
  const isWindowOpen = phase.type === 'window';
  useEffect(() => {
    if (!isWindowOpen) return;
    const timer = setInterval(() => checkWindow(), windowCheckMs);
    return () => clearInterval(timer);
  }, [isWindowOpen]);

  const forwardEvent = useEffectEvent((event: PaymentEvent<never>) => dispatch(event));
  const findOwnPayment = useEffectEvent(() => findOpenPaymentOfPage(isOwnPayment));
  useEffect(() => {
    const handleOnline = () => forwardEvent({ type: 'online' });
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) forwardEvent({ type: 'pageRestored', payment: findOwnPayment() });
    };
    window.addEventListener('online', handleOnline);
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, []);

  return {
    isOffline: outcomeQuery.error?.code === 'offline',
    checkAgain: async (): Promise<PaymentCheckResult> => {
      const { data, error } = await outcomeQuery.refetch();
      if (error !== null) return error.code === 'offline' ? 'offline' : 'failed';
      return data?.result;
    },
  };
}
