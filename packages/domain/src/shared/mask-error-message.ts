/** Replaces hidden words. It is not hidden itself, so that masking a message twice gives the same result as once. */
const mask = '*';
/** Maximum characters of a message that are masked, and of the result. */
const lengthLimits = { input: 2_000, output: 200 };

/** React's production messages consist of a number and a URL; the number is sufficient. */
const reactErrorPattern = /^Minified React error #\d{1,3}(?=;)/;

const isUrlOrEmail = (word: string): boolean => /:\/\/|@|\?.*=/.test(word);
/** Returns true for words that may be phone numbers, codes, dates or keys: those with a digit, and long ones. */
const isCode = (word: string): boolean => /[0-9]/.test(word) || word.length >= 20;

/**
 * Masks an error message so that it reveals nothing about a guest: hides quoted values, URLs, e-mail addresses, words
 * with digits, long words, names of several words, and letters that are not in ASCII. A single name cannot be
 * distinguished from other words, but browsers quote values, and our own errors contain none.
 */
export function maskErrorMessage(message: string): string {
  const reactMatch = reactErrorPattern.exec(message);
  if (reactMatch !== null) return reactMatch[0];
  const line = message.slice(0, lengthLimits.input).replace(/[\s\p{Cc}]+/gu, ' ');
  const maskedLine = line
    // From the first quotation mark to the last, or to the end if none closes: a value may contain quotation marks.
    .replace(/".*"|".*$/g, `"${mask}"`)
    .replace(/`.*`|`.*$/g, `\`${mask}\``)
    // A single quotation mark may be an apostrophe: opening ones do not follow a letter, closing ones do not precede
    // one.
    .replace(/(^|[^\p{L}\p{N}])'(?:.*?'(?![\p{L}\p{N}])|.*$)/gu, `$1'${mask}'`)
    .replace(/\S+/g, (word) => (isUrlOrEmail(word) ? mask : word))
    .replace(/[^\p{ASCII}]+/gu, mask)
    // Names and titles.
    .replace(/\b[A-Z][A-Za-z]*(?:[ -]+[A-Z][A-Za-z]*)+/g, mask)
    .replace(/[A-Za-z0-9_-]+/g, (word) => (isCode(word) ? mask : word));
  return maskedLine.trim().slice(0, lengthLimits.output).trimEnd();
}
