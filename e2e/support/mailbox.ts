import { waitFor } from './wait-for';

const standInsUrl = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

interface ReceivedMail {
  readonly id: number;
  readonly subject: string;
  readonly text: string;
}

export const getMailUrl = (id: number): string => `${standInsUrl}/mail/mailbox/${id}`;

/** Lists the mails that contain `textPart` in their text. */
export async function listMails(textPart: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${standInsUrl}/mail/_control/mails`);
  const { mails } = (await response.json()) as { mails: ReceivedMail[] };
  return mails.filter((mail) => mail.text.includes(textPart));
}

/**
 * Waits for a mail that contains `textPart` in its text, for example a reservation's number, and `subjectPart` in its
 * subject.
 */
export const waitForMail = (textPart: string, subjectPart = ''): Promise<ReceivedMail> =>
  waitFor(`a mail with “${textPart}” arrives`, async () =>
    (await listMails(textPart)).find((mail) => mail.subject.includes(subjectPart)),
  );
