import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../lib/call';

export type TermsHeading = Answer<'GET /api/default-footer/comTermsList'>['result'][number];
export type BusinessInfo = Answer<'GET /api/default-footer/comTermsList'>['businessInfoList'][number];

const halfHourMs = 30 * 60_000;

export const footerQuery = queryOptions({
  queryKey: ['footer'],
  queryFn: ({ signal }) => call('GET /api/default-footer/comTermsList', { signal }),
  staleTime: halfHourMs,
  meta: { loading: 'appData', rendered: true },
});

export const termsQueries = queryOptions({ queryKey: ['terms'] });

/**
 * One current text; null if there is none. Agreement pages pass the `termsSeq` of the text's heading, so that the
 * cached text is never older than that version.
 */
export const getTermsQuery = (htlCode: HtlCode, termsTypeCode: TermsHeading['termsTypeCode'], termsSeq?: number) =>
  queryOptions({
    queryKey: [...termsQueries.queryKey, htlCode, termsTypeCode, termsSeq],
    queryFn: ({ signal }) =>
      call('POST /api/terms/nowRunningTerms', { body: { htlCode, termsTypeCode }, signal }).then(
        (answer) => answer.result,
      ),
    staleTime: halfHourMs,
    meta: { rendered: true },
  });

export const policyQueries = queryOptions({ queryKey: ['pay-policy'] });

/** The cancellation and refund policy of a venue; null where there is none (decision 22). */
export const getPolicyQuery = (dinCode: DinCode) =>
  queryOptions({
    queryKey: [...policyQueries.queryKey, dinCode],
    queryFn: ({ signal }) =>
      call('POST /api/payPlcy/detailByDinCode', { body: { dinCode }, signal }).then((answer) => answer.result),
    staleTime: halfHourMs,
  });
