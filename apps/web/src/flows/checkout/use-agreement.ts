import { type AgreedText, paymentTermsKinds } from '@dining/domain/terms/agreed-texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createOrderRequest, type Order } from '../../entities/orders/order';
import { getOpenPayment } from '../../entities/payments/open-payment';
import { useSession } from '../../entities/session/session';
import { policyQuery } from '../../entities/terms/queries';
import { useShownTerms, useTextChanges } from '../../entities/terms/shown-texts';
import type { PaymentFields } from '../../features/reservations/form/use-payment-form';
import { useTranslations } from '../../lib/i18n';

/** Returns the texts that the final box covers as the page shows them (decision 5b); undefined until those in effect are known. */
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

/** Identifies all that the final box agrees to: the order with its sum, and the version of each text in the language of the page. */
function useAgreementKey(order: Order, total: number, shown: readonly AgreedText[] | undefined): string | undefined {
  const { language } = useTranslations();
  const member = useSession()?.userDetails?.user_id ?? '';
  return shown && JSON.stringify([member, language, createOrderRequest(order), total, shown]);
}

/**
 * Returns the agreement and the texts it covers. A tick counts for the texts under which it was made: when they change, it is removed. It is
 * restored for a guest who returns to the order that is being paid. The order that is then sent is recorded with its own time.
 */
export function useAgreement(order: Order, total: number, setValues: PaymentFields['setValues']) {
  const shown = useShownTexts(order);
  const agreement = useAgreementKey(order, total, shown);
  const [agreedTo] = useState(() => getOpenPayment()?.agreedTo);
  const isBeingPaid = agreement !== undefined && agreement === agreedTo;
  const changes = useTextChanges(shown);
  const seenChanges = useRef(changes);
  // An effect, because the form library keeps the tick outside of React.
  useEffect(() => {
    if (isBeingPaid || changes !== seenChanges.current) setValues({ agreed: isBeingPaid });
    seenChanges.current = changes;
  }, [isBeingPaid, changes, setValues]);
  return { agreement, shown };
}
