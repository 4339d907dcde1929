import { type Language, languageNames } from '@dining/domain/shared/language';

export const descriptionLimit = 160;

const createSegmenter = (language: Language) =>
  new Intl.Segmenter(languageNames[language].html, { granularity: 'word' });
const segmenters = {
  ko: createSegmenter('ko'),
  en: createSegmenter('en'),
  cn: createSegmenter('cn'),
  ja: createSegmenter('ja'),
} as const satisfies Record<Language, Intl.Segmenter>;

/** Puts a text into one line. If it is longer than `limit`, cuts it between words, or within a too long first word. */
export function shortenText(text: string, language: Language, limit = descriptionLimit): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  let end = 0;
  for (const { index } of segmenters[language].segment(line.slice(0, limit))) end = index;
  // The limit may be between the two halves of a surrogate pair.
  const shortenedText = end === 0 ? line.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '') : line.slice(0, end);
  return `${shortenedText.replace(/[\s,;:.·、。，；：]+$/u, '')}…`;
}
