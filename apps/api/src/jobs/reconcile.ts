import { createPaymentDeps } from '../booking/payments/payment-deps';
import { reconcile } from '../booking/payments/reconcile';
import { reconcileTestPayments } from '../booking/payments/test-payment';
import type { JobContext } from './job';

export async function reconcilePayments({ deps, log, stopSignal, name, heartbeat }: JobContext): Promise<void> {
  const paymentDeps = createPaymentDeps(deps, log, { kind: 'job', name });
  const orderCount = await reconcile(paymentDeps, { heartbeat, stopSignal });
  const handledCount = orderCount + (stopSignal.aborted ? 0 : await reconcileTestPayments(paymentDeps));
  if (handledCount > 0) log.info({ event: 'payment.reconciled', count: handledCount }, 'payments reconciled');
}
