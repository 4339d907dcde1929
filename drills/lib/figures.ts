/** A measured value of a drill, and whether it meets its requirement. */
export interface Figure {
  readonly name: string;
  readonly actual: number | string;
  readonly expected?: string;
  readonly isMet: boolean;
}

/** Creates a figure without a requirement. */
export const report = (name: string, actual: number | string): Figure => ({ name, actual, isMet: true });

export const expectExactly = <Value extends number | string>(name: string, actual: Value, expected: Value): Figure => ({
  name,
  actual,
  expected: String(expected),
  isMet: actual === expected,
});

export const expectAtLeast = (name: string, actual: number, expected: number): Figure => ({
  name,
  actual,
  expected: `${expected} or more`,
  isMet: actual >= expected,
});

export const expectAtMost = (name: string, actual: number, expected: number): Figure => ({
  name,
  actual,
  expected: `${expected} or less`,
  isMet: actual <= expected,
});

/** Formats how often each value occurs, the most frequent first: `sold_out 499, held 1`. */
export function formatTally(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .toSorted(([valueA, countA], [valueB, countB]) => countB - countA || valueA.localeCompare(valueB))
    .map(([value, count]) => `${value} ${count}`)
    .join(', ');
}

export const formatFigure = ({ name, actual, expected, isMet }: Figure): string =>
  isMet ? `${name} ${actual}` : `${name} ${actual} (expected: ${expected ?? ''})`;
