/** A picture of mails, which may share it. */
export interface MailPicture {
  readonly id: string;
  readonly type: 'image/jpeg';
  readonly bytes: Buffer;
}

/** A mail that is ready to leave. */
export interface Mail {
  /** The same for every attempt, so that a mail that arrives twice can be known as one: letters, digits, `-` and `.`. */
  readonly id: string;
  /** The name it comes from, such as the hotel's; the address is the service's own. */
  readonly fromName: string;
  /** One guest, or the operators together. */
  readonly to: readonly string[];
  readonly subject: string;
  /** undefined: plain text is all there is. */
  readonly html: string | undefined;
  readonly text: string;
  /** Pictures that travel with it; the html shows one as `cid:<id>`. */
  readonly pictures: readonly MailPicture[];
  /** A published event (iCalendar, RFC 5546) for the recipient's calendar. */
  readonly calendar?: MailCalendar | undefined;
}

export interface MailCalendar {
  readonly fileName: string;
  readonly text: string;
}

/**
 * How an attempt ended.
 * - `sent`: the mail server has taken it, for one of its addresses at least.
 * - `refused`: it never will, as for a mailbox that does not exist.
 * - `failed`: no answer, or not now; another attempt may do.
 */
export type MailOutcome = 'sent' | 'refused' | 'failed';

/** So many mails leave at the same time; more wait for each other. */
export const mailsAtOnce = 8;

/** Sends mails. It never throws for what happens outside, and answers within its time limit. */
export interface MailService {
  send(mail: Mail): Promise<MailOutcome>;
}
