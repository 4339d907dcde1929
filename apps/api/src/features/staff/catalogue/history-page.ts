import type { ContentDifference } from '@dining/domain/catalogue/document-contents';
import { type ContentByHistoryKind, listVersions } from '../../../stores/catalogue/versions';

/** Number of versions on a page. A version may have a hundred kilobytes. */
const versionsPerPage = 10;

interface History<Kind extends keyof ContentByHistoryKind> {
  readonly kind: Kind;
  readonly code: string;
  readonly compare: (
    before: ContentByHistoryKind[Kind],
    after: ContentByHistoryKind[Kind],
  ) => readonly ContentDifference[];
}

/** Returns a page of a history: versions before the number `after`, newest first, each with what it has changed. */
export async function getHistoryPage<Kind extends keyof ContentByHistoryKind>(
  db: Parameters<typeof listVersions>[0],
  { kind, code, compare }: History<Kind>,
  after: number | null,
) {
  const versions = await listVersions(db, kind, code, after, versionsPerPage + 1);
  return {
    versions: versions.slice(0, versionsPerPage).map(({ number, at, writtenBy, source, content }, index) => {
      const previous = versions[index + 1];
      return {
        historyVersion: number,
        at: at.toISOString(),
        by: writtenBy,
        source,
        fields: content,
        differences: previous === undefined ? [] : [...compare(previous.content, content)],
      };
    }),
    next: versions.length > versionsPerPage ? String(versions[versionsPerPage - 1]?.number ?? 1) : null,
  };
}
