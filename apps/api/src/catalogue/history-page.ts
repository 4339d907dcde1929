import type { ContentDifference, VersionSource } from '@dining/domain/catalogue/document-contents';

/** Number of versions on a page. A version may have a hundred kilobytes. */
const versionsPerPage = 10;

interface Version<Content> {
  readonly number: number;
  readonly at: Date;
  readonly writtenBy: string | null;
  readonly source: VersionSource;
  readonly content: Content;
}

/**
 * Returns a page of a history, newest first, each version with what it has changed. `list` reads at most `limit`
 * versions in this order: one more than the page has, because the last one is compared with it.
 */
export async function getHistoryPage<Content>(
  list: (limit: number) => Promise<readonly Version<Content>[]>,
  compare: (before: Content, after: Content) => readonly ContentDifference[],
) {
  const versions = await list(versionsPerPage + 1);
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
