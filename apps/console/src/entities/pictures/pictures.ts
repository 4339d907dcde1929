import { downloadFile } from '@dining/client/call';
import { formatRequestUrl } from '@dining/client/request-url';
import { sendWithProgress } from '@dining/client/send-with-progress';
import type { HtlCode } from '@dining/domain/shared/codes';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backgroundHeaders } from '../../lib/background-headers';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type Picture = CallResult<'POST /api/staff/picture/view'>['picture'];
export type ListedPicture = CallResult<'POST /api/staff/picture/list'>['pictures'][number];
export type PictureUse = CallResult<'POST /api/staff/picture/view'>['uses'][number];
type Upload = CallResult<'POST /api/staff/picture/upload/:htlCode'>;

export const picturesKey = ['pictures'] as const;

/** How often a list is requested again while pictures are being prepared. */
const pendingRefreshMs = 2_000;

export const getPicturesQuery = (htlCode: HtlCode) =>
  infiniteQueryOptions({
    queryKey: [...picturesKey, 'list', htlCode],
    queryFn: ({ signal, pageParam }) =>
      call('POST /api/staff/picture/list', {
        body: { htlCode, after: pageParam },
        signal,
        headers: backgroundHeaders,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ pictures }) => pictures.some(({ state }) => state === 'pending')) === true
        ? pendingRefreshMs
        : false,
  });

export const getPictureQuery = (pictureId: string) =>
  queryOptions({
    queryKey: [...picturesKey, 'view', pictureId],
    queryFn: ({ signal }) =>
      call('POST /api/staff/picture/view', { body: { pictureId }, signal, headers: backgroundHeaders }),
    refetchInterval: ({ state: { data } }) => (data?.picture.state === 'pending' ? pendingRefreshMs : false),
  });

export const savePicture = (body: Body<'POST /api/staff/picture/save'>, key: string) =>
  call('POST /api/staff/picture/save', { body, headers: createIdempotencyHeaders(key) });

export const deletePicture = (body: Body<'POST /api/staff/picture/delete'>, key: string) =>
  call('POST /api/staff/picture/delete', { body, headers: createIdempotencyHeaders(key) });

interface PictureUpload {
  readonly htlCode: HtlCode;
  readonly file: File;
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onProgress?: (fraction: number) => void;
  /** With `import`, the hotel may be one that an import creates afterwards. */
  readonly purpose?: 'import';
}

export function uploadPicture({
  htlCode,
  file,
  key,
  signal,
  onProgress = () => undefined,
  purpose,
}: PictureUpload): Promise<Upload> {
  const form = new FormData();
  form.set('fileName', file.name);
  if (purpose !== undefined) form.set('purpose', purpose);
  form.set('picture', file);
  const url = formatRequestUrl('/api/staff/picture/upload/:htlCode', { htlCode }, undefined);
  return sendWithProgress<Upload>({ url, form, headers: createIdempotencyHeaders(key), signal, onProgress });
}

export const formatOriginalUrl = (pictureId: string): string =>
  formatRequestUrl('/api/staff/picture/original/:pictureId', { pictureId }, undefined);

export const downloadOriginal = (pictureId: string, signal: AbortSignal): Promise<Blob> =>
  downloadFile(formatOriginalUrl(pictureId), signal);

/** Lists the preparation states of pictures. Extends the session, because a staff member waits for the import. */
export const listPictureStates = (pictureIds: readonly string[], signal: AbortSignal) =>
  call('POST /api/staff/picture/states', { body: { pictureIds: [...pictureIds] }, signal });
