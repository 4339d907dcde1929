import type { Language } from '../shared/language';

const kanaPattern = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangulPattern = /\p{Script=Hangul}/u;
const hanPattern = /\p{Script=Han}/u;
const latinPattern = /\p{Script=Latin}/u;

/**
 * Detects the language of a review by its letters, for its line breaks and fonts: guests write in their own language,
 * which may differ from the page's. Returns null if no letter is conclusive.
 */
export function detectLanguage(text: string): Language | null {
  if (hangulPattern.test(text)) return 'ko';
  if (kanaPattern.test(text)) return 'ja';
  if (hanPattern.test(text)) return 'cn';
  return latinPattern.test(text) ? 'en' : null;
}
