import type { HtlCode } from '@dining/domain/shared/codes';
import type { AgreedText } from '@dining/domain/terms/agreed-texts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryClient } from '../../lib/query-client';
import { footerQuery, policyQueries, termsQueries } from './queries';

/** A hotel's texts of terms as the page shows them; undefined until those in effect are known. */
export function useShownTerms(htlCode: HtlCode | undefined): readonly AgreedText[] | undefined {
  const texts = useQuery(footerQuery).data?.result;
  return useMemo(
    () =>
      texts
        ?.filter((text) => text.htlCode === htlCode)
        .map(({ termsTypeCode, termsSeq, termsVersion }) => ({ kind: termsTypeCode, seq: termsSeq, version: termsVersion })),
    [texts, htlCode],
  );
}

/** The number of the text of a kind that is shown. */
export const seqShown = (shown: readonly AgreedText[] | undefined, kind: string): number | undefined =>
  shown?.find((text) => text.kind === kind)?.seq;

/** Texts that are no longer those in effect are asked for anew: the server has said so of one. */
export function readTextsAnew(): void {
  for (const { queryKey } of [footerQuery, termsQueries, policyQueries]) void queryClient.invalidateQueries({ queryKey });
}
