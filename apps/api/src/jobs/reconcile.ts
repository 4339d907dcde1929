import { createPaymentDeps } from '../booking/payments/payment-deps';
import { reconcile } from '../booking/payments/reconcile';
import type { JobContext } from './job';

/** Finishes or voids payments that were left unfinished. Begins no other once the server stops. */
export async function reconcilePayments({ deps, log, stopping, name, heartbeat }: JobContext): Promise<void> {
  const paymentDeps = createPaymentDeps(deps, log, { kind: 'job', name });
  const looked = await reconcile(paymentDeps, { alive: heartbeat, stopping });
  if (looked > 0) log.info({ event: 'payment.reconciled', count: looked }, 'payments reconciled');
}
