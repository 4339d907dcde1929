import { queryOptions } from '@tanstack/react-query';

// In a file of its own, so that invalidating these queries loads no availability code.

export const stockQueries = queryOptions({ queryKey: ['stock'] });
export const usageQueries = queryOptions({ queryKey: ['usage'] });
export const daySalesQueries = queryOptions({ queryKey: ['day-sales'] });
