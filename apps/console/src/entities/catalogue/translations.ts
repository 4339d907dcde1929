import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type BoardText = CallResult<'POST /api/staff/translation/board'>['texts'][number];
export type BoardFilter = Pick<
  Body<'POST /api/staff/translation/board'>,
  'language' | 'htlCode' | 'dinCode' | 'textKind' | 'state'
>;
type TextKey = Pick<BoardText, 'kind' | 'code' | 'field'>;

export const translationsKey = ['translations'] as const;

/** Formats the key of a text for the URL. */
export const formatKey = ({ kind, code, field }: TextKey): string => [kind, code, field].join('|');

function parseKey(id: string): TextKey {
  const [kind, code = '', field = ''] = id.split('|');
  return { kind: kind as TextKey['kind'], code, field };
}

export const getBoardQuery = (filter: BoardFilter) =>
  infiniteQueryOptions({
    queryKey: [...translationsKey, 'board', filter],
    queryFn: ({ signal, pageParam }) =>
      call('POST /api/staff/translation/board', { body: { ...filter, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Fetches one text; null if it no longer exists. */
export const getTextQuery = (id: string) =>
  queryOptions({
    queryKey: [...translationsKey, 'text', id],
    queryFn: async ({ signal }) =>
      (await call('POST /api/staff/translation/board', { body: { text: parseKey(id) }, signal })).texts[0] ?? null,
  });

export const saveTranslation = (body: Body<'POST /api/staff/translation/save'>, key: string) =>
  call('POST /api/staff/translation/save', { body, headers: createIdempotencyHeaders(key) });
