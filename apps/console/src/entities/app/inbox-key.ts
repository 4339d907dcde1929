/** Begins the keys of all queries that the inbox shows, so that one call refreshes them. */
export const inboxKey = ['inbox'] as const;
