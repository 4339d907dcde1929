import type { Party } from '@dining/domain/products/party';
import { getMonth } from '../../../entities/availability/stock';
import type { ListedProduct } from '../../../entities/products/products';
import { useToday } from '../../../lib/clock';
import { useProductDays } from '../days/use-product-days';
import { getAdjacentMonth } from './near-days';
import { type FullVisit, NearestTimes } from './nearest-times';

interface ProductNearestTimesProps {
  fullVisit: FullVisit;
  listedProduct: ListedProduct;
  party: Party;
}

export function ProductNearestTimes({ fullVisit, listedProduct, party }: ProductNearestTimesProps) {
  const { product } = listedProduct;
  const days = useProductDays(listedProduct, party, getMonth(fullVisit.date));
  const adjacentDays = useProductDays(listedProduct, party, getAdjacentMonth(fullVisit.date, useToday()));
  const visitSearch = { ...party, type: product.reservationType };
  return (
    <NearestTimes
      adjacentDays={adjacentDays}
      days={days}
      fullVisit={fullVisit}
      venue={product}
      visitSearch={visitSearch}
    />
  );
}
