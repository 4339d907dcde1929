import type { Product } from './product';
import { EndedEarly } from './run';

/** Where to go and who can sign in. The accounts are those of the demo group (packages/demo). */
export function printWelcome({ url, easypay, pages }: Pick<Product, 'url' | 'easypay' | 'pages'>): void {
  const { mailbox, texts, homePage } = pages;
  const lines = [
    '',
    `  The site            ${url}`,
    `  The calls           ${url}/api/app/data`,
    ...(easypay === undefined ? [] : [`  Payment stand-in    ${easypay}/_control/ledger   (no real money moves)`]),
    ...(mailbox === undefined ? [] : [`  Mails               ${mailbox}   (none leaves this machine)`]),
    ...(texts === undefined ? [] : [`  Texts to phones     ${texts}   (none leaves this machine)`]),
    ...(homePage === undefined ? [] : [`  The home page       ${homePage}   (its members come to the site signed in)`]),
    '',
    '  Demo member         member@dalbit.example   password  moonlight-2026',
    '  Or go on as a guest: choose “non-member reservation” on the sign-in page.',
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Why the product did not start, in one line; a program that ended early has said it already. */
export function printError(error: unknown): void {
  if (!(error instanceof EndedEarly)) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
