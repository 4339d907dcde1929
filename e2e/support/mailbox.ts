import { waitFor } from './wait-for';

const address = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

interface Received {
  readonly id: number;
  readonly subject: string;
  readonly text: string;
}

export const getMailUrl = (id: number): string => `${address}/mail/mailbox/${id}`;

export const waitForMail = (resvCode: string): Promise<Received> =>
  waitFor(`a mail of ${resvCode} comes in`, async () => {
    const response = await fetch(`${address}/mail/_control/mails`);
    const { mails } = (await response.json()) as { mails: Received[] };
    return mails.find(({ text }) => text.includes(resvCode));
  });
