/** Most seats of a start time, or units of a product on a day, that count as few. */
const fewLeftLimit = 6;

export const isFewLeft = (remaining: number): boolean => remaining <= fewLeftLimit;
