/** Seats at which a time is nearly gone: of more nobody needs to know. */
const fewSeats = 6;

/** Is so little left that a guest should be told? */
export const isFewLeft = (seatsLeft: number): boolean => seatsLeft <= fewSeats;
