import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type CallResult, call } from '../../lib/call';

export type TermsListEntry = CallResult<'GET /api/default-footer/comTermsList'>['result'][number];
export type BusinessInfo = CallResult<'GET /api/default-footer/comTermsList'>['businessInfoList'][number];

const halfHourMs = 30 * 60_000;

export const footerQuery = queryOptions({
  queryKey: ['footer'],
  queryFn: ({ signal }) => call('GET /api/default-footer/comTermsList', { signal }),
  staleTime: halfHourMs,
  meta: { loading: 'appData', renderedOnServer: true },
});

/** All queries of terms. */
export const termsQueries = queryOptions({ queryKey: ['terms'] });

/**
 * Loads the current terms of a type; null if there are none. `termsSeq`, the number of the listed version, is only part
 * of the cache key, so that the cache does not return another version.
 */
export const getTermsQuery = (htlCode: HtlCode, termsTypeCode: TermsListEntry['termsTypeCode'], termsSeq?: number) =>
  queryOptions({
    queryKey: [...termsQueries.queryKey, htlCode, termsTypeCode, termsSeq],
    queryFn: ({ signal }) =>
      call('POST /api/terms/nowRunningTerms', { body: { htlCode, termsTypeCode }, signal }).then(
        (response) => response.result,
      ),
    staleTime: halfHourMs,
    meta: { renderedOnServer: true },
  });

/** All queries of policies. */
export const policyQueries = queryOptions({ queryKey: ['pay-policy'] });

/** The cancellation and refund policy of a venue; null where there is none (decision 22). */
export const getPolicyQuery = (dinCode: DinCode) =>
  queryOptions({
    queryKey: [...policyQueries.queryKey, dinCode],
    queryFn: ({ signal }) =>
      call('POST /api/payPlcy/detailByDinCode', { body: { dinCode }, signal }).then((response) => response.result),
    staleTime: halfHourMs,
  });
