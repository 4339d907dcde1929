import {
  type Access,
  type Capability,
  capabilities,
  type Grant,
  getPermission,
  listScopes,
  type Scope,
} from '@dining/domain/staff/permissions';
import { getScopeKey } from '../hotels/staff-hotels';

export interface PermissionRow {
  readonly capability: Capability;
  /** `no` if the staff member has the capability nowhere. */
  readonly access: Access | 'no';
  readonly needsSecondFactor: boolean;
  readonly needsSecondPerson: boolean;
  readonly scopes: readonly Scope[];
}

const noPermission = { access: 'no', needsSecondFactor: false, needsSecondPerson: false, scopes: [] } as const;

/** Lists what a staff member with these grants may do and where: a row for each capability and form of access. */
export const listPermissionRows = (grants: readonly Grant[], now: Date): readonly PermissionRow[] =>
  capabilities.flatMap((capability): readonly PermissionRow[] => {
    const rows = new Map<string, PermissionRow>();
    for (const scope of listScopes(grants, capability, now)) {
      const permission = getPermission(grants, capability, scope, now);
      if (!permission.allowed) continue;
      const { access, needsSecondFactor, needsSecondPerson } = permission;
      const rowKey = `${access} ${needsSecondFactor} ${needsSecondPerson}`;
      const rowScopes = rows.get(rowKey)?.scopes ?? [];
      const isNew = !rowScopes.some((each) => getScopeKey(each) === getScopeKey(scope));
      const scopes = isNew ? [...rowScopes, scope] : rowScopes;
      rows.set(rowKey, { capability, access, needsSecondFactor, needsSecondPerson, scopes });
    }
    return rows.size === 0 ? [{ capability, ...noPermission }] : [...rows.values()];
  });
