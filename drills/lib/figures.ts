/** One figure of a drill: what was found, and whether it is what must be. */
export interface Figure {
  readonly name: string;
  readonly found: number | string;
  /** What must be found, in words; undefined where the figure is only told. */
  readonly wanted?: string;
  readonly holds: boolean;
}

/** A figure that promises nothing. */
export const report = (name: string, found: number | string): Figure => ({ name, found, holds: true });

export const exactly = <Found extends number | string>(name: string, found: Found, wanted: Found): Figure => ({
  name,
  found,
  wanted: String(wanted),
  holds: found === wanted,
});

export const atLeast = (name: string, found: number, wanted: number): Figure => ({
  name,
  found,
  wanted: `${wanted} or more`,
  holds: found >= wanted,
});

export const atMost = (name: string, found: number, wanted: number): Figure => ({
  name,
  found,
  wanted: `${wanted} at the most`,
  holds: found <= wanted,
});

/** How often each of them is there: `held 1, sold_out 499`, the most frequent first. */
export function formatTally(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .map(([word, count]) => `${word} ${count}`)
    .join(', ');
}

/** A figure as it is printed; one that does not hold says what was wanted. */
export const formatFigure = ({ name, found, wanted, holds }: Figure): string =>
  holds ? `${name} ${found}` : `${name} ${found} (wanted: ${wanted ?? ''})`;
