/** Up to this number of seats of a start time, or units of a product on a day, few are left. */
const lowStockLimit = 6;

export const isLowStock = (remaining: number): boolean => remaining <= lowStockLimit;
