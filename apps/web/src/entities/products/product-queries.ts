import { queryOptions } from '@tanstack/react-query';

/** Matches every product query. Separate from those, so that invalidating them loads no product code. */
export const productQueries = queryOptions({ queryKey: ['products'] });
