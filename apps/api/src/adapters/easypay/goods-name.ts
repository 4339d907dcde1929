/** KICC's limit in UTF-8. Whether it counts UTF-8 or EUC-KR is not documented; text that fits UTF-8 fits both. */
const goodsNameBytes = 50;

/** Characters that KICC refuses, control characters and lone surrogates. */
const forbidden = /[&,;\\|'"<>\p{Cc}\p{Cs}]+/gu;

const characters = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/**
 * Shortens a name for the payment window: replaces forbidden characters by spaces, and cuts after the last whole
 * grapheme that fits into `limit` bytes of UTF-8. The result may be empty.
 */
export const formatGoodsName = (name: string, limit = goodsNameBytes): string => {
  const clean = name.normalize('NFC').replace(forbidden, ' ').replace(/\s+/gu, ' ').trim();
  if (Buffer.byteLength(clean, 'utf8') <= limit) return clean;
  let shortened = '';
  let used = 0;
  for (const { segment } of characters.segment(clean)) {
    used += Buffer.byteLength(segment, 'utf8');
    if (used > limit) break;
    shortened += segment;
  }
  return shortened.trimEnd();
};
