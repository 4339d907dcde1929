import { fail } from '@dining/contract/failure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { createNetworkFilter } from '../lib/networks';
import { answerProblem } from './answer';
import { isForStaff } from './console-host';

/**
 * Refuses the console and the calls of staff, sign-in included, outside the networks of the hotels, if there are any.
 * The address is that of the connection, or the one that the trusted proxy saw.
 */
export function restrictStaffNetworks(app: FastifyInstance, { staffNetworks }: Pick<Config, 'staffNetworks'>): void {
  if (staffNetworks.length === 0) return;
  const isAllowed = createNetworkFilter(staffNetworks);
  app.addHook('onRequest', async (request, reply) => {
    if (!isForStaff(request.url.split('?', 1)[0] ?? '/') || isAllowed(request.ip)) return undefined;
    return answerProblem(request, reply, fail('network_not_allowed'));
  });
}
