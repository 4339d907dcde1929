import type { PaymentOutcome } from '@dining/contract/site/payments';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { getOpenPayment } from '../../entities/payments/open-payment';
import { paymentIn } from './payment-flow';
import type { PaymentEvent, PaymentPhase } from './payment-phases';
import { useOutcome } from './use-outcome';
import { listen, type WindowMessage } from './window-message';

/** Milliseconds between two questions to the server: slowly while the guest is paying, faster once it is decided. */
const pace = { window: 5000, confirming: 2000 } as const;
const closedPace = 500;

/** How a payment stands, or why that could not be found out. */
export type Checked = PaymentOutcome['result'] | 'offline' | 'failed' | undefined;

/** Everything a payment hears of from outside: the server, the payment window, the browser. */
export function usePaymentNews(phase: PaymentPhase, popupRef: RefObject<Window | null>, dispatch: (event: PaymentEvent) => void) {
  const payment = paymentIn(phase);
  const shopOrderNo = payment?.shopOrderNo ?? null;
  const asked = phase.at === 'stopping' ? null : shopOrderNo;
  const poll = useOutcome(asked, phase.at === 'confirming' ? pace.confirming : pace.window, payment?.returned?.brought);

  // Each answer of the server once: one from before the guest gave up says nothing of what came after.
  const heardAt = useRef(0);
  const hearServer = useEffectEvent((answeredAt: number) => {
    if (asked === null || poll.data === undefined || answeredAt === heardAt.current) return;
    heardAt.current = answeredAt;
    dispatch({ type: 'heard', shopOrderNo: asked, outcome: poll.data });
  });
  useEffect(() => hearServer(poll.dataUpdatedAt), [poll.dataUpdatedAt]);

  // After a reload the window is known by whom it was opened.
  const isOurs = useEffectEvent(
    (source: Window) => source === popupRef.current || (popupRef.current === null && source.opener === window),
  );
  const hearWindow = useEffectEvent((message: WindowMessage, source: Window) => {
    if (message.phase === 'heard') return;
    if (message.shopOrderNo === shopOrderNo) popupRef.current = source;
    const { phase: _said, kind: _kind, ...news } = message;
    dispatch('outcome' in news ? { type: 'told', ...news } : { type: 'windowBack', ...news });
  });
  useEffect(
    () =>
      listen(
        (source) => isOurs(source),
        (message, source) => hearWindow(message, source),
      ),
    [],
  );

  const look = useEffectEvent(() => {
    if (popupRef.current?.closed === true) dispatch({ type: 'windowClosed' });
  });
  const watching = phase.at === 'window';
  useEffect(() => {
    if (!watching) return;
    const timer = setInterval(() => look(), closedPace);
    return () => clearInterval(timer);
  }, [watching]);

  const hearBrowser = useEffectEvent((event: PaymentEvent) => dispatch(event));
  useEffect(() => {
    const online = () => hearBrowser({ type: 'online' });
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) hearBrowser({ type: 'broughtBack', payment: getOpenPayment() });
    };
    window.addEventListener('online', online);
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('pageshow', shown);
    };
  }, []);

  return {
    /** The last question did not get through. */
    offline: poll.error?.code === 'offline',
    /** Asks once more at the guest's own wish; what came of it, for him to read. */
    checkAgain: async (): Promise<Checked> => {
      const { data, error } = await poll.refetch();
      if (error !== null) return error.code === 'offline' ? 'offline' : 'failed';
      return data?.result;
    },
  };
}
