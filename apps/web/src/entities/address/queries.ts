import { queryOptions } from '@tanstack/react-query';
import { type CallResult, call } from '../../lib/call';

export type Address = CallResult<'GET /api/address/search'>['addressList'][number];

export const getAddressesQuery = (keyword: string, page: number) =>
  queryOptions({
    queryKey: ['address', keyword, page],
    queryFn: ({ signal }) => call('GET /api/address/search', { query: { keyword, page }, signal }),
    placeholderData: (previous, query) => (query?.queryKey[1] === keyword ? previous : undefined),
  });
