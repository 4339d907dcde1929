import { joinClasses } from '@dining/ui/join-classes';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { ListPager } from '../../components/list-pager';
import { LoadFailed } from '../../components/load-failed';

interface ListPage<Row> {
  rows: readonly Row[];
  paginationInfo: { totalRecordCount: number; currentPageNo: number; recordCountPerPage: number };
}

interface PagedListProps<Row> {
  query: UseQueryResult<ListPage<Row>>;
  label: string;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
  onPageChange: (page: number) => void;
}

export function PagedList<Row>({ query, label, skeleton, empty, children, onPageChange }: PagedListProps<Row>) {
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = query;
  const section = useRef<HTMLElement>(null);
  const showPage = (page: number) => {
    onPageChange(page);
    section.current?.focus({ preventScroll: true });
  };
  // 401 has already redirected to the sign-in page.
  const hasFailed = isError && error.status !== 401;
  return (
    <section aria-label={label} className="grid grid-cols-1 gap-8 outline-none" ref={section} tabIndex={-1}>
      {data === undefined && !hasFailed && skeleton}
      {data === undefined && hasFailed && (
        <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data?.rows.length === 0 && empty}
      {data !== undefined && data.rows.length > 0 && (
        <>
          <ul
            aria-busy={isPlaceholderData}
            className={joinClasses('transition-opacity', isPlaceholderData && 'opacity-50')}
          >
            {data.rows.map(children)}
          </ul>
          <ListPager paginationInfo={data.paginationInfo} onPageChange={showPage} />
        </>
      )}
    </section>
  );
}
