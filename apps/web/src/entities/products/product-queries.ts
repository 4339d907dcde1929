import { queryOptions } from '@tanstack/react-query';

/** Matches every product query. In a file of its own, so that invalidating these queries loads no product code. */
export const productQueries = queryOptions({ queryKey: ['products'] });
