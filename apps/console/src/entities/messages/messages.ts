import { infiniteQueryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';
import { inboxKey } from '../app/inbox-key';

export type UndeliveredMessage = CallResult<'POST /api/staff/message/list'>['messages'][number];
export type MessageState = NonNullable<Body<'POST /api/staff/message/list'>>['state'];

export const getMessagesQuery = (state: MessageState) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, 'messages', state],
    queryFn: ({ signal, pageParam }) =>
      call('POST /api/staff/message/list', { body: { state, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const retryMessage = (body: Body<'POST /api/staff/message/retry'>, key: string) =>
  call('POST /api/staff/message/retry', { body, headers: createIdempotencyHeaders(key) });
export const stopMessage = (body: Body<'POST /api/staff/message/stop'>, key: string) =>
  call('POST /api/staff/message/stop', { body, headers: createIdempotencyHeaders(key) });
