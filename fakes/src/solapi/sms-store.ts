export interface StoredSms {
  readonly messageId: string;
  readonly at: Date;
  readonly to: string;
  readonly from: string;
  /** Short or long SMS, or AlimTalk. */
  readonly type: 'SMS' | 'LMS' | 'ATA';
  readonly text: string;
  /** The text of the SMS that replaces an AlimTalk message on a phone without KakaoTalk. */
  readonly fallback: string | undefined;
  readonly template: string | undefined;
  readonly variables: Readonly<Record<string, string>>;
  readonly customFields: Readonly<Record<string, string>>;
}

const maxMessages = 200;

export class SmsStore {
  #messages: readonly StoredSms[] = [];

  /** The stored messages, newest first. */
  get messages(): readonly StoredSms[] {
    return this.#messages;
  }

  add(message: StoredSms): void {
    this.#messages = [message, ...this.#messages].slice(0, maxMessages);
  }

  clear(): void {
    this.#messages = [];
  }
}

/** Returns the length of a text as carriers count it: two bytes for each character beyond ASCII. */
export const countBytes = (text: string): number =>
  [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) < 0x80 ? 1 : 2), 0);
