export interface MailPicture {
  readonly id: string;
  readonly type: 'image/jpeg' | 'image/png';
  readonly bytes: Buffer;
}

export interface Mail {
  /** The same for every attempt, so that duplicates can be recognised: letters, digits, `-` and `.`. */
  readonly id: string;
  readonly fromName: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string | undefined;
  readonly text: string;
  /** Attached pictures; the HTML refers to one as `cid:<id>`. */
  readonly pictures: readonly MailPicture[];
  readonly calendar?: MailCalendar | undefined;
}

export interface MailCalendar {
  readonly fileName: string;
  readonly text: string;
}

/**
 * The outcome of an attempt.
 * - `sent`: the mail server has accepted the mail for at least one of its addresses.
 * - `refused`: permanent failure, such as a mailbox that does not exist.
 * - `failed`: no response, or a temporary failure; another attempt may succeed.
 */
export type MailOutcome = 'sent' | 'refused' | 'failed';

export const maxParallelMails = 8;

/** Sends mails. Does not throw for failures of the mail server, and answers within its time limit. */
export interface MailService {
  send(mail: Mail): Promise<MailOutcome>;
}
