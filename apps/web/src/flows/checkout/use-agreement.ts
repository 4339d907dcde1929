import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Order, requestOf } from '../../entities/orders/order';
import { openPayment } from '../../entities/payments/open-payment';
import { useSession } from '../../entities/session/session';
import { footerQuery, policyQuery } from '../../entities/terms/queries';
import type { FormPart } from '../../features/reservations/use-payment-form';
import { pageLanguage } from '../../lib/i18n';

/**
 * All that the final box agrees to (decision 5b), in one text: the order with its sum, and each text's version in the page's language.
 * Undefined until the texts in effect are known.
 */
function useAgreement(order: Order, total: number): string | undefined {
  const { htlCode, dinCode } = order.product;
  const member = useSession()?.userDetails?.user_id ?? '';
  const texts = useQuery(footerQuery).data?.result;
  const policy = useQuery(policyQuery(dinCode)).data;
  if (texts === undefined || policy === undefined) return undefined;
  const versions = texts.filter((text) => text.htlCode === htlCode).map(({ termsSeq, termsVersion }) => [termsSeq, termsVersion]);
  const cancelling = policy && [policy.payPlcySeq, policy.payPlcyVersion];
  return JSON.stringify([member, pageLanguage(), requestOf(order), total, versions, cancelling]);
}

/**
 * What is agreed to now. Whoever comes back from the provider to the very order that he has sent, under the very texts, has agreed to it:
 * the box stands as he left it. The order that he then sends is recorded with its own instant, as every one is.
 */
export function useStandingAgreement(order: Order, total: number, { change }: FormPart): string | undefined {
  const agreement = useAgreement(order, total);
  const [agreedTo] = useState(() => openPayment()?.agreedTo);
  const stand = useEffectEvent(() => change({ agreed: true }));
  const same = agreement !== undefined && agreement === agreedTo;
  useEffect(() => {
    if (same) stand();
  }, [same]);
  return agreement;
}
