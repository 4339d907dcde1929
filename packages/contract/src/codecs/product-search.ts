import type { ProductSearch } from '@dining/domain/search/product-search';
import type { z } from 'zod';
import type { listProducts } from '../site/products';

/** Parses a product search; `serarchType` is the specification's spelling (Spec §7). */
export const decodeProductSearch = (wire: z.output<typeof listProducts.body>): ProductSearch => ({
  dinCode: wire.dinCode,
  prodCode: wire.prodCode,
  reservationType: wire.prodResvType,
  category: wire.dinCateName,
  saleZone: wire.prodSaleTimeZone,
  weekType: wire.weekType,
  soldOn: wire.serarchType === 'resv' ? wire.resvDate : undefined,
});
