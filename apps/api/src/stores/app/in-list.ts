/** Words of ours as a list that SQL reads; written out, for only then does the planner see that a partial index covers them. */
export const inList = (words: readonly string[]): string => `(${words.map((word) => `'${word}'`).join(', ')})`;
