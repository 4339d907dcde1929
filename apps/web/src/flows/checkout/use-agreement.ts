import { type AgreedText, paymentTermsKinds } from '@dining/domain/terms/agreed-texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Order, requestOf } from '../../entities/orders/order';
import { openPayment } from '../../entities/payments/open-payment';
import { useSession } from '../../entities/session/session';
import { policyQuery } from '../../entities/terms/queries';
import { useShownTerms } from '../../entities/terms/shown-texts';
import type { FormPart } from '../../features/reservations/form/use-payment-form';
import { useTranslations } from '../../lib/i18n';

/** The texts that the final box covers as the page shows them (decision 5b); undefined until those in effect are known. */
function useShownTexts({ product: { htlCode, dinCode } }: Order): readonly AgreedText[] | undefined {
  const terms = useShownTerms(htlCode);
  const policy = useQuery(policyQuery(dinCode)).data;
  return useMemo(() => {
    if (terms === undefined || policy === undefined) return undefined;
    const cancelling = policy && { kind: 'cancellation', seq: policy.payPlcySeq, version: policy.payPlcyVersion };
    const shown = terms.filter((text) => paymentTermsKinds.some((kind) => kind === text.kind));
    return cancelling === null ? shown : [...shown, cancelling];
  }, [terms, policy]);
}

/** All that the final box agrees to, in one text: the order with its sum, and each text's version in the page's language. */
function useAgreement(order: Order, total: number, shown: readonly AgreedText[] | undefined): string | undefined {
  const { language } = useTranslations();

  const member = useSession()?.userDetails?.user_id ?? '';
  return shown && JSON.stringify([member, language, requestOf(order), total, shown]);
}

/** Whoever has ticked the box has ticked it under the texts that stood there: under others he ticks it anew. */
function useTickUnder(shown: readonly AgreedText[] | undefined, { change }: FormPart): void {
  const now = shown && JSON.stringify(shown);
  const before = useRef(now);
  const untick = useEffectEvent(() => change({ agreed: false }));
  useEffect(() => {
    if (now === undefined) return;
    if (before.current !== undefined && before.current !== now) untick();
    before.current = now;
  }, [now]);
}

/**
 * What is agreed to now, and the texts that are. Whoever comes back from the provider to the very order that he has sent, under the very
 * texts, has agreed to it: the box stands as he left it. The order that he then sends is recorded with its own instant, as every one is.
 */
export function useStandingAgreement(order: Order, total: number, part: FormPart) {
  const shown = useShownTexts(order);
  const agreement = useAgreement(order, total, shown);
  useTickUnder(shown, part);
  const [agreedTo] = useState(() => openPayment()?.agreedTo);
  const stand = useEffectEvent(() => part.change({ agreed: true }));
  const same = agreement !== undefined && agreement === agreedTo;
  useEffect(() => {
    if (same) stand();
  }, [same]);
  return { agreement, shown };
}
