/** Up to this number of seats of a start time, or units of a product on a day, few are left. */
const fewLeftLimit = 6;

export const isFewLeft = (remaining: number): boolean => remaining <= fewLeftLimit;
