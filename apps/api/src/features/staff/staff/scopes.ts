import { isInScope, listScopes, type Scope } from '@dining/domain/staff/permissions';
import type { Deps } from '../../../config/deps';
import type { StaffCaller } from '../../../http/staff-session';
import { listHotels } from '../../../stores/hotels/hotels';
import { listVenueHotels } from '../../../stores/venues/venues';

/** Returns true if the caller may see staff with a grant for a scope. */
export function canSeeStaffAt(staff: Pick<StaffCaller, 'grants'>, scope: Scope, now: Date): boolean {
  return listScopes(staff.grants, 'staff', now).some((callerScope) => isInScope(callerScope, scope));
}

/** Returns true for the group, for a hotel that exists, and for a venue that exists and belongs to its hotel. */
export async function isScopeKnown({ database: { pool } }: Pick<Deps, 'database'>, scope: Scope): Promise<boolean> {
  if (scope.type === 'group') return true;
  if (scope.type === 'venue') return (await listVenueHotels(pool)).get(scope.dinCode) === scope.htlCode;
  return (await listHotels(pool)).some(({ htlCode }) => htlCode === scope.htlCode);
}

export const formatScope = (scope: Scope): string => {
  if (scope.type === 'group') return 'group';
  return scope.type === 'hotel' ? `hotel ${scope.htlCode}` : `venue ${scope.dinCode}`;
};
