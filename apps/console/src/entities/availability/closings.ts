import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type Closing = CallResult<'POST /api/staff/closing/list'>['closings'][number];
export type HolidayYear = CallResult<'POST /api/staff/holiday/list'>;
export type OverbookedTime = CallResult<'POST /api/staff/holiday/add'>['overbooked'][number];

export const closingsKey = ['closings'] as const;

export const getClosingsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...closingsKey, from, to],
    queryFn: async ({ signal }) =>
      (await call('POST /api/staff/closing/list', { body: { from, to }, signal })).closings,
  });

export const holidaysKey = ['holidays'] as const;

export const getHolidaysQuery = (year: number) =>
  queryOptions({
    queryKey: [...holidaysKey, year],
    queryFn: ({ signal }) => call('POST /api/staff/holiday/list', { body: { year }, signal }),
  });

export const removeClosing = (body: Body<'POST /api/staff/closing/remove'>, key: string) =>
  call('POST /api/staff/closing/remove', { body, headers: createIdempotencyHeaders(key) });
export const enterHolidays = (body: Body<'POST /api/staff/holiday/year'>, key: string) =>
  call('POST /api/staff/holiday/year', { body, headers: createIdempotencyHeaders(key) });
export const addHoliday = (body: Body<'POST /api/staff/holiday/add'>, key: string) =>
  call('POST /api/staff/holiday/add', { body, headers: createIdempotencyHeaders(key) });
export const removeHoliday = (body: Body<'POST /api/staff/holiday/remove'>, key: string) =>
  call('POST /api/staff/holiday/remove', { body, headers: createIdempotencyHeaders(key) });
