import { type Language, languages } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';

/** Lists the different names of a text, that of the reader's language first. */
export const listNames = (text: LocalizedText, language: Language): string[] => [
  ...new Set([language, ...languages].map((each) => getLocalizedText(text, each))),
];
