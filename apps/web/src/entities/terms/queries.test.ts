import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getTermsQuery } from './queries';

const htlCode = toCode<HtlCode>('H01');

it('cached terms are not shared between versions, so that guests agree to the listed version', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(getTermsQuery(htlCode, 'TT0002', 1).queryKey, null);
  expect(queryClient.getQueryData(getTermsQuery(htlCode, 'TT0002', 1).queryKey)).toBeNull();
  expect(queryClient.getQueryData(getTermsQuery(htlCode, 'TT0002', 2).queryKey)).toBeUndefined();
});
