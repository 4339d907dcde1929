/** A picture, which several mails may share. */
export interface MailPicture {
  readonly id: string;
  readonly type: 'image/jpeg';
  readonly bytes: Buffer;
}

/** A mail that is ready to be sent. */
export interface Mail {
  /** The same for every attempt, so that duplicates can be recognised: letters, digits, `-` and `.`. */
  readonly id: string;
  /** The sender's name, such as the hotel's; the address is the service's own. */
  readonly fromName: string;
  /** One guest, or all operators. */
  readonly to: readonly string[];
  readonly subject: string;
  /** Undefined for a mail in plain text only. */
  readonly html: string | undefined;
  readonly text: string;
  /** Attached pictures; the HTML refers to one as `cid:<id>`. */
  readonly pictures: readonly MailPicture[];
  /** A published event (iCalendar, RFC 5546) for the recipient's calendar. */
  readonly calendar?: MailCalendar | undefined;
}

export interface MailCalendar {
  readonly fileName: string;
  readonly text: string;
}

/**
 * The outcome of an attempt.
 * - `sent`: the mail server has accepted it for at least one of its addresses.
 * - `refused`: permanent failure, such as a mailbox that does not exist.
 * - `failed`: no answer, or a temporary failure; another attempt may succeed.
 */
export type MailOutcome = 'sent' | 'refused' | 'failed';

/** The most mails that are sent at the same time. */
export const maxParallelMails = 8;

/** Sends mails. Does not throw for failures of the mail server, and answers within its time limit. */
export interface MailService {
  send(mail: Mail): Promise<MailOutcome>;
}
