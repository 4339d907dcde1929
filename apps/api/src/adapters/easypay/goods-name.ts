/** KICC's limit, taken as UTF-8: whether it counts UTF-8 or EUC-KR is not stated, and what fits UTF-8 fits both. */
const goodsNameBytes = 50;

/** What KICC refuses in texts, control characters, and halves of a broken surrogate pair. */
const forbidden = /[&,;\\|'"<>\p{Cc}\p{Cs}]+/gu;

const characters = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/**
 * The name as the payment window may show it: forbidden characters become spaces, and it is cut after the last whole character
 * (as a reader sees one) that fits into `limit` bytes of UTF-8. May come out empty.
 */
export const goodsNameFor = (name: string, limit = goodsNameBytes): string => {
  const clean = name.normalize('NFC').replace(forbidden, ' ').replace(/\s+/gu, ' ').trim();
  if (Buffer.byteLength(clean, 'utf8') <= limit) return clean;
  let kept = '';
  let used = 0;
  for (const { segment } of characters.segment(clean)) {
    used += Buffer.byteLength(segment, 'utf8');
    if (used > limit) break;
    kept += segment;
  }
  return kept.trimEnd();
};
