/** Marks, embeddings, overrides and isolates of writing direction. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Returns a guest's words so that they move nothing around them where they stand in a sentence or a line of ours: without marks of
 * direction, and isolated (U+2068 … U+2069) where their letters run from right to left.
 */
export function isolateDirection(text: string): string {
  const plain = text.replace(directions, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
