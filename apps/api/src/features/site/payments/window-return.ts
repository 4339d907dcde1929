import type { FastifyInstance } from 'fastify';
import type { PaymentProvider } from '../../../ports/payments';
import { windowReturnToWire } from './to-wire';

/**
 * Receives the result that the provider's window posts as a cross-site form (decision 33). Changes nothing, and
 * redirects to the page of the same path with the values in the query string. The order is identified by its
 * number, never by a session.
 */
export function serveWindowReturn(app: FastifyInstance, payments: PaymentProvider): void {
  app.post('/easypay/return', async (request, reply) => {
    const values = windowReturnToWire(payments.parseReturn(request.body));
    return reply
      .header('cache-control', 'no-store')
      .redirect(`/easypay/return?${new URLSearchParams(values).toString()}`, 303);
  });
}
