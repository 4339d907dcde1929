export interface StoredSms {
  readonly messageId: string;
  readonly at: Date;
  readonly to: string;
  readonly from: string;
  readonly type: 'SMS' | 'LMS' | 'ATA';
  readonly text: string;
  /** The SMS that replaces an AlimTalk message without KakaoTalk. */
  readonly fallback: string | undefined;
  readonly template: string | undefined;
  readonly variables: Readonly<Record<string, string>>;
  readonly customFields: Readonly<Record<string, string>>;
}

const maxTexts = 200;

export class Phones {
  #texts: readonly StoredSms[] = [];

  get texts(): readonly StoredSms[] {
    return this.#texts;
  }

  add(text: StoredSms): void {
    this.#texts = [text, ...this.#texts].slice(0, maxTexts);
  }

  clear(): void {
    this.#texts = [];
  }
}

/** Returns the length of a text as carriers count it: two bytes for each character beyond ASCII. */
export const countBytes = (text: string): number =>
  [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) < 0x80 ? 1 : 2), 0);
