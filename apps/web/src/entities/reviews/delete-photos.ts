const timeoutMs = 1_000;

/**
 * Deletes photos of review drafts except those of the signed-in member. Loads its code on demand. Resolves after a
 * second if the browser's storage does not respond.
 */
export const deleteUnusablePhotos = (userId: string | undefined): Promise<void> =>
  Promise.race([
    import('./stored-photos').then((storedPhotos) => storedPhotos.deleteUnusablePhotos(userId)).catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, timeoutMs)),
  ]);
