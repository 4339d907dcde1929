import { fail } from '@dining/contract/failure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { createNetworkFilter } from '../lib/networks';
import { isStaffPath } from './console-host';
import { replyWithProblem } from './problem-response';

/**
 * Refuses the console and the staff endpoints, sign-in included, to IP addresses outside the networks of the hotels, if
 * any are configured. Behind a trusted proxy, the address is the one that the proxy reports.
 */
export function restrictStaffNetworks(app: FastifyInstance, { staffNetworks }: Pick<Config, 'staffNetworks'>): void {
  if (staffNetworks.length === 0) return;
  const isAllowed = createNetworkFilter(staffNetworks);
  app.addHook('onRequest', async (request, reply) => {
    if (!isStaffPath(request.url.split('?', 1)[0] ?? '/') || isAllowed(request.ip)) return undefined;
    return replyWithProblem(request, reply, fail('network_not_allowed'));
  });
}
