import { isFailure } from '@dining/contract/failure';
import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import { listDifferences } from '@dining/domain/catalogue/list-differences';
import { getHistoryPage } from '../../../catalogue/history-page';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { listVersions } from '../../../stores/catalogue/versions';
import { type DocumentCall, findAuthorizedSubject } from './document-access';

export async function handleListVersions<Kind extends VersionedKind>(
  { database: { pool }, now }: Deps,
  kind: Kind,
  { body: { code, after }, staff }: DocumentCall<{ readonly code: string; readonly after: number | null }>,
) {
  return inTransaction(pool, async (client) => {
    const subject = await findAuthorizedSubject(client, { staff, kind, code, access: 'read', now: now() });
    if (isFailure(subject)) return subject;
    return getHistoryPage((limit) => listVersions(client, kind, code, after, limit), listDifferences);
  });
}
