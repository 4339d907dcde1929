import { isFailure } from '@dining/contract/failure';
import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import { listDifferences } from '@dining/domain/catalogue/list-differences';
import type { Deps } from '../../../config/deps';
import { inTransaction } from '../../../db/transaction';
import { listVersions } from '../../../stores/catalogue/versions';
import { type DocumentCall, findAuthorizedSubject } from './document-access';

/** Number of versions on a page. A version may have a hundred kilobytes. */
const versionsPerPage = 10;

export async function handleListVersions<Kind extends VersionedKind>(
  { database: { pool }, now }: Deps,
  kind: Kind,
  { body: { code, after }, staff }: DocumentCall<{ readonly code: string; readonly after: number | null }>,
) {
  return inTransaction(pool, async (client) => {
    const subject = await findAuthorizedSubject(client, { staff, kind, code, access: 'read', now: now() });
    if (isFailure(subject)) return subject;
    const versions = await listVersions(client, kind, code, after, versionsPerPage + 1);
    return {
      versions: versions.slice(0, versionsPerPage).map(({ number, at, writtenBy, source, content }, index) => {
        const previous = versions[index + 1];
        return {
          historyVersion: number,
          at: at.toISOString(),
          by: writtenBy,
          source,
          fields: content,
          differences: previous === undefined ? [] : [...listDifferences(previous.content, content)],
        };
      }),
      next: versions.length > versionsPerPage ? String(versions[versionsPerPage - 1]?.number ?? 1) : null,
    };
  });
}
