import { easypayReturn, paymentInsert, prepay } from '@dining/contract/payments';
import { deskOf } from '../../booking/desk';
import { settleReturn } from '../../booking/settle';
import { standingOf } from '../../booking/standing';
import type { Feature } from '../../deps';
import { readPayment } from '../../stores/payments';
import { prepayOrder } from './prepay';

/** Paying at the provider (Spec §7 Reservation and payment, decisions 23 to 26). */
export const payments: Feature = (mount, deps) => {
  mount(prepay, (call) => prepayOrder(deps, call));
  mount(easypayReturn, ({ body, request }) => settleReturn(deskOf(deps, request.log), body));
  mount(paymentInsert, async ({ body }) => standingOf(await readPayment(deps.database.pool, body.shopOrderNo)));
};
