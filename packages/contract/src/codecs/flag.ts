import type { Yn } from '../wire';

export const encodeFlag = (flag: boolean): Yn => (flag ? 'Y' : 'N');
export const decodeFlag = (flag: Yn): boolean => flag === 'Y';
