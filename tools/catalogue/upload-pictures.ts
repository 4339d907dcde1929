import { setTimeout as wait } from 'node:timers/promises';
import type { CallTypes } from '@dining/contract/endpoint';
import type { previewCatalogueImport } from '@dining/contract/staff/catalogue-files';
import { listPictureStates, uploadPicture } from '@dining/contract/staff/pictures';
import { pictures as pictureTexts } from '@dining/i18n/console/en/pictures';
import type { CommandInput } from '../staff/command';
import { formatCount } from '../staff/formatters';
import { retryTransient } from '../staff/retry-transient';
import { CallRejectedError, CommandError, uploadFile } from '../staff/send-command';
import type { CatalogueFolder } from './folder-files';

type FolderPictures = CallTypes<typeof previewCatalogueImport>['result']['folderPictures'];

const pollMs = 1_000;

/** Lists the pictures that are to be uploaded: those that the server does not have, or could not prepare. */
export const listMissing = (pictures: FolderPictures): FolderPictures =>
  pictures.filter(({ state }) => state === 'missing' || state === 'failed');

function throwErrors(errors: readonly string[]): void {
  if (errors.length === 0) return;
  const count = formatCount(errors.length, 'error');
  throw new CommandError(
    [...errors, `${count}. Nothing has been imported; pictures that were uploaded are used next time.`].join('\n'),
  );
}

/** Waits until the server has prepared the pictures. @throws CommandError if it cannot prepare some of them */
async function waitForPictures({ call }: CommandInput, files: ReadonlyMap<string, string>): Promise<void> {
  let pendingIds = [...files.keys()];
  const errors: string[] = [];
  while (pendingIds.length > 0) {
    const body = { pictureIds: pendingIds };
    const { states } = await retryTransient(() => call(listPictureStates, { body }));
    for (const { pictureId, failureReason } of states)
      if (failureReason !== null) errors.push(`${files.get(pictureId)}: ${pictureTexts.failures[failureReason]}`);
    pendingIds = states.flatMap(({ pictureId, state }) => (state === 'pending' ? [pictureId] : []));
    if (pendingIds.length > 0) await wait(pollMs);
  }
  throwErrors(errors);
}

/**
 * Uploads the missing pictures of a folder one by one, and waits until the server has prepared them.
 * @throws CommandError with the files that the server refuses
 */
export async function uploadPictures(
  input: CommandInput,
  originals: CatalogueFolder['originals'],
  pictures: FolderPictures,
): Promise<void> {
  const files = new Map(
    pictures.flatMap(({ file, pictureId, state }) =>
      pictureId !== null && state === 'pending' ? [[pictureId, file] as const] : [],
    ),
  );
  const errors: string[] = [];
  for (const { file, htlCode } of listMissing(pictures)) {
    const fileName = file.slice(file.lastIndexOf('/') + 1);
    const original = originals.get(file);
    if (original === undefined) {
      errors.push(`${file}: The file is not in the folder.`);
      continue;
    }
    try {
      const fields = { fileName, purpose: 'import' };
      // A repetition after a lost response gets the picture that is stored: a hotel has each file once, by its hash.
      const { picture } = await retryTransient(() =>
        uploadFile(uploadPicture, { htlCode }, fields, original.diskPath, input.operator),
      );
      files.set(picture.pictureId, file);
    } catch (error) {
      if (!(error instanceof CallRejectedError)) throw error;
      errors.push(`${file}: ${error.message}`);
    }
  }
  throwErrors(errors);
  await waitForPictures(input, files);
}
