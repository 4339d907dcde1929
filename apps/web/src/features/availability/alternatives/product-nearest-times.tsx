import type { Party } from '@dining/domain/products/party';
import { getMonth } from '../../../entities/availability/stock';
import type { ListedProduct } from '../../../entities/products/products';
import { useToday } from '../../../lib/clock';
import { useProductDays } from '../days/use-product-days';
import { getAdjacentMonth } from './near-days';
import { type FullVisit, NearestTimes } from './nearest-times';

interface ProductNearestTimesProps {
  full: FullVisit;
  listed: ListedProduct;
  party: Party;
}

export function ProductNearestTimes({ full, listed, party }: ProductNearestTimesProps) {
  const { product } = listed;
  const days = useProductDays(listed, party, getMonth(full.date));
  const adjacentDays = useProductDays(listed, party, getAdjacentMonth(full.date, useToday()));
  const visitSearch = { ...party, type: product.reservationType };
  return <NearestTimes adjacentDays={adjacentDays} days={days} full={full} venue={product} visitSearch={visitSearch} />;
}
