/** Lists the states that can be reached from `start` by a table of transitions, including `start`. */
export function listReachableStates<S extends string>(
  transitions: Readonly<Record<S, readonly S[]>>,
  start: S,
): Set<S> {
  const reachableStates = new Set<S>([start]);
  // A set also iterates over values added during the loop.
  for (const state of reachableStates) for (const nextState of transitions[state]) reachableStates.add(nextState);
  return reachableStates;
}
