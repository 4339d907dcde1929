import {
  type Access,
  type Capability,
  can,
  capabilities,
  type Grant,
  listScopes,
  type Scope,
} from '@dining/domain/staff/permissions';
import { getScopeKey } from '../hotels/staff-hotels';

export interface PermissionRow {
  readonly capability: Capability;
  /** `no` if they do not have the capability anywhere. */
  readonly access: Access | 'no';
  readonly needsSecondFactor: boolean;
  readonly needsSecondPerson: boolean;
  readonly scopes: readonly Scope[];
}

const none = { access: 'no', needsSecondFactor: false, needsSecondPerson: false, scopes: [] } as const;

/** Lists what a staff member with these grants may do and where: a row for each capability and form of access. */
export const listPermissionRows = (grants: readonly Grant[], now: Date): readonly PermissionRow[] =>
  capabilities.flatMap((capability): readonly PermissionRow[] => {
    const rows = new Map<string, PermissionRow>();
    for (const scope of listScopes(grants, capability, now)) {
      const permission = can(grants, capability, scope, now);
      if (!permission.allowed) continue;
      const { access, needsSecondFactor, needsSecondPerson } = permission;
      const way = `${access} ${needsSecondFactor} ${needsSecondPerson}`;
      const before = rows.get(way)?.scopes ?? [];
      const isNew = !before.some((each) => getScopeKey(each) === getScopeKey(scope));
      const scopes = isNew ? [...before, scope] : before;
      rows.set(way, { capability, access, needsSecondFactor, needsSecondPerson, scopes });
    }
    return rows.size === 0 ? [{ capability, ...none }] : [...rows.values()];
  });
