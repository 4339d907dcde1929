import { infiniteQueryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';
import { inboxKey } from '../app/inbox-key';

export type Review = CallResult<'POST /api/staff/review/list'>['reviews'][number];
export type ReviewState = NonNullable<Body<'POST /api/staff/review/list'>>['state'];

export const getReviewsQuery = (state: ReviewState) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, 'reviews', state],
    queryFn: ({ signal, pageParam }) =>
      call('POST /api/staff/review/list', { body: { state, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const answerReview = (body: Body<'POST /api/staff/review/answer'>, key: string) =>
  call('POST /api/staff/review/answer', { body, headers: createIdempotencyHeaders(key) });
export const hideReview = (body: Body<'POST /api/staff/review/hide'>, key: string) =>
  call('POST /api/staff/review/hide', { body, headers: createIdempotencyHeaders(key) });
export const decideAppeal = (body: Body<'POST /api/staff/review/appeal'>, key: string) =>
  call('POST /api/staff/review/appeal', { body, headers: createIdempotencyHeaders(key) });
