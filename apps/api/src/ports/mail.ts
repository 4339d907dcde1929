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
  /** An event for the calendar of whoever gets it (iCalendar), which is asked into it or taken out of it (RFC 5546). */
  readonly calendar?: MailCalendar | undefined;
}

export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL';
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
