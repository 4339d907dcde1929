import { getOpenPayment, removeOpenPayment } from '../../entities/payments/open-payment';
import { fetchOutcome } from './use-payment-outcome';

/**
 * Discards the unpaid order of a guest who has signed in: it ended with the guest session and is ordered again as a
 * member. Shows no failure. Keeps a payment in progress until it ends.
 */
export async function discardLapsedPayment(): Promise<void> {
  const payment = getOpenPayment();
  if (payment === null) return;
  const outcome = await fetchOutcome(payment.shopOrderNo).catch(() => undefined);
  if (outcome?.result === 'fail') removeOpenPayment();
}
