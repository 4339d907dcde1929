import type { PaymentOutcome } from '@dining/contract/site/payments';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { ProviderResult } from '../../entities/payments/open-payment';
import { call } from '../../lib/call';

/** Where a payment stands; asking twice books once (decision 25). A question that is asked again anyway (`own`) leads nowhere else. */
export const askOutcome = (shopOrderNo: ShopOrderNo, own = false): Promise<PaymentOutcome> =>
  call('POST /api/payment/insert', { body: { shopOrderNo }, skipErrorHandler: own });

/** The same of one whose window is back, telling the server what it brought: it may be the first to hear of it, and approves once. */
const tellBrought = (shopOrderNo: ShopOrderNo, brought: ProviderResult): Promise<PaymentOutcome> =>
  call('POST /api/easypay/return', { body: { ...brought, shopOrderNo }, skipErrorHandler: true })
    // Where it will not be told, it still says where the payment stands.
    .catch(() => askOutcome(shopOrderNo, true));

/** The outcome of a payment, without how often it is asked for. */
const outcomeQuery = (shopOrderNo: ShopOrderNo | null, brought?: ProviderResult) =>
  queryOptions({
    queryKey: ['payment-outcome', shopOrderNo],
    queryFn: () => {
      if (shopOrderNo === null) throw new Error('no payment');
      return brought === undefined ? askOutcome(shopOrderNo, true) : tellBrought(shopOrderNo, brought);
    },
    enabled: shopOrderNo !== null,
    refetchOnWindowFocus: true,
    // Offline it fails at once, and the guest is told so.
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

/** Asks about a payment that is being followed now, instead of at its next turn. */
export const askOutcomeNow = (queryClient: QueryClient, shopOrderNo: ShopOrderNo): Promise<void> =>
  queryClient.refetchQueries({ queryKey: outcomeQuery(shopOrderNo).queryKey });

/**
 * Keeps asking where a payment stands, with what its window `brought`: a lost connection does not end it, and a page in the background
 * goes on too.
 */
export function useOutcome(shopOrderNo: ShopOrderNo | null, everyMs: number, brought?: ProviderResult) {
  return useQuery({
    ...outcomeQuery(shopOrderNo, brought),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.result === 'pending' ? everyMs : false),
    refetchIntervalInBackground: true,
  });
}
