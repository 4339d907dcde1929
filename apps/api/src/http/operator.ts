import { operatorSchema } from '@dining/contract/staff/command';
import { type Grant, roles, widestScopes } from '@dining/domain/staff/permissions';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../config/deps';
import { listHotels } from '../stores/hotels/hotels';
import type { StaffCaller } from './staff-session';

/** Name of the operator, percent-encoded because headers are ASCII. */
const operatorHeader = 'x-operator';

/** The device and address of operators' requests in the audit. */
const operatorClientInfo = { device: 'npm run staff', address: 'control.sock' };

function parseOperator(request: FastifyRequest): string | undefined {
  const header = request.headers[operatorHeader];
  if (typeof header !== 'string') return undefined;
  try {
    return operatorSchema.safeParse(decodeURIComponent(header)).data;
  } catch {
    return undefined;
  }
}

/** Lists the grants of operators: every role that exists for the group, and hotel manager of each hotel. */
async function listOperatorGrants({ database: { pool } }: Pick<Deps, 'database'>): Promise<readonly Grant[]> {
  const hotels = await listHotels(pool);
  const createGrant = (role: Grant['role'], scope: Grant['scope']): Grant => ({ role, scope, endsOn: null });
  return [
    ...roles.filter((role) => widestScopes[role] === 'group').map((role) => createGrant(role, { type: 'group' })),
    ...hotels.map(({ htlCode }) => createGrant('hotel_manager', { type: 'hotel', htlCode })),
  ];
}

/**
 * Finds the operator of a request over the control socket. The file mode of the socket authenticates them; their name
 * is for the audit. They have no account, so endpoints that need one are not mounted for them.
 */
export async function findOperator(
  deps: Pick<Deps, 'database'>,
  request: FastifyRequest,
): Promise<StaffCaller | 'not_signed_in'> {
  const name = parseOperator(request);
  if (name === undefined) return 'not_signed_in';
  const grants = await listOperatorGrants(deps);
  return { staffId: null, name, grants, idHash: null, secondFactorAgeMs: 0, clientInfo: operatorClientInfo };
}
