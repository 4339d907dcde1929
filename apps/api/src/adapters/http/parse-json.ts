/** A text, or a number with all of its digits: what stands in quotes is no number. */
const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const isTooLong = (token: string): boolean => /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token));

/**
 * Reads JSON; undefined where it is none. A whole number that JavaScript cannot hold becomes a text of its digits: KAKAO's ids
 * have 64 bits (facts on integrations §2.3), and rounded ones would be another person's.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(tokens, (token) => (isTooLong(token) ? `"${token}"` : token))) as unknown;
  } catch {
    return undefined;
  }
}
