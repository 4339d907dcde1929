/**
 * Lists the keys under `problemDetails` for a problem with its details, by precedence: the first whose variables can
 * all be filled is used. A text may depend on `unit`. Returns none if nothing is left, because 0 is not stated.
 */
export function listProblemDetailKeys(
  code: string,
  facts: Readonly<Record<string, string | number>>,
): readonly string[] {
  const { unit, remaining } = facts;
  return remaining === 0 ? [] : [`${code}_for_adults`, ...(unit === undefined ? [] : [`${code}_${unit}`]), code];
}
