import type { PaymentOutcome } from '@dining/contract/payments';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call';

/** Where a payment stands; asking twice books once (decision 25). */
export const askOutcome = (shopOrderNo: ShopOrderNo): Promise<PaymentOutcome> =>
  call('POST /api/payment/insert', { body: { shopOrderNo } });

/** Keeps asking where a payment stands: a lost connection does not end it, and a page in the background goes on too. */
export function useOutcome(shopOrderNo: ShopOrderNo | null, everyMs: number) {
  return useQuery({
    queryKey: ['payment-outcome', shopOrderNo],
    queryFn: () => (shopOrderNo === null ? Promise.reject(new Error('no payment')) : askOutcome(shopOrderNo)),
    enabled: shopOrderNo !== null,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.result === 'pending' ? everyMs : false),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}
