/** Begin the keys of the queries of availability. In a file of their own, so that invalidating loads no availability code. */
export const stockKey = ['stock'] as const;
export const usageKey = ['usage'] as const;
export const daySalesKey = ['day-sales'] as const;
