/** What was hidden. ASCII, and nothing that is hidden again: a message may pass here twice. */
const mask = '*';
/** What is looked at of a message, and what is kept of it. */
const lengthLimits = { read: 2_000, kept: 200 };

/** React's production messages are a number and an address; the number says it all. */
const reactErrorPattern = /^Minified React error #\d{1,3}(?=;)/;

const isAddress = (word: string): boolean => /:\/\/|@|\?.*=/.test(word);
/** Phone numbers, codes, days and keys have a digit or are long. The digits of our own scripts' names are no loss. */
const isCode = (word: string): boolean => /[0-9]/.test(word) || word.length >= 20;

/**
 * What an error said, without what it may have said of a guest: quoted values, numbers, addresses, names of two words, and words
 * that are not English are hidden. One name alone looks like any word: browsers quote values, and an error of ours holds none.
 */
export function maskErrorMessage(message: string): string {
  const react = reactErrorPattern.exec(message);
  if (react !== null) return react[0];
  const line = message.slice(0, lengthLimits.read).replace(/[\s\p{Cc}]+/gu, ' ');
  const masked = line
    // From the first quote to the last, and to the end where none closes: a value may hold quotes itself.
    .replace(/".*"|".*$/g, `"${mask}"`)
    .replace(/`.*`|`.*$/g, `\`${mask}\``)
    // A single quote may be an apostrophe: it opens after no letter, and closes before none.
    .replace(/(^|[^\p{L}\p{N}])'(?:.*?'(?![\p{L}\p{N}])|.*$)/gu, `$1'${mask}'`)
    .replace(/\S+/g, (word) => (isAddress(word) ? mask : word))
    .replace(/[^\p{ASCII}]+/gu, mask)
    // Names, and a title here and there.
    .replace(/\b[A-Z][A-Za-z]*(?:[ -]+[A-Z][A-Za-z]*)+/g, mask)
    .replace(/[A-Za-z0-9_-]+/g, (word) => (isCode(word) ? mask : word));
  return masked.trim().slice(0, lengthLimits.kept).trimEnd();
}
