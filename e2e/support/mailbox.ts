import { waitFor } from './wait-for';

const address = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

interface ReceivedMail {
  readonly id: number;
  readonly subject: string;
  readonly text: string;
}

export const getMailUrl = (id: number): string => `${address}/mail/mailbox/${id}`;

/** Waits for a mail with a reservation's number and with `subject` in its subject. */
export const waitForMail = (resvCode: string, subject = ''): Promise<ReceivedMail> =>
  waitFor(`a mail about ${resvCode} arrives`, async () => {
    const response = await fetch(`${address}/mail/_control/mails`);
    const { mails } = (await response.json()) as { mails: ReceivedMail[] };
    return mails.find((mail) => mail.text.includes(resvCode) && mail.subject.includes(subject));
  });
