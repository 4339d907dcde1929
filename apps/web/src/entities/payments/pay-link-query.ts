import type { PayLinkInfo } from '@dining/contract/site/pay-links';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { getMonotonicMs } from '../../lib/clock';

/** Poll intervals in milliseconds: staff may withdraw a link, and the guest may pay on another device. */
const pollMs = { open: 60_000, other: 10_000 } as const;

export interface PayLinkWithExpiry extends PayLinkInfo {
  /** When the link expires, by this device's clock. */
  readonly expiresAt: string;
}

export const getPayLinkQuery = (payKey: string) =>
  queryOptions({
    queryKey: ['pay-link', payKey],
    queryFn: async ({ signal }): Promise<PayLinkWithExpiry> => {
      const { payLink } = await call('POST /api/pay/view', { body: { payKey }, signal });
      return { ...payLink, expiresAt: new Date(getMonotonicMs() + (payLink.secondsLeft ?? 0) * 1000).toISOString() };
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || data.order === null) return false;
      return data.linkState === 'open' ? pollMs.open : pollMs.other;
    },
  });
