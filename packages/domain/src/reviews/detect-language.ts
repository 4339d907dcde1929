import type { Language } from '../shared/language';

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;
const han = /\p{Script=Han}/u;
const latin = /\p{Script=Latin}/u;

/**
 * Detects the language of a review by its letters, which decides its line breaks and fonts: guests write in their own
 * language, whatever that of the page. Returns null if no letter is conclusive.
 */
export function detectLanguage(text: string): Language | null {
  if (hangul.test(text)) return 'ko';
  if (kana.test(text)) return 'ja';
  if (han.test(text)) return 'cn';
  return latin.test(text) ? 'en' : null;
}
