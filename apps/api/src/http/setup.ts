import type { FastifyInstance } from 'fastify';
import type { Deps } from '../config/deps';
import { hasHotel } from '../stores/hotels/hotels';
import { replyWithProblem } from './problem-response';
import { setupIncomplete } from './problems';

export function refuseUntilSetUp(app: FastifyInstance, { database }: Pick<Deps, 'database'>): void {
  let isSetUp = false;
  app.addHook('onRequest', async (request, reply) => {
    isSetUp ||= await hasHotel(database.pool);
    if (!isSetUp) return replyWithProblem(request, reply, setupIncomplete);
  });
}
