import { waitFor } from './wait-for';

const address = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

/** The newest code of six digits that has come in, once there is one that `before` does not know. */
const arrived = (texts: () => Promise<readonly string[]>, before: string): Promise<string> =>
  waitFor('a code comes in', async () => {
    const codes = (await texts()).flatMap((text) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? []);
    return codes.find((code) => code !== before);
  });

/** Reads the code sent by SMS to a Korean phone from the SOLAPI stand-in. */
export const textedCode = (phone: string, before = ''): Promise<string> =>
  arrived(async () => {
    const response = await fetch(`${address}/solapi/_control/texts?to=${phone}`);
    const { texts } = (await response.json()) as { texts: readonly { text: string }[] };
    return texts.map(({ text }) => text);
  }, before);

/** The texts of all mails to an address. */
async function listMailTexts(to: string): Promise<string[]> {
  const response = await fetch(`${address}/mail/_control/mails`);
  const { mails } = (await response.json()) as { mails: readonly { to: readonly string[]; text: string }[] };
  return mails.filter((mail) => mail.to.includes(to)).map(({ text }) => text);
}

/** The code that was mailed to an address. */
export const mailedCode = (to: string, before = ''): Promise<string> => arrived(() => listMailTexts(to), before);

/** The link for a new password that was mailed to an address, once it has come in. */
export const resetLink = (to: string): Promise<string> =>
  waitFor(`a link for ${to} comes in`, async () => {
    const links = (await listMailTexts(to)).flatMap((text) => /http\S+\/find-id\/password\?\S+/.exec(text)?.[0] ?? []);
    return links[0];
  });
