/** First part of the keys of all queries of the inbox, so that one invalidation refreshes them. */
export const inboxKey = ['inbox'] as const;
