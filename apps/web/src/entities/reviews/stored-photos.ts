import type { ResvCode } from '@dining/domain/shared/codes';
import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import type { UploadPicture } from '../../lib/prepare-picture';

/** Photos of one draft, visible only to the member who chose them. */
interface StoredPhotos {
  readonly userId: string;
  readonly savedAt: number;
  readonly photos: readonly UploadPicture[];
}

/** Drafts are deleted after a day, like their uploads. */
const lifetimeMs = 86_400_000;

const store = createStore('review-photos', 'drafts');
const createKey = (userId: string, resvCode: ResvCode): string => `${userId} ${resvCode}`;
const isLive = ({ savedAt }: StoredPhotos): boolean => Date.now() - savedAt < lifetimeMs;

/**
 * Runs an operation on the browser's database. If there is none, as in some private windows, photos last until a
 * reload.
 */
async function ignoreStorageErrors<Result>(operation: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await operation();
  } catch {
    return undefined;
  }
}

export async function loadStoredPhotos(userId: string, resvCode: ResvCode): Promise<readonly UploadPicture[]> {
  const storedPhotos = await ignoreStorageErrors(() => get<StoredPhotos>(createKey(userId, resvCode), store));
  return storedPhotos?.userId === userId && isLive(storedPhotos) ? storedPhotos.photos : [];
}

export async function storePhotos(userId: string, resvCode: ResvCode, photos: readonly UploadPicture[]): Promise<void> {
  const key = createKey(userId, resvCode);
  const storedPhotos = { userId, savedAt: Date.now(), photos } satisfies StoredPhotos;
  await ignoreStorageErrors(() => (photos.length === 0 ? del(key, store) : set(key, storedPhotos, store)));
}

/** Deletes photos that are too old or that belong to another member; without a member, all photos. */
export async function deleteUnusablePhotos(userId: string | undefined): Promise<void> {
  await ignoreStorageErrors(async () => {
    const storedEntries = await entries<string, StoredPhotos>(store);
    const entriesToDelete = storedEntries.filter(
      ([, storedPhotos]) => storedPhotos.userId !== userId || !isLive(storedPhotos),
    );
    await delMany(
      entriesToDelete.map(([key]) => key),
      store,
    );
  });
}
