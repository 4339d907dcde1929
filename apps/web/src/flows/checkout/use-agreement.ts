import type { AgreedText } from '@dining/domain/terms/agreed-texts';
import { useEffect, useRef, useState } from 'react';
import { createOrderRequest, type Order } from '../../entities/orders/order';
import { getOpenPayment } from '../../entities/payments/open-payment';
import { useSession } from '../../entities/session/session';
import { useAgreedTexts, useTextChanges } from '../../entities/terms/shown-texts';
import type { PaymentFields } from '../../features/reservations/form/use-payment-form';
import { useTranslations } from '../../lib/i18n';

function useAgreementKey(
  order: Order,
  total: number,
  shownTerms: readonly AgreedText[] | undefined,
): string | undefined {
  const { language } = useTranslations();
  const member = useSession()?.userDetails?.user_id ?? '';
  return shownTerms && JSON.stringify([member, language, createOrderRequest(order), total, shownTerms]);
}

/**
 * Returns the agreement and the texts it covers. A tick is valid for the text versions that were shown with it, and is
 * removed when they change. It is restored, with its original time, when a guest returns to the order being paid.
 */
export function useAgreement(order: Order, total: number, setValues: PaymentFields['setValues']) {
  const shownTerms = useAgreedTexts(order.product);
  const agreement = useAgreementKey(order, total, shownTerms);
  const [agreedTo] = useState(() => getOpenPayment()?.agreedTo);
  const isBeingPaid = agreement !== undefined && agreement === agreedTo;
  const changes = useTextChanges(shownTerms);
  const seenChanges = useRef(changes);
  // The form library stores the tick outside of React.
  useEffect(() => {
    if (isBeingPaid || changes !== seenChanges.current) setValues({ agreed: isBeingPaid });
    seenChanges.current = changes;
  }, [isBeingPaid, changes, setValues]);
  return { agreement, shown: shownTerms };
}
