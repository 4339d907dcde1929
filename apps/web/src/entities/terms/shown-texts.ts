import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { paymentTermsKinds, type ShownText } from '@dining/domain/terms/agreed-texts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { footerQuery, getPolicyQuery, policyQueries, termsQueries } from './queries';

/** Returns the versions of a hotel's terms that the page shows; undefined until they are loaded. */
export function useShownTerms(htlCode: HtlCode | undefined): readonly ShownText[] | undefined {
  const texts = useQuery(footerQuery).data?.result;
  return useMemo(
    () =>
      texts
        ?.filter((text) => text.htlCode === htlCode)
        .map(({ termsTypeCode, termsSeq, termsVersion }) => ({
          kind: termsTypeCode,
          seq: termsSeq,
          version: termsVersion,
        })),
    [texts, htlCode],
  );
}

/** Returns the texts that the final checkbox refers to (decision 5b); undefined until they are loaded. */
export function useConsentTexts({
  htlCode,
  dinCode,
}: {
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
}): readonly ShownText[] | undefined {
  const terms = useShownTerms(htlCode);
  const policy = useQuery(getPolicyQuery(dinCode)).data;
  return useMemo(() => {
    if (terms === undefined || policy === undefined) return undefined;
    const cancellationPolicy = policy && {
      kind: 'cancellation',
      seq: policy.payPlcySeq,
      version: policy.payPlcyVersion,
    };
    const shownTerms = terms.filter((text) => paymentTermsKinds.some((kind) => kind === text.kind));
    return cancellationPolicy === null ? shownTerms : [...shownTerms, cancellationPolicy];
  }, [terms, policy]);
}

/** Counts how often the shown texts have changed since they were first loaded. */
export function useTextChangeCount(shownTexts: readonly ShownText[] | undefined): number {
  const texts = shownTexts && JSON.stringify(shownTexts);
  const [lastSeen, setLastSeen] = useState({ texts, changes: 0 });
  if (texts === undefined || texts === lastSeen.texts) return lastSeen.changes;
  const changes = lastSeen.texts === undefined ? lastSeen.changes : lastSeen.changes + 1;
  setLastSeen({ texts, changes });
  return changes;
}

export const findShownTermsSeq = (shownTexts: readonly ShownText[] | undefined, kind: string): number | undefined =>
  shownTexts?.find((text) => text.kind === kind)?.seq;

export function invalidateTexts(queryClient: QueryClient): void {
  for (const { queryKey } of [footerQuery, termsQueries, policyQueries])
    void queryClient.invalidateQueries({ queryKey });
}
