import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { backgroundHeaders } from '../../lib/background-headers';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';
import { inboxKey } from './inbox-key';

export type InboxCounts = CallResult<'GET /api/staff/inbox/counts'>['counts'];
export type Alarm = CallResult<'POST /api/staff/alert/list'>['alerts'][number];
export type AuditRecord = CallResult<'POST /api/staff/audit/list'>['entries'][number];
export type AuditSearch = Omit<NonNullable<Body<'POST /api/staff/audit/list'>>, 'after'>;

const countsRefreshMs = 30_000;

export const countsQuery = queryOptions({
  queryKey: [...inboxKey, 'counts'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/staff/inbox/counts', { signal, headers: backgroundHeaders, skipProblemHandler: true }))
      .counts,
  refetchInterval: countsRefreshMs,
});

const countedParts = [
  'inquiries',
  'reviewAppeals',
  'payments',
  'alarms',
] as const satisfies readonly (keyof InboxCounts)[];

/** Returns the number of entries that wait for staff; 0 while it is unknown. */
export function useInboxTotal(): number {
  const { data } = useQuery(countsQuery);
  return data === undefined ? 0 : countedParts.reduce((sum, part) => sum + (data[part] ?? 0), 0);
}

export const alarmsQuery = infiniteQueryOptions({
  queryKey: [...inboxKey, 'alerts'],
  queryFn: ({ signal, pageParam }) => call('POST /api/staff/alert/list', { body: { after: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

export const closeAlarm = (body: Body<'POST /api/staff/alert/settle'>, key: string) =>
  call('POST /api/staff/alert/settle', { body, headers: createIdempotencyHeaders(key) });

export const getAuditQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['audit', search],
    queryFn: ({ signal, pageParam }) =>
      call('POST /api/staff/audit/list', { body: { ...search, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
