/** KICC's limit. It does not say whether it counts UTF-8 or EUC-KR; text that fits in UTF-8 fits in both. */
const maxGoodsNameBytes = 50;

/** Characters that KICC refuses, control characters and lone surrogates. */
const forbiddenCharacters = /[&,;\\|'"<>\p{Cc}\p{Cs}]+/gu;

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/**
 * Shortens a name for the payment window: replaces forbidden characters with spaces, collapses repeated spaces, and
 * cuts after the last whole grapheme that fits into `maxBytes` of UTF-8. The result may be empty.
 */
export const formatGoodsName = (name: string, maxBytes = maxGoodsNameBytes): string => {
  const cleanName = name.normalize('NFC').replace(forbiddenCharacters, ' ').replace(/\s+/gu, ' ').trim();
  if (Buffer.byteLength(cleanName, 'utf8') <= maxBytes) return cleanName;
  let shortenedName = '';
  let usedBytes = 0;
  for (const { segment } of segmenter.segment(cleanName)) {
    usedBytes += Buffer.byteLength(segment, 'utf8');
    if (usedBytes > maxBytes) break;
    shortenedName += segment;
  }
  return shortenedName.trimEnd();
};
