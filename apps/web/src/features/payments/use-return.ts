import type { PaymentOutcome } from '@dining/contract/site/payments';
import { isPaymentSuccess } from '@dining/domain/payments/method';
import { asCode, type ShopOrderNo } from '@dining/domain/shared/codes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/call';
import { useOutcome } from './use-outcome';
import { listen, post } from './window-message';

export interface Returned {
  readonly resCd: string;
  readonly resMsg: string;
  readonly shopOrderNo: string;
  readonly authorizationId: string;
}

/** Milliseconds in which the page that opened the window must have said that it heard; a page of ours takes a few. */
const patience = 1500;
const pollMs = 2500;

/** The page that opened this window, if there is one and it is still there. */
const opener = (): Window | null => {
  const found = window.opener as Window | null;
  return found === null || found.closed ? null : found;
};

/** The server's answer to what the provider returned. */
const returnQuery = (returned: Returned) => {
  const shopOrderNo = asCode<ShopOrderNo>(returned.shopOrderNo);
  return queryOptions({
    queryKey: ['payment-return', shopOrderNo],
    queryFn: () => call('POST /api/easypay/return', { body: { ...returned, shopOrderNo } }),
    enabled: shopOrderNo !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: 3,
  });
};

/**
 * What the provider's window came back with: asks the server, which alone knows (decision 26), tells the page that opened
 * this window, and closes. `alone` once nobody hears: the window then goes on by itself.
 */
export function useReturn(returned: Returned) {
  const shopOrderNo = asCode<ShopOrderNo>(returned.shopOrderNo);
  const [alone, setAlone] = useState(() => opener() === null);
  const asked = useQuery(returnQuery(returned));
  const pending = asked.data?.result === 'pending';
  const later = useOutcome(pending && alone ? shopOrderNo : null, pollMs).data;
  // What the provider says of a window that ended well has nothing to tell once the payment itself fails.
  const words = isPaymentSuccess(returned.resCd) ? '' : returned.resMsg;
  const outcome: PaymentOutcome | undefined = later ?? asked.data;

  const { resCd, authorizationId } = returned;
  useEffect(() => {
    const page = opener();
    if (page !== null && shopOrderNo !== '')
      post(page, { phase: 'asking', shopOrderNo, brought: { resCd, authorizationId }, resMsg: words });
  }, [shopOrderNo, resCd, authorizationId, words]);

  const isReported = useRef(false);
  useEffect(() => {
    const page = opener();
    if (asked.data === undefined || isReported.current) return;
    isReported.current = true;
    const stop = listen(
      (source) => source === page,
      (message) => {
        if (message.phase !== 'heard' || message.shopOrderNo !== shopOrderNo) return;
        clearTimeout(timer);
        window.close();
      },
    );
    // Nobody there, nobody hears, or the browser lets no window close: then this one goes on itself.
    const timer = setTimeout(
      () => {
        stop();
        setAlone(true);
      },
      page === null ? 0 : patience,
    );
    if (page !== null) post(page, { phase: 'told', shopOrderNo, outcome: asked.data, resMsg: words });
  }, [asked.data, shopOrderNo, words]);

  return { outcome, words, alone, failed: asked.isError, retry: () => void asked.refetch() };
}
