import { queryOptions } from '@tanstack/react-query';

// Separate from `stock`, so that invalidating these queries loads no availability code.

/** Matches the `stockQuery` of every venue. */
export const stockQueries = queryOptions({ queryKey: ['stock'] });
/** Matches the `usageQuery` of every venue and month. */
export const usageQueries = queryOptions({ queryKey: ['usage'] });
/** Matches the `daySalesQuery` of every venue and month. */
export const daySalesQueries = queryOptions({ queryKey: ['day-sales'] });
