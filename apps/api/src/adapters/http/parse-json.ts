import { replaceUnstorable } from './replace-unstorable';

/** A text, or a number with all of its digits: what stands in quotes is no number. */
const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const isTooLong = (token: string): boolean => /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token));

/** Spellings of what cannot be stored; most answers have none, and are left as they are. */
const escapes = /\\u(?:0000|d[89a-f])/i;

/**
 * Reads JSON, whose texts can all be stored (`replaceUnstorable`); undefined where it is none.
 */
export function parseStorableJson(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    return escapes.test(text) ? replaceUnstorable(value) : value;
  } catch {
    return undefined;
  }
}

/**
 * Reads JSON as `parseStorableJson` does. A whole number that JavaScript cannot hold becomes a text of its digits: KAKAO's ids
 * have 64 bits (facts on integrations §2.3), and rounded ones would be another person's.
 */
export const parseJson = (text: string): unknown =>
  parseStorableJson(text.replace(tokens, (token) => (isTooLong(token) ? `"${token}"` : token)));
