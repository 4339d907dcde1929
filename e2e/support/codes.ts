const address = process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

/** The newest code of six digits that has come in, once there is one that `before` does not know. */
async function arrived(texts: () => Promise<readonly string[]>, before: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const codes = (await texts()).flatMap((text) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? []);
    const newest = codes.find((code) => code !== before);
    if (newest !== undefined) return newest;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('no code has come in');
}

/** The code that was texted to a phone of Korea, as the stand-in of SOLAPI shows it. */
export const textedCode = (phone: string, before = ''): Promise<string> =>
  arrived(async () => {
    const response = await fetch(`${address}/solapi/_control/texts?to=${phone}`);
    const { texts } = (await response.json()) as { texts: readonly { text: string }[] };
    return texts.map(({ text }) => text);
  }, before);

/** The code that was mailed to an address. */
export const mailedCode = (to: string, before = ''): Promise<string> =>
  arrived(async () => {
    const response = await fetch(`${address}/mail/_control/mails`);
    const { mails } = (await response.json()) as { mails: readonly { to: readonly string[]; text: string }[] };
    return mails.filter((mail) => mail.to.includes(to)).map(({ text }) => text);
  }, before);

/** The link for a new password that was mailed to an address, once it has come in. */
export async function resetLink(to: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await fetch(`${address}/mail/_control/mails`);
    const { mails } = (await response.json()) as { mails: readonly { to: readonly string[]; text: string }[] };
    const links = mails.flatMap((mail) =>
      mail.to.includes(to) ? (/http\S+\/find-id\/password\?\S+/.exec(mail.text)?.[0] ?? []) : [],
    );
    if (links[0] !== undefined) return links[0];
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`no link for ${to} has come in`);
}
