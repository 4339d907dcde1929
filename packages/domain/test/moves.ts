/** Every state that can be reached from the first along a table of moves, the first included. */
export function listReachable<S extends string>(moves: Readonly<Record<S, readonly S[]>>, first: S): Set<S> {
  const seen = new Set<S>([first]);
  // A set hands out what is added to it while it is walked.
  for (const state of seen) for (const next of moves[state]) seen.add(next);
  return seen;
}
