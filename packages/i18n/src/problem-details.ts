/**
 * Lists the keys under `problemDetails` that may tell a problem with its facts, in the order in which they are tried: the first whose
 * gaps can all be filled is shown. A text may depend on the `unit` that is counted. None where nothing is left: that is no number to tell.
 */
export function listProblemDetailKeys(code: string, facts: Readonly<Record<string, string | number>>): readonly string[] {
  const { unit, remaining } = facts;
  return remaining === 0 ? [] : [`${code}_for_adults`, ...(unit === undefined ? [] : [`${code}_${unit}`]), code];
}
