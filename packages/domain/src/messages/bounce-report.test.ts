import { expect, it } from 'vitest';
import { parseBounce } from './bounce-report';

const mailId = 'reservation-made.20260311-AAAAAAAAAA';
/** Creates a delivery report as a mail server sends it (RFC 3464). */
const createReport = (to = `bounce+${mailId}@dalbit.example`, messageId = `<${mailId}@dalbit.example>`) =>
  [
    'From: MAILER-DAEMON@guest.example',
    `To: ${to}`,
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I could not deliver your message.',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.guest.example',
    '',
    'Final-Recipient: rfc822; jane@guest.example',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    'Subject: =?UTF-8?B?7JiI7JW9?=',
    '',
    '--b--',
    '',
  ].join('\r\n');
const bounce = { mailId, status: '5.1.1' };

it.each([
  ['with the headers of the mail', createReport('dining@dalbit.example'), bounce],
  ['with line feeds alone', createReport('dining@dalbit.example').replaceAll('\r\n', '\n'), bounce],
  ['with a folded header', createReport('dining@dalbit.example').replace('Message-ID: ', 'Message-ID:\r\n '), bounce],
  [
    'sent to the return address of the mail, without its headers',
    createReport(undefined, '<other@host.example>'),
    bounce,
  ],
  ['with the whole mail', createReport('a@b.example').replace('text/rfc822-headers', 'message/rfc822'), bounce],
  ['of a delay', createReport().replace('Action: failed', 'Action: delayed').replace('5.1.1', '4.4.1'), undefined],
  ['of a temporary failure', createReport().replace('Status: 5.1.1', 'Status: 4.2.2'), undefined],
  ['of a success', createReport().replace('Action: failed', 'Action: delivered').replace('5.1.1', '2.0.0'), undefined],
  ['of a mail of another sender', createReport('me@dalbit.example', '<other@host.example>'), undefined],
  ['that is an ordinary mail', 'Subject: Hello\r\n\r\nAction: failed\r\nStatus: 5.1.1', undefined],
  ['that is empty', '', undefined],
  ['that is binary data', '\0'.repeat(1_000), undefined],
])('a bounce is found only in a report of a permanent failure: a report %s', (_case, text, expected) =>
  expect(parseBounce(text)).toEqual(expected),
);

it('a bounce is found in a report of one failed recipient among others', () => {
  const report = createReport().replace(
    'Final-Recipient',
    'Final-Recipient: rfc822; a@b.example\r\nAction: delivered\r\nStatus: 2.0.0\r\n\r\nFinal-Recipient',
  );
  expect(parseBounce(report)).toEqual(bounce);
});
