const address = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

/** Asks a stand-in until it has what came in. */
async function arrived<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  for (let tries = 0; tries < 40; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`no ${what} has come in`);
}

const codeIn = (text: string | undefined): string | undefined => /\b\d{6}\b/.exec(text ?? '')?.[0];

/** The newest one-time code that a phone in Korea got by text. */
export const codeByText = (phone: string): Promise<string> =>
  arrived(`code for ${phone}`, async () => {
    const response = await fetch(`${address}/solapi/_control/texts?to=${phone.replaceAll('-', '')}`);
    return codeIn(((await response.json()) as { texts: { text: string }[] }).texts[0]?.text);
  });

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** The newest mail to an address that this can be read out of. */
const fromMail = <Found>(to: string, read: (mail: Mail) => Found | undefined): Promise<Found> =>
  arrived(`mail to ${to}`, async () => {
    const response = await fetch(`${address}/mail/_control/mails`);
    const { mails } = (await response.json()) as { mails: Mail[] };
    return mails
      .filter((mail) => mail.to.includes(to))
      .map(read)
      .find((found) => found !== undefined);
  });

/** The newest one-time code in a mail to an address. */
export const codeByMail = (to: string): Promise<string> => fromMail(to, ({ subject }) => codeIn(subject));

/** The link for a new password that was mailed to an address. */
export const resetLink = (to: string): Promise<string> =>
  fromMail(to, ({ text }) => /http\S+\/find-id\/password\?\S+/.exec(text)?.[0]);
