import { getOpenPayment, removeOpenPayment } from '../../entities/payments/open-payment';
import { fetchOutcome } from './use-payment-outcome';

/**
 * Discards an unpaid order of a guest who has signed in. It lapsed with the guest session and is ordered again as a
 * member, so no failure is shown. A payment in progress is kept until it ends.
 */
export async function discardLapsedPayment(): Promise<void> {
  const payment = getOpenPayment();
  if (payment === null) return;
  const outcome = await fetchOutcome(payment.shopOrderNo).catch(() => undefined);
  if (outcome?.result === 'fail') removeOpenPayment();
}
