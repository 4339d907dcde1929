import { decodeCancelPolicy } from '@dining/contract/codecs/cancel-policy';
import { useQuery } from '@tanstack/react-query';
import type { Order } from '../../entities/orders/order';
import { getPolicyQuery } from '../../entities/terms/queries';
import { CancellationFees } from './cancellation-fees';

export function OrderCancellationFees({ order: { product, visit, quote } }: { order: Order }) {
  const { data } = useQuery(getPolicyQuery(product.dinCode));
  if (!data || quote.payAmount === 0) return null;
  return (
    <CancellationFees bookedAt={null} isDeposit={quote.isDeposit} policy={decodeCancelPolicy(data)} visit={visit} />
  );
}
