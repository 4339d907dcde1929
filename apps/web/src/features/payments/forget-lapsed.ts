import { forgetOpenPayment, getOpenPayment } from '../../entities/payments/open-payment';
import { askOutcome } from './use-outcome';

/**
 * What a guest began and did not pay has lapsed with his signing in, to be ordered as the member he is: nobody needs to tell
 * him that a payment failed. One on its way stays, to be shown as it ends.
 */
export async function forgetLapsedPayment(): Promise<void> {
  const payment = getOpenPayment();
  if (payment === null) return;
  const outcome = await askOutcome(payment.shopOrderNo).catch(() => undefined);
  if (outcome?.result === 'fail') forgetOpenPayment();
}
