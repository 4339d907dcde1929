import type { Product } from './product';

/** Kind of product shown on a product card (Spec §2.9). */
export type ProductCategory = 'pickup' | 'deposit' | 'in_store';

export const getProductCategory = (product: Pick<Product, 'reservationType' | 'takesDeposit'>): ProductCategory =>
  product.reservationType === 'pickup' ? 'pickup' : product.takesDeposit ? 'deposit' : 'in_store';
