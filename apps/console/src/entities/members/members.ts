import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type FoundMember = CallResult<'POST /api/staff/member/search'>['members'][number];
export type Member = CallResult<'POST /api/staff/member/view'>['member'];
export type MemberProposal = Member['proposals'][number];
export type ListedMemberProposal = CallResult<'POST /api/staff/member/proposals'>['proposals'][number];

/** Key of all queries about members. */
export const membersKey = ['members'] as const;

/** Not refetched while it is shown, because each search counts towards a limit and is recorded in the audit log. */
export const getMemberSearchQuery = (text: string) =>
  queryOptions({
    queryKey: [...membersKey, 'search', text],
    queryFn: ({ signal }) => call('POST /api/staff/member/search', { body: { text }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const getMemberQuery = (cardNo: string) =>
  queryOptions({
    queryKey: [...membersKey, 'member', cardNo],
    queryFn: async ({ signal }) => (await call('POST /api/staff/member/view', { body: { cardNo }, signal })).member,
  });

export const memberProposalsQuery = infiniteQueryOptions({
  queryKey: [...membersKey, 'proposals'],
  queryFn: ({ signal, pageParam }) => call('POST /api/staff/member/proposals', { body: { after: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

export const signMemberOut = (body: Body<'POST /api/staff/member/sign-out'>, key: string) =>
  call('POST /api/staff/member/sign-out', { body, headers: createIdempotencyHeaders(key) });
export const proposeExport = (body: Body<'POST /api/staff/member/export'>, key: string) =>
  call('POST /api/staff/member/export', { body, headers: createIdempotencyHeaders(key) });
export const proposeErasure = (body: Body<'POST /api/staff/member/erase'>, key: string) =>
  call('POST /api/staff/member/erase', { body, headers: createIdempotencyHeaders(key) });
export const confirmMemberProposal = (body: Body<'POST /api/staff/member/confirm'>, key: string) =>
  call('POST /api/staff/member/confirm', { body, headers: createIdempotencyHeaders(key) });
export const withdrawMemberProposal = (body: Body<'POST /api/staff/member/withdraw'>, key: string) =>
  call('POST /api/staff/member/withdraw', { body, headers: createIdempotencyHeaders(key) });
export const refuseMemberProposal = (body: Body<'POST /api/staff/member/refuse'>, key: string) =>
  call('POST /api/staff/member/refuse', { body, headers: createIdempotencyHeaders(key) });
/** Takes the key of a write, but does not send it: a download changes nothing, and the server records each one. */
export const downloadExport = (body: Body<'POST /api/staff/member/download'>, _key: string) =>
  call('POST /api/staff/member/download', { body });
