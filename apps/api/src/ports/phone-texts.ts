import type { Language } from '@dining/domain/shared/language';

/** What the house may have registered to be said in KakaoTalk (AlimTalk). */
export type TextTemplate =
  | 'one_time_code'
  | 'reservation_made'
  | 'reservation_cancelled'
  | 'venue_cancelled'
  | 'visit_reminder'
  | 'confirmed_reminder'
  | 'inquiry_answered';

/** A text to one phone in Korea, to be sent at once. */
export interface PhoneText {
  /** Our own name for it, for the log and the service's books: nothing of the person and nothing of the text. */
  readonly id: string;
  /** Digits of a Korean mobile number, `01012345678`. */
  readonly to: string;
  /** The whole text: up to 90 bytes (two a Hangul) it travels as SMS, beyond that as a long one, at most 2,000. */
  readonly text: string;
  /**
   * The template that says the same in KakaoTalk, with what fills its blanks: used where the house has registered it in the text's
   * language, with the text as what arrives where KakaoTalk does not.
   */
  readonly template: {
    readonly name: TextTemplate;
    readonly language: Language;
    readonly variables: Readonly<Record<string, string>>;
  };
}

/**
 * How an attempt ended. None is tried again by itself.
 * - `sent`: the service has taken it; whether it arrives is the carrier's.
 * - `refused`: it was not sent, and never will be: this number or this text cannot be. `code` is the service's own.
 * - `failed`: it was not sent, for nothing that lies in it, such as an account without balance; another attempt may do.
 * - `unknown`: no answer that can be read; it may have been sent.
 */
export type PhoneTextOutcome =
  | { readonly outcome: 'sent'; readonly messageId: string }
  | { readonly outcome: 'refused' | 'failed'; readonly code: string }
  | { readonly outcome: 'unknown'; readonly reason: 'timeout' | 'network' | 'http' | 'unreadable' };

/** Sends texts to phones. It never throws for what happens outside, answers within its time limit, and logs neither number nor text. */
export interface PhoneTextService {
  send(text: PhoneText): Promise<PhoneTextOutcome>;
  /** Whether the service has already taken a text, by our name for it; undefined where it cannot say now. */
  hasTaken(text: Pick<PhoneText, 'id' | 'to'>): Promise<boolean | undefined>;
}
