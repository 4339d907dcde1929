import type { Yn } from '../wire';

/** The wire says Y or N where the rules say true or false. */
export const flagToWire = (flag: boolean): Yn => (flag ? 'Y' : 'N');
export const flagFromWire = (flag: Yn): boolean => flag === 'Y';
