/** Characters that PostgreSQL does not store and JSON can contain: NUL and lone surrogates (`\u0000`, `\ud800`). */
const unstorable = /[\0\p{Cs}]/gu;
const replacement = '\uFFFD';

/**
 * Replaces characters that cannot be stored, in all keys and strings of a JSON value. No valid identifier contains the
 * replacement, so an altered one never equals a valid one.
 */
export function replaceUnstorable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(unstorable, replacement);
  if (Array.isArray(value)) return value.map(replaceUnstorable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key.replace(unstorable, replacement), replaceUnstorable(entry)]),
  );
}
