/**
 * Query options that fetch even while offline, so that the guest sees an error instead of waiting, and fetch again when
 * the connection returns.
 */
export const alwaysFetch = { networkMode: 'always', refetchOnReconnect: true } as const;
