/** Lists the states that can be reached from `first` by a table of transitions, including `first`. */
export function listReachableStates<S extends string>(moves: Readonly<Record<S, readonly S[]>>, first: S): Set<S> {
  const reachable = new Set<S>([first]);
  // A set also iterates over values added during the loop.
  for (const state of reachable) for (const next of moves[state]) reachable.add(next);
  return reachable;
}
