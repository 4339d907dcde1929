const address = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

interface Received {
  readonly id: number;
  readonly subject: string;
  readonly text: string;
}

/** Where the stand-in shows a mail as a mail program would. */
export const mailPage = (id: number): string => `${address}/mail/mailbox/${id}`;

/** The mail that names a reservation's number, once it has come in. */
export async function arrivedMail(resvCode: string): Promise<Received> {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await fetch(`${address}/mail/_control/mails`);
    const { mails } = (await response.json()) as { mails: Received[] };
    const mail = mails.find(({ text }) => text.includes(resvCode));
    if (mail !== undefined) return mail;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`no mail of ${resvCode} has come in`);
}
