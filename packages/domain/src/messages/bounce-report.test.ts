import { expect, it } from 'vitest';
import { parseBounce } from './bounce-report';

const mailId = 'reservation-made.20260311-AAAAAAAAAA';
/** A report as a mail server sends it (RFC 3464). */
const report = (to = `bounce+${mailId}@dalbit.example`, messageId = `<${mailId}@dalbit.example>`) =>
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
  ['with the heads of the mail', report('dining@dalbit.example'), bounce],
  ['with line feeds alone', report('dining@dalbit.example').replaceAll('\r\n', '\n'), bounce],
  ['with a folded head', report('dining@dalbit.example').replace('Message-ID: ', 'Message-ID:\r\n '), bounce],
  ['sent to the address of the mail, without its heads', report(undefined, '<other@host.example>'), bounce],
  ['with the whole mail', report('a@b.example').replace('text/rfc822-headers', 'message/rfc822'), bounce],
  ['of a delay', report().replace('Action: failed', 'Action: delayed').replace('5.1.1', '4.4.1'), undefined],
  ['of a failure that may pass', report().replace('Status: 5.1.1', 'Status: 4.2.2'), undefined],
  ['of a success', report().replace('Action: failed', 'Action: delivered').replace('5.1.1', '2.0.0'), undefined],
  ['of somebody else’s mail', report('me@dalbit.example', '<other@host.example>'), undefined],
  ['that is an ordinary mail', 'Subject: Hello\r\n\r\nAction: failed\r\nStatus: 5.1.1', undefined],
  ['that is nothing', '', undefined],
  ['that is noise', '\0'.repeat(1_000), undefined],
])('parses a bounce report %s', (_case, text, read) => expect(parseBounce(text)).toEqual(read));

it('parses a report of one failed recipient among others', () => {
  const several = report().replace(
    'Final-Recipient',
    'Final-Recipient: rfc822; a@b.example\r\nAction: delivered\r\nStatus: 2.0.0\r\n\r\nFinal-Recipient',
  );
  expect(parseBounce(several)).toEqual(bounce);
});
