import type { ReactNode } from 'react';
import { MoreButton } from '../../features/screen/list-table';
import { EmptyList, LoadFailed, LoadingRows } from '../../features/screen/screen';

interface InboxListProps {
  readonly query: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  readonly isEmpty: boolean;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly children: ReactNode;
}

/** Shows a list of the inbox in each of its states: loading, failed, empty, with more pages. */
export function InboxList({ query, isEmpty, emptyTitle, emptyText, children }: InboxListProps) {
  return (
    <>
      {query.error !== null && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.isPending && query.error === null && <LoadingRows />}
      {!query.isPending && isEmpty && <EmptyList title={emptyTitle}>{emptyText}</EmptyList>}
      {!isEmpty && children}
      <MoreButton
        hasMore={query.hasNextPage}
        onMore={() => void query.fetchNextPage()}
        pending={query.isFetchingNextPage}
      />
    </>
  );
}
