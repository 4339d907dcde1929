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

/** Returns the texts covered by the final checkbox (decision 5b); undefined until they are loaded. */
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

/**
 * Identifies what the final checkbox covers: the order with its total, and the version of each text in the page's
 * language.
 */
function useAgreementKey(order: Order, total: number, shown: readonly AgreedText[] | undefined): string | undefined {
  const { language } = useTranslations();
  const member = useSession()?.userDetails?.user_id ?? '';
  return shown && JSON.stringify([member, language, createOrderRequest(order), total, shown]);
}

/**
 * Returns the agreement and the texts it covers. A tick is valid for the text versions it was made under and is removed
 * when they change. It is restored for a guest who returns to the order being paid, and recorded with its original
 * time.
 */
export function useAgreement(order: Order, total: number, setValues: PaymentFields['setValues']) {
  const shown = useShownTexts(order);
  const agreement = useAgreementKey(order, total, shown);
  const [agreedTo] = useState(() => getOpenPayment()?.agreedTo);
  const isBeingPaid = agreement !== undefined && agreement === agreedTo;
  const changes = useTextChanges(shown);
  const seenChanges = useRef(changes);
  // The form library keeps the tick outside of React.
  useEffect(() => {
    if (isBeingPaid || changes !== seenChanges.current) setValues({ agreed: isBeingPaid });
    seenChanges.current = changes;
  }, [isBeingPaid, changes, setValues]);
  return { agreement, shown };
}
