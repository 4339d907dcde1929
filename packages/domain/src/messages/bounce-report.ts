/** A mail with a permanent delivery failure. */
export interface Bounce {
  /** The id of the mail (`Mail.id`), such as `reservation-made.20261127-ABCDEFGHJK`. */
  readonly mailId: string;
  /** Enhanced status code of the failure (RFC 3463), such as `5.1.1`. */
  readonly status: string;
}

const mailIdPattern = '[a-z-]+\\.[\\w.-]+';

/** Joins folded header lines. */
const unfoldHeaders = (text: string): string => text.replaceAll('\r\n', '\n').replace(/\n[ \t]+/g, ' ');

/**
 * Finds the id of the bounced mail in the returned headers, or else in the e-mail address that the report was sent to.
 */
function findMailId(report: string): string | undefined {
  const [headers = '', ...sections] = report.split(/\n\n/);
  const returnedHeaders = sections
    .join('\n\n')
    .split(/^content-type: *(?:message\/(?:global|rfc822)|text\/rfc822-headers)\b.*$/im)[1];
  const headerMatch = new RegExp(`^message-id: *<(${mailIdPattern})@`, 'im').exec(returnedHeaders ?? '');
  const addressMatch = new RegExp(`^(?:to|delivered-to|x-original-to): *[^\\n]*\\+(${mailIdPattern})@`, 'im').exec(
    headers,
  );
  return (headerMatch ?? addressMatch)?.[1];
}

/**
 * Parses a delivery report of a mail server (RFC 3464). Returns the mail that failed permanently, or undefined for a
 * report of a delay or a success, for any other mail, and if no mail id is found. The text is untrusted: the caller
 * only accepts ids that are in the outbox.
 */
export function parseBounce(text: string): Bounce | undefined {
  const report = unfoldHeaders(text);
  if (!/^content-type: *multipart\/report\b[^\n]*delivery-status/im.test(report)) return undefined;
  const [, statusSection = ''] = report.split(/^content-type: *message\/(?:global-)?delivery-status\b.*$/im);
  const [fields = ''] = statusSection.split(/^--/m);
  const failedRecipient = fields.split(/\n{2,}/).find((group) => /^action: *failed\b/im.test(group));
  const statusCode = /^status: *(5\.\d{1,3}\.\d{1,3})\b/im.exec(failedRecipient ?? '')?.[1];
  const mailId = findMailId(report);
  return statusCode === undefined || mailId === undefined ? undefined : { mailId, status: statusCode };
}
