import { calculateUnitsLeft } from './daily-quota';

/** Returns true if the units fit into one person's limit over the whole sale period (decision 13b). */
export function isWithinPerPersonLimit(perPersonLimit: number | null, soldToPerson: number, units: number): boolean {
  const unitsLeft = calculateUnitsLeft(perPersonLimit, soldToPerson);
  return unitsLeft === null || units <= unitsLeft;
}
