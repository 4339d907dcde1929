import type { ShownText } from '@dining/domain/terms/agreed-texts';
import { useEffect, useRef, useState } from 'react';
import { createOrderRequest, type Order } from '../../entities/orders/order';
import { getOpenPayment } from '../../entities/payments/open-payment';
import { useSession } from '../../entities/session/session';
import { useConsentTexts, useTextChangeCount } from '../../entities/terms/shown-texts';
import type { PaymentFields } from '../../features/reservations/form/use-payment-form';
import { useTranslations } from '../../lib/i18n';

function useAgreementKey(
  order: Order,
  total: number,
  shownTexts: readonly ShownText[] | undefined,
): string | undefined {
  const { language } = useTranslations();
  const memberId = useSession()?.userDetails?.user_id ?? '';
  return shownTexts && JSON.stringify([memberId, language, createOrderRequest(order), total, shownTexts]);
}

/**
 * Returns the shown texts, and a key that identifies what a tick agrees to: order, total and texts, with the member and
 * the language. A tick is removed when the versions of the texts change, and restored when the guest returns to the
 * order that is being paid.
 */
export function useAgreement(order: Order, total: number, setValues: PaymentFields['setValues']) {
  const shownTexts = useConsentTexts(order.product);
  const agreementKey = useAgreementKey(order, total, shownTexts);
  const [paymentAgreementKey] = useState(() => getOpenPayment()?.agreementKey);
  const isBeingPaid = agreementKey !== undefined && agreementKey === paymentAgreementKey;
  const changeCount = useTextChangeCount(shownTexts);
  const seenChangeCount = useRef(changeCount);
  // The form library stores the tick outside of React.
  useEffect(() => {
    if (isBeingPaid || changeCount !== seenChangeCount.current) setValues({ agreed: isBeingPaid });
    seenChangeCount.current = changeCount;
  }, [isBeingPaid, changeCount, setValues]);
  return { agreementKey, shownTexts };
}
