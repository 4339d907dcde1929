/** What PostgreSQL takes in no text: NUL and lone surrogates, which JSON can spell (`\u0000`, `\ud800`). */
const unstorable = /[\0\p{Cs}]/gu;
const replacement = '\uFFFD';

/**
 * Replaces what cannot be stored in all texts of a JSON value. The replacement is a character that no identifier has: two that
 * differ never become the same as a third one that is sound.
 */
export function replaceUnstorable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(unstorable, replacement);
  if (Array.isArray(value)) return value.map(replaceUnstorable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key.replace(unstorable, replacement), replaceUnstorable(one)]),
  );
}
