import type { PaymentOutcome } from '@dining/contract/site/payments';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { ProviderResult } from '../../entities/payments/open-payment';
import { call } from '../../lib/call';

/**
 * Fetches a payment's outcome. The request also books a paid order, only once even if repeated (decision 25). With
 * `skipProblemHandler`, errors skip the global handlers.
 */
export const fetchOutcome = (shopOrderNo: ShopOrderNo, skipProblemHandler = false): Promise<PaymentOutcome> =>
  call('POST /api/payment/insert', { body: { shopOrderNo }, skipProblemHandler });

/**
 * Sends the result that the provider returned to the window, because the server may not have it yet. Repeated reports
 * approve only once.
 */
const reportReturn = (shopOrderNo: ShopOrderNo, providerResult: ProviderResult): Promise<PaymentOutcome> =>
  call('POST /api/easypay/return', { body: { ...providerResult, shopOrderNo }, skipProblemHandler: true })
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
 * Polls a payment's outcome until it is final, also in the background and after a lost connection. Sends the
 * `providerResult` that its window returned, if there is one.
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
