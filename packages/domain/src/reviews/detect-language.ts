import type { Language } from '../shared/language';

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;
const han = /\p{Script=Han}/u;
const latin = /\p{Script=Latin}/u;

/**
 * The language a review is written in, told by its letters: guests write in their own, whatever the page speaks, and lines
 * break and letters look different in each. Null where no letter tells it.
 */
export function detectLanguage(text: string): Language | null {
  if (hangul.test(text)) return 'ko';
  if (kana.test(text)) return 'ja';
  if (han.test(text)) return 'cn';
  return latin.test(text) ? 'en' : null;
}
