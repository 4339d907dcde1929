import type { PaymentOutcome } from '@dining/contract/site/payments';
import { isPaymentSuccess } from '@dining/domain/payments/method';
import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/call';
import { usePaymentOutcome } from './use-payment-outcome';
import { listenToWindows, postMessageTo } from './window-message';

export interface PaymentReturn {
  readonly resCd: string;
  readonly resMsg: string;
  readonly shopOrderNo: string;
  readonly authorizationId: string;
}

/** Milliseconds to wait for the opener's confirmation. */
const confirmationTimeoutMs = 1500;
const pollMs = 2500;

const findOpener = (): Window | null => {
  const opener = window.opener as Window | null;
  return opener === null || opener.closed ? null : opener;
};

const getReturnQuery = (paymentReturn: PaymentReturn) => {
  const shopOrderNo = toCode<ShopOrderNo>(paymentReturn.shopOrderNo);
  return queryOptions({
    queryKey: ['payment-return', shopOrderNo],
    queryFn: () => call('POST /api/easypay/return', { body: { ...paymentReturn, shopOrderNo } }),
    enabled: shopOrderNo !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: 3,
  });
};

/**
 * Handles the provider's return in the payment window: asks the server for the outcome (decision 26), reports the
 * outcome to the opener and closes. `isStandalone` is true if there is no opener, it does not respond or the window
 * stays open; the window then shows the next page itself.
 */
export function usePaymentReturn(paymentReturn: PaymentReturn) {
  const shopOrderNo = toCode<ShopOrderNo>(paymentReturn.shopOrderNo);
  const [isStandalone, setIsStandalone] = useState(() => findOpener() === null);
  const returnQuery = useQuery(getReturnQuery(paymentReturn));
  const isPending = returnQuery.data?.result === 'pending';
  const polledOutcome = usePaymentOutcome(isPending && isStandalone ? shopOrderNo : null, pollMs).data;
  // The provider's message about a successful authorization does not explain a later failure.
  const message = isPaymentSuccess(paymentReturn.resCd) ? '' : paymentReturn.resMsg;
  const outcome: PaymentOutcome | undefined = polledOutcome ?? returnQuery.data;

  const { resCd, authorizationId } = paymentReturn;
  useEffect(() => {
    const opener = findOpener();
    if (opener !== null && shopOrderNo !== '')
      postMessageTo(opener, {
        phase: 'checking',
        shopOrderNo,
        providerResult: { resCd, authorizationId },
        resMsg: message,
      });
  }, [shopOrderNo, resCd, authorizationId, message]);

  const isReported = useRef(false);
  useEffect(() => {
    const opener = findOpener();
    if (returnQuery.data === undefined || isReported.current) return;
    isReported.current = true;
    const stopListening = listenToWindows(
      (source) => source === opener,
      (windowMessage) => {
        if (windowMessage.phase !== 'received' || windowMessage.shopOrderNo !== shopOrderNo) return;
        clearTimeout(timer);
        window.close();
      },
    );
    // Without an opener or a confirmation, or if the browser refuses to close the window, continue here.
    const timer = setTimeout(
      () => {
        stopListening();
        setIsStandalone(true);
      },
      opener === null ? 0 : confirmationTimeoutMs,
    );
    if (opener !== null)
      postMessageTo(opener, { phase: 'reported', shopOrderNo, outcome: returnQuery.data, resMsg: message });
  }, [returnQuery.data, shopOrderNo, message]);

  return { outcome, message, isStandalone, hasFailed: returnQuery.isError, retry: () => void returnQuery.refetch() };
}
