import { waitFor } from './wait-for';

const standInsUrl = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

/** Waits until a text contains a code of six digits other than `previousCode`. Returns the first such code. */
const waitForCode = (listTexts: () => Promise<readonly string[]>, previousCode: string): Promise<string> =>
  waitFor('a code arrives', async () => {
    const codes = (await listTexts()).flatMap((text) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? []);
    return codes.find((code) => code !== previousCode);
  });

export const getSmsCode = (phone: string, previousCode = ''): Promise<string> =>
  waitForCode(async () => {
    const response = await fetch(`${standInsUrl}/solapi/_control/texts?to=${phone}`);
    const { texts } = (await response.json()) as { texts: readonly { text: string }[] };
    return texts.map(({ text }) => text);
  }, previousCode);

async function listMailTexts(to: string): Promise<string[]> {
  const response = await fetch(`${standInsUrl}/mail/_control/mails`);
  const { mails } = (await response.json()) as { mails: readonly { to: readonly string[]; text: string }[] };
  return mails.filter((mail) => mail.to.includes(to)).map(({ text }) => text);
}

export const getMailCode = (to: string, previousCode = ''): Promise<string> =>
  waitForCode(() => listMailTexts(to), previousCode);

export const getResetLink = (to: string): Promise<string> =>
  waitFor(`a password reset link for ${to} arrives`, async () => {
    const links = (await listMailTexts(to)).flatMap((text) => /http\S+\/find-id\/password\?\S+/.exec(text)?.[0] ?? []);
    return links[0];
  });

export const getInvitationLink = (to: string): Promise<string> =>
  waitFor(`an invitation for ${to} arrives`, async () => {
    const links = (await listMailTexts(to)).flatMap(
      (text) => /http\S+\/console\/invitation\S*#\S+/.exec(text)?.[0] ?? [],
    );
    return links[0];
  });
