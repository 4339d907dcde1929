import type { Catalogue } from '@dining/domain/catalogue/documents';
import type { Access, Capability, Scope } from '@dining/domain/staff/permissions';
import { getPermission } from '@dining/domain/staff/permissions';
import { toCatalogue } from '../../../catalogue/document-rows';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import type { StaffCaller } from '../../../http/staff-session';
import { listCatalogueRows } from '../../../stores/catalogue/catalogue-rows';

/** Returns the catalogue; undefined if the caller lacks full access to `subject`, or with `read` any access. */
export async function findVisibleCatalogue(
  deps: Deps,
  staff: StaffCaller,
  capability: Capability,
  subject: Scope,
  access: Access = 'full',
): Promise<Catalogue | undefined> {
  const permission = getPermission(staff.grants, capability, subject, deps.now());
  if (!permission.allowed || (access === 'full' && permission.access !== 'full')) return undefined;
  return inTransaction(deps.database.pool, async (client) => toCatalogue(await listCatalogueRows(client)));
}
