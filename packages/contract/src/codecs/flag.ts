import type { Yn } from '../wire';

export const flagToWire = (flag: boolean): Yn => (flag ? 'Y' : 'N');
export const flagFromWire = (flag: Yn): boolean => flag === 'Y';
