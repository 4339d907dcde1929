import { demoPassword, staff } from '@dining/demo';
import { EarlyExitError } from './run';
import type { RunningApp } from './running-app';

const formatScope = ({ scope }: (typeof staff)[number]): string => {
  if (scope.type === 'group') return 'the group';
  return scope.type === 'hotel' ? `hotel ${scope.htlCode}` : `venue ${scope.dinCode} of hotel ${scope.htlCode}`;
};

const listStaff = (authenticator: string): string[] => [
  `  Staff               password  ${demoPassword}   codes  ${authenticator}`,
  ...staff.map(
    (account) => `    ${account.email.padEnd(32)}${account.role.replaceAll('_', ' ')}, ${formatScope(account)}`,
  ),
];

export function printWelcome({ url, easypayUrl, pages }: Pick<RunningApp, 'url' | 'easypayUrl' | 'pages'>): void {
  const { mailbox, sms, homePage, authenticator } = pages;
  const lines = [
    '',
    `  Site                ${url}`,
    `  Staff console       ${url}/console`,
    `  API                 ${url}/api/docs`,
    ...(easypayUrl === undefined
      ? []
      : [`  Payment stand-in    ${easypayUrl}/_control/ledger   (no real money moves)`]),
    ...(mailbox === undefined ? [] : [`  Mails               ${mailbox}   (not sent to real mailboxes)`]),
    ...(sms === undefined ? [] : [`  SMS                 ${sms}   (not sent to real phones)`]),
    ...(homePage === undefined
      ? []
      : [`  Group home page     ${homePage}   (its members can go to the site signed in)`]),
    '',
    `  Demo member         member@dalbit.example   password  ${demoPassword}`,
    '  Guest               choose “non-member reservation” on the sign-in page',
    ...(authenticator === undefined ? [] : ['', ...listStaff(authenticator)]),
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

export function printError(error: unknown): void {
  if (!(error instanceof EarlyExitError))
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
