/** Unicode marks, embeddings, overrides and isolates that change the writing direction. */
const directionMarksPattern = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const rightToLeftPattern =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Returns a guest's text for use inside our own sentences and lines: without direction marks, and isolated (U+2068 …
 * U+2069) if it is written from right to left.
 */
export function isolateDirection(text: string): string {
  const plainText = text.replace(directionMarksPattern, '');
  return rightToLeftPattern.test(plainText) ? `\u2068${plainText}\u2069` : plainText;
}
