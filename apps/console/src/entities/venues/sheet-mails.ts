import type { HtlCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type SheetMail = CallResult<'POST /api/staff/sheet-mail/list'>['venues'][number];

export const getSheetMailsQuery = (htlCode: HtlCode) =>
  queryOptions({
    queryKey: ['sheetMails', htlCode],
    queryFn: async ({ signal }) =>
      (await call('POST /api/staff/sheet-mail/list', { body: { htlCode }, signal })).venues,
  });

export const saveSheetMail = (body: Body<'POST /api/staff/sheet-mail/save'>, key: string) =>
  call('POST /api/staff/sheet-mail/save', { body, headers: createIdempotencyHeaders(key) });
