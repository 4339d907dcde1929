import { queryOptions } from '@tanstack/react-query';
import { type Answer, type Body, call, createIdempotencyHeaders } from '../../lib/call';

export type Setup = Answer<'GET /api/staff/setup/view'>;
export type SetupItem = Setup['items'][number];
export type GroupView = Answer<'GET /api/staff/group/view'>;
export type TestOutcome = Answer<'POST /api/staff/setup/test-mail'>['outcome'];

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  // Other screens, guests and the server's administrator change what it shows.
  staleTime: 0,
  queryFn: ({ signal }) => call('GET /api/staff/setup/view', { signal }),
});

export const groupQuery = queryOptions({
  queryKey: ['group'],
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => call('GET /api/staff/group/view', { signal }),
});

export const saveGroup = (body: Body<'POST /api/staff/group/save'>, key: string) =>
  call('POST /api/staff/group/save', { body, headers: createIdempotencyHeaders(key) });
export const sendTestMail = (body: Body<'POST /api/staff/setup/test-mail'>, key: string) =>
  call('POST /api/staff/setup/test-mail', { body, headers: createIdempotencyHeaders(key) });
export const sendTestSms = (body: Body<'POST /api/staff/setup/test-sms'>, key: string) =>
  call('POST /api/staff/setup/test-sms', { body, headers: createIdempotencyHeaders(key) });
