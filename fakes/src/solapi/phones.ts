/** A text as it came in. */
export interface StoredText {
  readonly messageId: string;
  readonly at: Date;
  readonly to: string;
  readonly from: string;
  readonly type: 'SMS' | 'LMS' | 'ATA';
  /** What the phone shows. */
  readonly text: string;
  /** Of AlimTalk: what would have come as a text where KakaoTalk does not arrive. */
  readonly fallback: string | undefined;
  /** Of AlimTalk: which template, and what fills its blanks. */
  readonly template: string | undefined;
  readonly variables: Readonly<Record<string, string>>;
  readonly customFields: Readonly<Record<string, string>>;
}

/** Texts kept, the oldest falls out: a demonstration needs no more. */
const maxTexts = 200;

/** What phones have received, newest first. */
export class Phones {
  #texts: readonly StoredText[] = [];

  get texts(): readonly StoredText[] {
    return this.#texts;
  }

  put(text: StoredText): void {
    this.#texts = [text, ...this.#texts].slice(0, maxTexts);
  }

  clear(): void {
    this.#texts = [];
  }
}

/** How long a text is, as the carriers count: two bytes a Hangul, a kanji or any other sign beyond ASCII. */
export const countBytes = (text: string): number =>
  [...text].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) < 0x80 ? 1 : 2), 0);
