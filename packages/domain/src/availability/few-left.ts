/** Seats at which a time, and units at which a product's day, is nearly gone: of more nobody needs to know. */
const fewLeftLimit = 6;

/** Is so little left that a guest should be told? */
export const isFewLeft = (left: number): boolean => left <= fewLeftLimit;
