import { type Language, languageNames } from '@dining/domain/shared/language';

/** As much as search engines show of a description. */
export const descriptionLimit = 160;

const words = (language: Language) => new Intl.Segmenter(languageNames[language].html, { granularity: 'word' });
const segmenters = { ko: words('ko'), en: words('en'), cn: words('cn'), ja: words('ja') } as const satisfies Record<
  Language,
  Intl.Segmenter
>;

/** A text in one line of at most so many characters, cut between two words; an ellipsis tells that there is more. */
export function shorten(text: string, language: Language, limit = descriptionLimit): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  let end = 0;
  for (const { index } of segmenters[language].segment(line.slice(0, limit))) end = index;
  // One word alone that is longer than the limit is cut where the limit is.
  const kept = end === 0 ? Array.from(line.slice(0, limit - 1)).join('') : line.slice(0, end);
  return `${kept.replace(/[\s,;:.·、。，；：]+$/u, '')}…`;
}
