/** Begins the key of every query of products. In a file of its own, so that invalidating loads no product code. */
export const productsKey = ['products'] as const;
