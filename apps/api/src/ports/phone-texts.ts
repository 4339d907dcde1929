/** A text to one phone in Korea, to be sent at once. */
export interface PhoneText {
  /** Our own name for it, for the log and the service's books: nothing of the person and nothing of the text. */
  readonly id: string;
  /** Digits of a Korean mobile number, `01012345678`. */
  readonly to: string;
  /** The whole text: up to 90 bytes (two a Hangul) it travels as SMS, beyond that as a long one, at most 2,000. */
  readonly text: string;
  /**
   * The template that says the same in KakaoTalk (AlimTalk), with what fills its blanks: used where the house has registered it,
   * with the text as what arrives where KakaoTalk does not.
   */
  readonly template?: { readonly name: 'one_time_code'; readonly variables: Readonly<Record<string, string>> };
}

/**
 * How an attempt ended. None is tried again by itself: a code that comes late is worse than one that is asked for anew.
 * - `sent`: the service has taken it; whether it arrives is the carrier's.
 * - `refused`: it was not sent, and never will be; `code` is the service's own.
 * - `unknown`: no answer that can be read; it may have been sent.
 */
export type PhoneTextOutcome =
  | { readonly outcome: 'sent'; readonly messageId: string }
  | { readonly outcome: 'refused'; readonly code: string }
  | { readonly outcome: 'unknown'; readonly reason: 'timeout' | 'network' | 'http' | 'unreadable' };

/** Sends texts to phones. It never throws for what happens outside, answers within its time limit, and logs neither number nor text. */
export interface PhoneTextService {
  send(text: PhoneText): Promise<PhoneTextOutcome>;
}
