import { asCode, type HtlCode } from '@dining/domain/shared/codes';
import { expect, it } from 'vitest';
import { queryClient } from '../../lib/query-client';
import { termsQuery } from './queries';

const htlCode = asCode<HtlCode>('H01');

it('a text that was read under one heading is read anew under another: what is agreed to is what its heading names', () => {
  queryClient.setQueryData(termsQuery(htlCode, 'TT0002', 1).queryKey, null);
  expect(queryClient.getQueryData(termsQuery(htlCode, 'TT0002', 1).queryKey)).toBeNull();
  expect(queryClient.getQueryData(termsQuery(htlCode, 'TT0002', 2).queryKey)).toBeUndefined();
});
