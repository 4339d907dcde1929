import { easypayReturn, paymentInsert, prepay } from '@dining/contract/site/payments';
import { getCurrentPayment } from '../../../booking/payments/current-payment';
import { paymentDepsOf } from '../../../booking/payments/payment-deps';
import { paymentStatusOf } from '../../../booking/payments/payment-status';
import { settleReturn } from '../../../booking/payments/settle';
import type { Feature } from '../../feature';
import { prepayOrder } from './prepay';

/** Paying at the provider (Spec §7 Reservation and payment, decisions 23 to 26). */
export const payments: Feature = (mount, deps) => {
  mount(prepay, (call) => prepayOrder(deps, call));
  mount(easypayReturn, ({ body, request }) => settleReturn(paymentDepsOf(deps, request.log, 'buyer'), body));
  mount(paymentInsert, async ({ body, request }) =>
    paymentStatusOf(await getCurrentPayment(paymentDepsOf(deps, request.log, 'buyer'), body.shopOrderNo)),
  );
};
