/** Maximum remaining seats of a start time, or units of a product on a day, that count as few. */
const lowStockLimit = 6;

export const isLowStock = (remainingCount: number): boolean => remainingCount <= lowStockLimit;
