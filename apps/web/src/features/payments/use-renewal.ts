import type { ProblemError } from '@dining/client/problem-error';
import { useMutation } from '@tanstack/react-query';
import type { OpenPayment } from '../../entities/payments/open-payment';
import { call } from '../../lib/call';
import { holdEndHere } from './hold-end';

/** More time for a guest who is still paying, once a hold; the payment is then told with its new end. */
export const useRenewal = (payment: OpenPayment, onRenewed: (payment: OpenPayment) => void) =>
  useMutation({
    mutationFn: () =>
      call('POST /api/ordersheet/renewHold', { body: { shopOrderNo: payment.shopOrderNo }, skipErrorHandler: true }),
    onSuccess: (answer) => onRenewed({ ...payment, holdUntil: holdEndHere(answer), renewed: true }),
    onError: ({ code }: ProblemError) => {
      // Renewed before, in another window perhaps, or held to the start of the visit already: it is not offered again.
      if (code === 'hold_renewed' || code === 'visit_too_near') onRenewed({ ...payment, renewed: true });
    },
  });
