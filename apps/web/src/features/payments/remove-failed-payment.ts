import { getOpenPayment, removeOpenPayment } from '../../entities/payments/open-payment';
import { fetchOutcome } from './use-payment-outcome';

/**
 * Removes the tab's stored payment if it has failed, for example because the sign-in ended the guest session. Keeps it
 * otherwise, and if the request fails.
 */
export async function removeFailedPayment(): Promise<void> {
  const payment = getOpenPayment();
  if (payment === null) return;
  const outcome = await fetchOutcome(payment.shopOrderNo).catch(() => undefined);
  if (outcome?.result === 'fail') removeOpenPayment();
}
