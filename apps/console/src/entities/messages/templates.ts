import type { TemplateTexts } from '@dining/domain/messages/templates';
import type { HtlCode } from '@dining/domain/shared/codes';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type TemplateKey = Pick<Body<'POST /api/staff/template/view'>, 'htlCode' | 'kind' | 'language'>;
export type TemplateView = CallResult<'POST /api/staff/template/view'>;
export type TemplatePreview = CallResult<'POST /api/staff/template/preview'>;

export const templatesKey = ['message templates'] as const;

export const getTemplatesQuery = (htlCode: HtlCode) =>
  queryOptions({
    queryKey: [...templatesKey, 'list', htlCode],
    queryFn: async ({ signal }) =>
      (await call('POST /api/staff/template/list', { body: { htlCode }, signal })).templates,
  });

export const getTemplateQuery = (key: TemplateKey) =>
  queryOptions({
    queryKey: [...templatesKey, 'view', key],
    queryFn: ({ signal }) => call('POST /api/staff/template/view', { body: key, signal }),
  });

/** Fetches the message about an example reservation. Sends no request for invalid texts (undefined). */
export const getPreviewQuery = (key: TemplateKey, fields: TemplateTexts | undefined) =>
  queryOptions({
    queryKey: [...templatesKey, 'preview', key, fields],
    queryFn:
      fields === undefined
        ? skipToken
        : ({ signal }) => call('POST /api/staff/template/preview', { body: { ...key, fields }, signal }),
  });

export const saveTemplate = (body: Body<'POST /api/staff/template/save'>, key: string) =>
  call('POST /api/staff/template/save', { body, headers: createIdempotencyHeaders(key) });
export const sendTemplateTestMail = (body: Body<'POST /api/staff/template/test-mail'>, key: string) =>
  call('POST /api/staff/template/test-mail', { body, headers: createIdempotencyHeaders(key) });
