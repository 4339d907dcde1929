/** A measured value of a drill, and whether it meets its requirement. */
export interface Figure {
  readonly name: string;
  readonly found: number | string;
  readonly wanted?: string;
  readonly holds: boolean;
}

export const report = (name: string, found: number | string): Figure => ({ name, found, holds: true });

export const expectExactly = <Found extends number | string>(name: string, found: Found, wanted: Found): Figure => ({
  name,
  found,
  wanted: String(wanted),
  holds: found === wanted,
});

export const expectAtLeast = (name: string, found: number, wanted: number): Figure => ({
  name,
  found,
  wanted: `${wanted} or more`,
  holds: found >= wanted,
});

export const expectAtMost = (name: string, found: number, wanted: number): Figure => ({
  name,
  found,
  wanted: `${wanted} at the most`,
  holds: found <= wanted,
});

/** Formats how often each word occurs, the most frequent first: `sold_out 499, held 1`. */
export function formatTally(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .map(([word, count]) => `${word} ${count}`)
    .join(', ');
}

export const formatFigure = ({ name, found, wanted, holds }: Figure): string =>
  holds ? `${name} ${found}` : `${name} ${found} (wanted: ${wanted ?? ''})`;
