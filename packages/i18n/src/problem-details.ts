/**
 * Lists the keys under `problemDetails` for a problem with details, most specific first. The first one whose variables
 * can all be filled in is used. A text for adults comes first, then one for the `unit` of the number. Returns none if
 * `remaining` is 0, because no text states that nothing is left.
 */
export function listProblemDetailKeys(
  code: string,
  details: Readonly<Record<string, string | number>>,
): readonly string[] {
  const { unit, remaining } = details;
  return remaining === 0 ? [] : [`${code}_for_adults`, ...(unit === undefined ? [] : [`${code}_${unit}`]), code];
}
