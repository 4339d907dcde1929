import type { PaymentOutcome } from '@dining/contract/site/payments';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { ProviderResult } from '../../entities/payments/open-payment';
import { call } from '../../lib/call';

/**
 * Queries a payment. Repeated queries book only once (decision 25). With `skipErrorHandler`, errors skip the global
 * handlers.
 */
export const fetchOutcome = (shopOrderNo: ShopOrderNo, skipErrorHandler = false): Promise<PaymentOutcome> =>
  call('POST /api/payment/insert', { body: { shopOrderNo }, skipErrorHandler });

/**
 * Sends the result that the provider returned to the window. The server may not have it yet. Repeated reports approve
 * only once.
 */
const reportReturn = (shopOrderNo: ShopOrderNo, providerResult: ProviderResult): Promise<PaymentOutcome> =>
  call('POST /api/easypay/return', { body: { ...providerResult, shopOrderNo }, skipErrorHandler: true })
    // If the report fails, the outcome can still be queried.
    .catch(() => fetchOutcome(shopOrderNo, true));

const getOutcomeQuery = (shopOrderNo: ShopOrderNo | null, providerResult?: ProviderResult) =>
  queryOptions({
    queryKey: ['payment-outcome', shopOrderNo],
    queryFn: () => {
      if (shopOrderNo === null) throw new Error('no payment');
      return providerResult === undefined ? fetchOutcome(shopOrderNo, true) : reportReturn(shopOrderNo, providerResult);
    },
    enabled: shopOrderNo !== null,
    refetchOnWindowFocus: true,
    // Fails at once while offline, so that the page can tell the guest.
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

export const refetchOutcome = (queryClient: QueryClient, shopOrderNo: ShopOrderNo): Promise<void> =>
  queryClient.refetchQueries({ queryKey: getOutcomeQuery(shopOrderNo).queryKey });

/**
 * Polls a payment's outcome, sending the result that its window returned. Continues after a lost connection and in the
 * background.
 */
export function usePaymentOutcome(
  shopOrderNo: ShopOrderNo | null,
  intervalMs: number,
  providerResult?: ProviderResult,
) {
  return useQuery({
    ...getOutcomeQuery(shopOrderNo, providerResult),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.result === 'pending' ? intervalMs : false),
    refetchIntervalInBackground: true,
  });
}
