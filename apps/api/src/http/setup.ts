import type { FastifyInstance } from 'fastify';
import type { Deps } from '../config/deps';
import { hasHotel } from '../stores/hotels/hotels';
import { answerProblem } from './answer';
import { setupIncomplete } from './problems';

/** Answers every route of a scope with 503 until a hotel has been entered. */
export function refuseUntilSetUp(app: FastifyInstance, { database }: Pick<Deps, 'database'>): void {
  let isSetUp = false;
  app.addHook('onRequest', async (request, reply) => {
    isSetUp ||= await hasHotel(database.pool);
    if (!isSetUp) return answerProblem(request, reply, setupIncomplete);
  });
}
