// In a file of their own, so that invalidating a query loads no availability code.

/** Begins the key of every query of a venue's start times. */
export const stockKey = ['stock'] as const;
/** Begins the key of every query of what is taken in a month. */
export const usageKey = ['usage'] as const;
/** Begins the key of every query of units sold by day. */
export const daySalesKey = ['day-sales'] as const;
