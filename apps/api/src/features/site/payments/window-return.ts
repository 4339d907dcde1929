import type { FastifyInstance } from 'fastify';
import type { PaymentProvider } from '../../../ports/payments';
import { windowReturnToWire } from './to-wire';

/**
 * The provider's window posts its result here as a form from its own site (decision 33). Creates nothing, and redirects to the page of the same
 * path with the values. The order is found by its number, never by a session.
 */
export function serveWindowReturn(app: FastifyInstance, payments: PaymentProvider): void {
  app.post('/easypay/return', async (request, reply) => {
    const values = windowReturnToWire(payments.parseReturn(request.body));
    return reply.header('cache-control', 'no-store').redirect(`/easypay/return?${new URLSearchParams(values).toString()}`, 303);
  });
}
