/**
 * Lists the keys under `problemDetails` for a problem with details, most specific first. The first one whose variables
 * can all be filled in is used. The text may depend on `unit`. Returns none if the number left is 0, which texts do not
 * state.
 */
export function listProblemDetailKeys(
  code: string,
  facts: Readonly<Record<string, string | number>>,
): readonly string[] {
  const { unit, remaining } = facts;
  return remaining === 0 ? [] : [`${code}_for_adults`, ...(unit === undefined ? [] : [`${code}_${unit}`]), code];
}
