const longestMs = 1_000;

/**
 * Deletes the photos of review drafts of everybody but the member who is signed in. Its code loads when it is needed; a
 * browser whose store does not answer holds nobody up.
 */
export const deletePhotosOfOthers = (userId: string | undefined): Promise<void> =>
  Promise.race([
    import('./stored-photos').then((photos) => photos.deletePhotosOfOthers(userId)).catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, longestMs)),
  ]);
