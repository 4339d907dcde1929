import { getVisitStartAction } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { inTransaction } from '../../db/transaction';
import { getPayment, type Payment, updatePaymentState } from '../../stores/payments/payments';
import { releaseHold } from '../capacity/hold';
import type { PaymentDeps } from './payment-deps';

const expirePayment = (
  deps: PaymentDeps,
  { shopOrderNo }: Payment,
  from: 'preparing' | 'registered',
): Promise<boolean> =>
  inTransaction(deps.pool, async (client) => {
    const patch = { failureCode: 'expired', deletesOrder: true };
    if (!(await updatePaymentState(client, deps.actor, shopOrderNo, from, 'lapsed', patch))) return false;
    await releaseHold(client, shopOrderNo, 'held');
    return true;
  });

/** Gets a payment. If it is still unpaid when its visit has begun, it expires first, and its hold is freed. */
export async function getOrExpirePayment(deps: PaymentDeps, shopOrderNo: ShopOrderNo): Promise<Payment | undefined> {
  const payment = await getPayment(deps.pool, shopOrderNo);
  if (payment === undefined || payment.order === null) return payment;
  const { state, order } = payment;
  if (state !== 'preparing' && state !== 'registered') return payment;
  if (getVisitStartAction({ state, visit: order.visit }, deps.now()) === 'proceed') return payment;
  if (await expirePayment(deps, payment, state))
    deps.log.info({ event: 'payment.expired', shopOrderNo }, 'payment expired: its visit has begun');
  return getPayment(deps.pool, shopOrderNo);
}
