/** Seats of a start time, or units of a product's day, from which on the rest counts as few. */
const fewLeftLimit = 6;

export const isFewLeft = (left: number): boolean => left <= fewLeftLimit;
