import type { Product } from './product';
import { EndedEarly } from './run';

export function printWelcome({ url, easypay, pages }: Pick<Product, 'url' | 'easypay' | 'pages'>): void {
  const { mailbox, sms, homePage } = pages;
  const lines = [
    '',
    `  Site                ${url}`,
    `  API                 ${url}/api/docs`,
    ...(easypay === undefined ? [] : [`  Payment stand-in    ${easypay}/_control/ledger   (no real money moves)`]),
    ...(mailbox === undefined ? [] : [`  Mails               ${mailbox}   (not sent to real mailboxes)`]),
    ...(sms === undefined ? [] : [`  SMS                 ${sms}   (not sent to real phones)`]),
    ...(homePage === undefined
      ? []
      : [`  Group home page     ${homePage}   (its members can go to the site signed in)`]),
    '',
    '  Demo member         member@dalbit.example   password  moonlight-2026',
    '  Guest               choose “non-member reservation” on the sign-in page',
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

export function printError(error: unknown): void {
  if (!(error instanceof EndedEarly))
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
