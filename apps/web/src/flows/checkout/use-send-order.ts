import type { ProblemError } from '@dining/client/problem-error';
import { encodeReservationRequest } from '@dining/contract/codecs/reservation-request';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { ResvCode } from '@dining/domain/shared/codes';
import { useMutation } from '@tanstack/react-query';
import { createOwnHold, type Order } from '../../entities/orders/order';
import { isPayLinkPayment, type OpenPayment } from '../../entities/payments/open-payment';
import type { PaymentFailure } from '../../features/payments/failure-alert';
import { usePayment } from '../../features/payments/use-payment';
import { call } from '../../lib/call';
import { areCookiesEnabled, createCookiesProblem } from '../../lib/require-cookies';
import { useCheckoutAnalytics } from './use-checkout-analytics';

interface OrderCallbacks {
  readonly onBooked: (resvCode: ResvCode) => void;
  readonly onFail: (failure: PaymentFailure) => void;
  readonly onProblem: (problem: ProblemError) => void;
}

const isOwnPayment = (payment: OpenPayment): boolean => !isPayLinkPayment(payment);

/**
 * Returns a function that sends an order: it starts a payment, or books directly if nothing is due (decision 23). Also
 * returns the payment.
 */
export function useSendOrder(
  order: Order,
  agreementKey: string | undefined,
  { onBooked, onFail, onProblem }: OrderCallbacks,
) {
  const sendStep = useCheckoutAnalytics(order);
  const payment = usePayment<ReservationRequest>({
    onPrepare: (request) => call('POST /api/ordersheet/prepay', { body: encodeReservationRequest(request) }),
    isOwnPayment,
    isRenewable: true,
    hold: createOwnHold(order),
    agreementKey,
    onAccepted: ({ method, shownAmount }: ReservationRequest) =>
      sendStep({ name: 'add_payment_info', amount: shownAmount, method }),
    onBooked,
    onFail,
    onProblem,
  });
  const booking = useMutation({
    mutationFn: (request: ReservationRequest) =>
      call('POST /api/resv/insert', { body: encodeReservationRequest(request) }),
    onSuccess: ({ resvCode }) => onBooked(resvCode),
    onError: onProblem,
  });

  const send = async (request: ReservationRequest): Promise<void> => {
    if (!areCookiesEnabled()) return onProblem(createCookiesProblem());
    if (request.shownAmount > 0) return payment.pay(request);
    // `onProblem` handles a failure.
    if (!booking.isPending) await booking.mutateAsync(request).catch(() => {});
  };
  const isWorking = booking.isPending || ['queryingEarlier', 'preparing', 'leaving'].includes(payment.phase.type);
  return { send, payment, isWorking };
}
