import type { ReservationRequest } from '@dining/contract/orders';
import type { PaymentOutcome } from '@dining/contract/payments';
import { isProviderSuccess, paymentPopup } from '@dining/domain/payments/method';
import type { ResvCode } from '@dining/domain/shared/codes';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../lib/call';
import { ProblemError } from '../../lib/problem-error';
import { write } from '../../lib/query-client';
import { useAppData } from '../../state/app-data';
import { forgetOpenPayment, keepOpenPayment, type OpenPayment, openPayment } from './open-payment';
import { deviceType, openPaymentWindow } from './payment-window';
import { askOutcome, useOutcome } from './use-outcome';
import { listen, post, type WindowMessage } from './window-message';

/**
 * Where the payment is: `window` is open at the guest's; it was `closed`, or an unfinished one was `found` on coming back,
 * and nobody knows yet how it ended; it is being `confirmed`; or this very window is `leaving` for the provider.
 */
export type PaymentPhase =
  | { readonly at: 'form' | 'preparing' | 'leaving' }
  | { readonly at: 'window' | 'closed' | 'found' | 'confirming'; readonly payment: OpenPayment };

export type PaymentFailure = { readonly errCd: PaymentOutcome['errCd']; readonly resMsg: string };

interface PaymentEnds {
  /** The provider has taken the order; the guest is about to pay at its window. */
  readonly onAccepted: (body: ReservationRequest) => void;
  readonly onBooked: (resvCode: ResvCode) => void;
  readonly onFail: (failure: PaymentFailure) => void;
  readonly onProblem: (problem: ProblemError) => void;
}

/** Milliseconds between two questions to the server: slowly while the guest is paying, faster once it is decided. */
const pace = { window: 5000, confirming: 2000 } as const;
/** What we send for a guest who gave up: the seats are free at once. Any code but success means no. */
const guestLeft = 'GUEST_LEFT';

const phaseAtStart = (): PaymentPhase => {
  const payment = openPayment();
  return payment === null ? { at: 'form' } : { at: 'found', payment };
};

/**
 * Pays at the provider (Spec §4 Payment popup, decisions 25, 26, 32): prepares, opens the window, listens to it, asks the
 * server on its own account, and never takes a closed window for a cancelled payment.
 */
export function usePayment({ onAccepted, onBooked, onFail, onProblem }: PaymentEnds) {
  const navigate = useNavigate();
  const size = useAppData()?.paymentPopup ?? paymentPopup;
  const [phase, setPhase] = useState(phaseAtStart);
  const popup = useRef<Window | null>(null);
  const busy = useRef(false);
  const lastBody = useRef<ReservationRequest | null>(null);
  const prepare = useMutation({
    mutationFn: (body: ReservationRequest) => call('POST /api/ordersheet/prepay', { body }),
  });
  const payment = 'payment' in phase ? phase.payment : null;
  const poll = useOutcome(payment?.shopOrderNo ?? null, phase.at === 'confirming' ? pace.confirming : pace.window);

  const end = () => {
    busy.current = false;
    forgetOpenPayment();
    popup.current?.close();
    popup.current = null;
    setPhase({ at: 'form' });
  };

  /** Acts on the server's word; true when it was the last one. */
  const settle = ({ result, resvCode, errCd }: PaymentOutcome, resMsg = ''): boolean => {
    if (result === 'pending') return false;
    end();
    if (result === 'success' && resvCode !== undefined) onBooked(resvCode);
    else onFail({ errCd, resMsg });
    return true;
  };

  const pay = async (body: ReservationRequest) => {
    if (busy.current) return;
    busy.current = true;
    lastBody.current = body;
    popup.current = openPaymentWindow(size);
    setPhase({ at: 'preparing' });
    try {
      // One that was begun before may have gone through meanwhile: nobody pays twice.
      const before = openPayment();
      if (before !== null && settle(await write(() => askOutcome(before.shopOrderNo)))) return;
      const { response } = await prepare.mutateAsync({ ...body, deviceType: deviceType() });
      if (!isProviderSuccess(response.resCd)) {
        end();
        return void navigate({ to: '/error' });
      }
      const { shopOrderNo, holdUntil, authPageUrl } = response;
      const opened = { shopOrderNo, holdUntil, renewed: false, page: location.pathname + location.search };
      keepOpenPayment(opened);
      onAccepted(body);
      if (popup.current !== null) {
        popup.current.location.replace(authPageUrl);
        return setPhase({ at: 'window', payment: opened });
      }
      setPhase({ at: 'leaving' });
      location.assign(authPageUrl);
    } catch (problem) {
      busy.current = false;
      popup.current?.close();
      popup.current = null;
      setPhase(payment === null ? { at: 'form' } : { at: 'closed', payment });
      if (problem instanceof ProblemError) onProblem(problem);
      else throw problem;
    }
  };

  // The server's answers, whoever made them known first.
  const hearServer = useEffectEvent((outcome: PaymentOutcome) => void (payment !== null && settle(outcome)));
  const outcome = poll.data;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server is outside, and its word ends the waiting
    if (outcome !== undefined) hearServer(outcome);
  }, [outcome]);

  // After a reload the window is known by whom it was opened.
  const isOurs = useEffectEvent(
    (source: Window) => source === popup.current || (popup.current === null && source.opener === window),
  );
  const hearWindow = useEffectEvent((message: WindowMessage, source: Window) => {
    if (payment === null || message.shopOrderNo !== payment.shopOrderNo || message.phase === 'heard') return;
    popup.current = source;
    if (message.phase === 'told') {
      post(source, { phase: 'heard', shopOrderNo: payment.shopOrderNo });
      if (settle(message.outcome, message.resMsg)) return;
    }
    setPhase({ at: 'confirming', payment });
  });
  useEffect(
    () =>
      listen(
        (source) => isOurs(source),
        (message, source) => hearWindow(message, source),
      ),
    [],
  );

  const windowGone = useEffectEvent(() => {
    if (popup.current?.closed !== true || phase.at !== 'window') return;
    busy.current = false;
    setPhase({ at: 'closed', payment: phase.payment });
    void poll.refetch();
  });
  const watching = phase.at === 'window';
  useEffect(() => {
    if (!watching) return;
    const timer = setInterval(() => windowGone(), 500);
    return () => clearInterval(timer);
  }, [watching]);

  // A page that the browser had only put aside comes back as it was left: on its way to the provider.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setPhase(phaseAtStart());
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  return {
    phase,
    pay,
    /** Takes over that its seats are held for longer, unless it has ended meanwhile. */
    renewed: (longer: OpenPayment) => {
      if (openPayment()?.shopOrderNo !== longer.shopOrderNo) return;
      keepOpenPayment(longer);
      setPhase((before) => ('payment' in before ? { ...before, payment: longer } : before));
    },
    focusWindow: () => popup.current?.focus(),
    checkAgain: () => poll.refetch().then(({ data }) => data?.result),
    /** The same order once more; an unfinished one found on coming back has to be looked over by the guest first. */
    payAgain: () => {
      busy.current = false;
      if (lastBody.current === null) return setPhase({ at: 'form' });
      void pay(lastBody.current);
    },
    giveUp: async () => {
      if (payment === null) return;
      popup.current?.close();
      const body = { resCd: guestLeft, shopOrderNo: payment.shopOrderNo };
      const left = await write(() => call('POST /api/easypay/return', { body, own: true })).catch(() => null);
      if (left?.result === 'success') return void settle(left);
      if (left?.result === 'pending') return setPhase({ at: 'confirming', payment });
      end();
    },
  };
}
