import type { Language } from '@dining/domain/shared/language';

/** Messages that may have an approved KakaoTalk template (AlimTalk). */
export type SmsTemplate =
  | 'one_time_code'
  | 'reservation_made'
  | 'reservation_cancelled'
  | 'venue_cancelled'
  | 'visit_reminder'
  | 'confirmed_reminder'
  | 'inquiry_answered'
  | 'pay_link';

export interface Sms {
  /** Our id for logs and the service's records, without personal data. */
  readonly id: string;
  /** Digits of a Korean mobile number, `01012345678`. */
  readonly to: string;
  /**
   * The whole text. Up to 90 bytes (two for each Hangul letter) it is sent as an SMS, otherwise as a long message of at
   * most 2,000 bytes.
   */
  readonly text: string;
  /**
   * The KakaoTalk template with its variables. It is used if it is configured in this language; the text is then sent
   * only if KakaoTalk cannot deliver it. Undefined if the text has no template.
   */
  readonly template:
    | {
        readonly name: SmsTemplate;
        readonly language: Language;
        readonly variables: Readonly<Record<string, string>>;
      }
    | undefined;
}

/**
 * The outcome of one attempt, which `send` does not repeat.
 * - `sent`: the service has accepted it; the carrier decides whether it arrives.
 * - `refused`: permanent failure because of this number or text. `code` is that of the service.
 * - `failed`: not sent for another reason, such as an account without balance; another attempt may succeed.
 * - `unknown`: no readable response; it may have been sent.
 */
export type SmsOutcome =
  | { readonly outcome: 'sent'; readonly messageId: string }
  | { readonly outcome: 'refused' | 'failed'; readonly code: string }
  | { readonly outcome: 'unknown'; readonly reason: 'timeout' | 'network' | 'http' | 'unreadable' };

/**
 * Sends SMS. Does not throw for failures of the service, answers within its time limit, and logs neither number nor
 * text.
 */
export interface SmsService {
  send(sms: Sms): Promise<SmsOutcome>;
  /** Returns true if the service has accepted an SMS with this id before; undefined if that is unknown. */
  hasAccepted(sms: Pick<Sms, 'id' | 'to'>): Promise<boolean | undefined>;
}
