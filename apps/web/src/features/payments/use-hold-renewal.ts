import type { ProblemError } from '@dining/client/problem-error';
import { useMutation } from '@tanstack/react-query';
import type { OpenPayment } from '../../entities/payments/open-payment';
import { call } from '../../lib/call';
import { getLocalHoldEnd } from './hold-end';

export const useHoldRenewal = (payment: OpenPayment, onRenewed: (payment: OpenPayment) => void) =>
  useMutation({
    mutationFn: () =>
      call('POST /api/ordersheet/renewHold', { body: { shopOrderNo: payment.shopOrderNo }, skipProblemHandler: true }),
    onSuccess: (response) => onRenewed({ ...payment, holdUntil: getLocalHoldEnd(response), canRenew: false }),
    onError: ({ code }: ProblemError) => {
      // Stops offering a renewal if the hold was already renewed, for example in another window, or already lasts
      // until the visit.
      if (code === 'hold_renewed' || code === 'visit_too_near') onRenewed({ ...payment, canRenew: false });
    },
  });
