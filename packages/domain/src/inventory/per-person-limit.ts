import { calculateUnitsLeft } from './daily-quota';

/** Do so many units still fit into what one person can buy over the whole sale period (decision 13b)? */
export function fitsPerPersonLimit(perPersonLimit: number | null, soldToPerson: number, units: number): boolean {
  const left = calculateUnitsLeft(perPersonLimit, soldToPerson);
  return left === null || units <= left;
}
