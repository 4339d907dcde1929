import { ProblemError } from '@dining/client/problem-error';
import { originalBytesLimit } from '@dining/domain/pictures/catalogue-pictures';
import type { HtlCode } from '@dining/domain/shared/codes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { picturesKey, uploadPicture } from '../../entities/pictures/pictures';
import { attempt } from '../../lib/attempt';
import { createIdempotencyKey } from '../../lib/create-idempotency-key';

export type UploadState =
  | { readonly type: 'waiting' }
  /** `fraction` of the file that is sent, from 0 to 1. */
  | { readonly type: 'sending'; readonly fraction: number }
  | { readonly type: 'done'; readonly isNew: boolean }
  | { readonly type: 'failed'; readonly problem: ProblemError };

/** A file that is uploaded. Its key stays the same when it is tried again, so that the server stores it once. */
export interface Upload {
  readonly key: string;
  readonly htlCode: HtlCode;
  readonly file: File;
  readonly state: UploadState;
}

const megabyte = 1024 * 1024;

/** Refuses a file that the server would refuse after it has arrived. */
const checkSize = ({ size }: File): UploadState =>
  size > originalBytesLimit
    ? {
        type: 'failed',
        problem: new ProblemError('payload_too_large', 413, [], { megabytes: originalBytesLimit / megabyte }),
      }
    : { type: 'waiting' };

/** Uploads pictures of a hotel one after another. Finished uploads stay in the list until they are removed. */
export function useUploads(htlCode: HtlCode | undefined) {
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const controller = useRef(new AbortController());
  useEffect(() => {
    const { current } = controller;
    // Effects run twice in development.
    const active = current.signal.aborted ? new AbortController() : current;
    controller.current = active;
    return () => active.abort();
  }, []);

  const setState = (key: string, state: UploadState): void =>
    setUploads((current) => current.map((upload) => (upload.key === key ? { ...upload, state } : upload)));

  const send = async ({ key, htlCode: target, file }: Upload): Promise<void> => {
    const { signal } = controller.current;
    if (signal.aborted) return;
    setState(key, { type: 'sending', fraction: 0 });
    const onProgress = (fraction: number) => setState(key, { type: 'sending', fraction });
    const outcome = await attempt(() => uploadPicture({ htlCode: target, file, key, signal, onProgress }));
    if (!outcome.ok) return setState(key, { type: 'failed', problem: outcome.problem });
    setState(key, { type: 'done', isNew: outcome.value.isNew });
    await queryClient.invalidateQueries({ queryKey: picturesKey });
  };
  const enqueue = (upload: Upload): void => {
    // An upload that is aborted rejects, because its page is gone.
    queue.current = queue.current.then(() => send(upload)).catch(() => undefined);
  };

  return {
    uploads,
    add: (files: readonly File[]): void => {
      if (htlCode === undefined) return;
      const newUploads = files.map((file) => ({ key: createIdempotencyKey(), htlCode, file, state: checkSize(file) }));
      setUploads((current) => [...current, ...newUploads]);
      for (const upload of newUploads) if (upload.state.type === 'waiting') enqueue(upload);
    },
    retry: (upload: Upload): void => {
      setState(upload.key, { type: 'waiting' });
      enqueue(upload);
    },
    remove: (key: string): void => setUploads((current) => current.filter((upload) => upload.key !== key)),
    clearDone: (): void => setUploads((current) => current.filter(({ state }) => state.type !== 'done')),
  };
}
