/** For a query that is asked without a line too, so that a guest is told of it instead of kept waiting; and again once the line is back. */
export const alwaysFetch = { networkMode: 'always', refetchOnReconnect: true } as const;
