import { replaceUnstorable } from './replace-unstorable';

/** A string, or a number with all of its digits: digits in quotes are not a number. */
const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const isTooLong = (token: string): boolean => /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token));

/** Escapes of characters that cannot be stored; most answers have none, and are left as they are. */
const escapes = /\\u(?:0000|d[89a-f])/i;

/** Parses JSON and replaces characters that cannot be stored (`replaceUnstorable`); undefined if it is invalid. */
export function parseStorableJson(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    return escapes.test(text) ? replaceUnstorable(value) : value;
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON as `parseStorableJson` does. A whole number that JavaScript cannot represent becomes a string: KAKAO's
 * ids have 64 bits (facts on integrations §2.3), and a rounded one would be another person's.
 */
export const parseJson = (text: string): unknown =>
  parseStorableJson(text.replace(tokens, (token) => (isTooLong(token) ? `"${token}"` : token)));
