import { getOpenPayment, removeOpenPayment } from '../../entities/payments/open-payment';
import { fetchOutcome } from './use-payment-outcome';

/**
 * Removes the tab's stored payment if it has failed, as it has when the guest session ended at sign-in. Keeps a pending
 * payment. Ignores request errors.
 */
export async function removeFailedPayment(): Promise<void> {
  const payment = getOpenPayment();
  if (payment === null) return;
  const outcome = await fetchOutcome(payment.shopOrderNo).catch(() => undefined);
  if (outcome?.result === 'fail') removeOpenPayment();
}
