import { decodeCancelPolicy } from '@dining/contract/codecs/cancel-policy';
import { useQuery } from '@tanstack/react-query';
import type { Order } from '../../entities/orders/order';
import { policyQuery } from '../../entities/terms/queries';
import { FeeLine } from './fee-line';

/** The cancellation fee of the order; nothing if nothing is paid or the venue has no policy. */
export function OrderFeeLine({ order: { product, visit, quote } }: { order: Order }) {
  const { data } = useQuery(policyQuery(product.dinCode));
  if (!data || quote.payAmount === 0) return null;
  return <FeeLine isDeposit={quote.isDeposit} policy={decodeCancelPolicy(data)} visit={visit} />;
}
