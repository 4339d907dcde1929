import { checkGrant, type Grant, type Role, roles, type Scope } from '@dining/domain/staff/permissions';
import { type Hotel, listAllScopes } from '../hotels/staff-hotels';

export interface GrantableRole {
  readonly role: Role;
  readonly scopes: readonly Scope[];
}

/**
 * Lists the roles that a staff member may grant to another, with the scopes at which they may. The server decides
 * with `checkGrant` too.
 */
export function listGrantableRoles(
  granter: { readonly staffId: string; readonly grants: readonly Grant[] },
  staffId: string,
  hotels: readonly Hotel[],
  now: Date,
): readonly GrantableRole[] {
  const scopes = listAllScopes(hotels);
  return roles
    .map((role) => ({ role, scopes: scopes.filter((scope) => checkGrant(granter, { staffId, role, scope }, now).ok) }))
    .filter(({ scopes: grantableScopes }) => grantableScopes.length > 0);
}
