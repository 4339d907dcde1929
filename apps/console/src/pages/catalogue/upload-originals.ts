import type { ProblemError } from '@dining/client/problem-error';
import type { PictureFailure } from '@dining/domain/pictures/catalogue-pictures';
import type { FolderPicture } from '../../entities/catalogue/catalogue-files';
import { listPictureStates, uploadPicture } from '../../entities/pictures/pictures';
import { attempt } from '../../lib/attempt';
import { createIdempotencyKey } from '../../lib/create-idempotency-key';
import { retryTransient } from '../../lib/retry-transient';
import { wait } from '../../lib/wait';
import type { Selection } from './read-selection';

/** Why a picture of the folder cannot be imported. */
export type OriginalProblem = { readonly file: string } & (
  | { readonly type: 'refused'; readonly problem: ProblemError }
  | { readonly type: 'failed'; readonly reason: PictureFailure }
  | { readonly type: 'unreadable' }
);

export interface OriginalProgress {
  readonly step: 'uploading' | 'preparing';
  readonly done: number;
  readonly count: number;
}

/** Returns true for problems of one file: it is too large, no picture, or its connection is too slow for it. */
const isFileProblem = ({ status, code }: ProblemError): boolean =>
  status === 413 || status === 415 || code === 'upload_too_slow';

const pollMs = 2_000;

/** Lists the pictures that are to be uploaded: those that the server does not have, or could not prepare. */
export const listMissing = (pictures: readonly FolderPicture[]): readonly FolderPicture[] =>
  pictures.filter(({ state }) => state === 'missing' || state === 'failed');

interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: OriginalProgress) => void;
}

/** Waits until the pictures are prepared. Returns those that cannot be. */
async function waitForPictures(
  files: ReadonlyMap<string, string>,
  { signal, onProgress }: UploadOptions,
): Promise<readonly OriginalProblem[]> {
  const problems: OriginalProblem[] = [];
  let pendingIds = [...files.keys()];
  while (pendingIds.length > 0) {
    onProgress({ step: 'preparing', done: files.size - pendingIds.length, count: files.size });
    const { states } = await retryTransient(() => listPictureStates(pendingIds, signal), signal);
    for (const { pictureId, failureReason } of states)
      if (failureReason !== null)
        problems.push({ file: files.get(pictureId) ?? '', type: 'failed', reason: failureReason });
    pendingIds = states.flatMap(({ pictureId, state }) => (state === 'pending' ? [pictureId] : []));
    if (pendingIds.length > 0) await wait(pollMs, signal);
  }
  return problems;
}

/**
 * Uploads the pictures of a folder that the server does not have, one by one, and waits until all are prepared. Returns
 * those that cannot be imported.
 * @throws ProblemError if the server cannot be used, AbortError
 */
export async function uploadOriginals(
  { originals }: Selection,
  pictures: readonly FolderPicture[],
  options: UploadOptions,
): Promise<readonly OriginalProblem[]> {
  const { signal, onProgress } = options;
  const missing = listMissing(pictures);
  const files = new Map(
    pictures.flatMap(({ file, pictureId, state }) =>
      pictureId !== null && state === 'pending' ? [[pictureId, file] as const] : [],
    ),
  );
  const problems: OriginalProblem[] = [];
  for (const [done, { file, htlCode }] of missing.entries()) {
    onProgress({ step: 'uploading', done, count: missing.length });
    const content = await originals
      .get(file)
      ?.read()
      .catch(() => undefined);
    if (content === undefined) {
      problems.push({ file, type: 'unreadable' });
      continue;
    }
    const key = createIdempotencyKey();
    const upload = () => uploadPicture({ htlCode, file: content, key, signal, purpose: 'import' });
    const outcome = await attempt(() => retryTransient(upload, signal));
    if (outcome.ok) files.set(outcome.value.picture.pictureId, file);
    else if (isFileProblem(outcome.problem)) problems.push({ file, type: 'refused', problem: outcome.problem });
    else throw outcome.problem;
  }
  return problems.length > 0 ? problems : waitForPictures(files, options);
}
