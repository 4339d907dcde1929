import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type PayLink = CallResult<'POST /api/staff/resv/link/list'>['links'][number];
export type PayLinkFilter = Body<'POST /api/staff/resv/link/list'>;

export const payLinksKey = ['pay-links'] as const;

/** Refetched every 30 seconds, because a guest may pay a link at any time. */
export const getPayLinksQuery = (filter: PayLinkFilter) =>
  queryOptions({
    queryKey: [...payLinksKey, filter],
    queryFn: async ({ signal }) => (await call('POST /api/staff/resv/link/list', { body: filter, signal })).links,
    staleTime: 0,
    refetchInterval: 30_000,
  });

const seatHoldingStates: readonly PayLink['state'][] = ['open', 'paying', 'confirming'];
const dayMs = 86_400_000;

/** Returns true if the order of the link still holds its seats. */
export const holdsSeats = ({ state }: PayLink): boolean => seatHoldingStates.includes(state);

/** Lists the links that staff may have to act on: they hold seats, have not ended, or ended less than a day ago. */
export const listCurrentLinks = (links: readonly PayLink[], now: Date): readonly PayLink[] =>
  links.filter((link) => holdsSeats(link) || Date.parse(link.endsAt) > now.getTime() - dayMs);

export const sendPayLink = (body: Body<'POST /api/staff/resv/link/send'>, key: string) =>
  call('POST /api/staff/resv/link/send', { body, headers: createIdempotencyHeaders(key) });
export const openPayLink = (body: Body<'POST /api/staff/resv/link/open'>, key: string) =>
  call('POST /api/staff/resv/link/open', { body, headers: createIdempotencyHeaders(key) });
export const withdrawPayLink = (body: Body<'POST /api/staff/resv/link/withdraw'>, key: string) =>
  call('POST /api/staff/resv/link/withdraw', { body, headers: createIdempotencyHeaders(key) });
