import type { StoredMail } from './mailbox';

const boundary = 'bounced-mail';

/** Creates the delivery status notification (RFC 3464) of an undeliverable mail, with the mail's headers. */
export function createBounceReport({ from, to, source }: StoredMail): string {
  const [headers = ''] = source.toString('utf8').split('\r\n\r\n');
  return [
    'From: Mail Delivery System <MAILER-DAEMON@guest.example>',
    `To: ${from}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    `\tboundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I could not deliver your message. The mailbox does not exist.',
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.guest.example',
    '',
    `Final-Recipient: rfc822; ${to.join()}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
    '',
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    headers,
    '',
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
