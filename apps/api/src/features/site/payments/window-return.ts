import { cleanLine } from '@dining/domain/shared/clean-line';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const text = (max: number) =>
  z
    .string()
    .catch('')
    .transform((value) => cleanLine(value.slice(0, max)));
const form = z.object({ resCd: text(20), resMsg: text(1000), shopOrderNo: text(40), authorizationId: text(100) });

/**
 * The provider's window posts its result here as a form from its own site (decision 33): it creates nothing, and goes on as
 * a page of ours that carries the values. The order is found by its number, never by a session.
 */
export function takeWindowReturn(app: FastifyInstance): void {
  app.post('/easypay/return', async (request, reply) => {
    const posted = form.safeParse(request.body);
    const values = posted.success ? posted.data : { resCd: '', resMsg: '', shopOrderNo: '', authorizationId: '' };
    return reply.header('cache-control', 'no-store').redirect(`/easypay/return?${new URLSearchParams(values).toString()}`, 303);
  });
}
