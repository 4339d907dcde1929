import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, type Body, call, createIdempotencyHeaders } from '../../lib/call';

export type FoundMember = Answer<'POST /api/staff/member/search'>['members'][number];
export type Member = Answer<'POST /api/staff/member/view'>['member'];
export type MemberProposal = Member['proposals'][number];
export type ListedMemberProposal = Answer<'POST /api/staff/member/proposals'>['proposals'][number];

/** Key of all queries about members. */
export const membersKey = ['members'] as const;

/** Each search counts and is recorded, so it is not repeated by itself. */
export const getSearchQuery = (text: string) =>
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
export const confirmAct = (body: Body<'POST /api/staff/member/confirm'>, key: string) =>
  call('POST /api/staff/member/confirm', { body, headers: createIdempotencyHeaders(key) });
export const withdrawAct = (body: Body<'POST /api/staff/member/withdraw'>, key: string) =>
  call('POST /api/staff/member/withdraw', { body, headers: createIdempotencyHeaders(key) });
export const refuseAct = (body: Body<'POST /api/staff/member/refuse'>, key: string) =>
  call('POST /api/staff/member/refuse', { body, headers: createIdempotencyHeaders(key) });
/** A reading: its answer is not stored by key, and each one is recorded. */
export const downloadExport = (body: Body<'POST /api/staff/member/download'>, _key: string) =>
  call('POST /api/staff/member/download', { body });
