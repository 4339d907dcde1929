import { replaceUnstorable } from './replace-unstorable';

/** Matches strings too, so that digits in quotes are not taken for a number. */
const stringsAndNumbers = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const isUnsafeInteger = (token: string): boolean => /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token));

/** Matches escapes of NUL and of surrogates. Most JSON has none and is not searched further. */
const unstorableEscapes = /\\u(?:0000|d[89a-f])/i;

/** Parses JSON and replaces characters that cannot be stored (`replaceUnstorable`); undefined if it is invalid. */
export function parseStorableJson(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    return unstorableEscapes.test(text) ? replaceUnstorable(value) : value;
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON as `parseStorableJson` does. An integer outside JavaScript's safe range becomes a string: KAKAO's ids
 * have 64 bits (facts on integrations §2.3), and a rounded one would be another person's.
 */
export const parseJson = (text: string): unknown =>
  parseStorableJson(text.replace(stringsAndNumbers, (token) => (isUnsafeInteger(token) ? `"${token}"` : token)));
