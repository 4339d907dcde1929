import { createTransport, type Transporter } from 'nodemailer';
import MimeNode from 'nodemailer/lib/mime-node';
import type { Log } from '../../ports/log';
import { type Mail, type MailOutcome, type MailPicture, type MailService, mailsAtOnce } from '../../ports/mail';

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, `smtps://` where the connection is encrypted from its first byte. */
  readonly url: string;
  /** The address that mails come from. */
  readonly from: string;
  readonly timeoutMs: number;
  /** Where mails come back that cannot be delivered; undefined: to `from`. */
  readonly bounceAddress?: string | undefined;
  readonly logger: Pick<Log, 'warn'>;
}

/**
 * Connections are kept for the next mail, and let go soon after the last: a mail server ends idle ones in its own time. A mail whose connection
 * breaks is told of as failed and never handed over anew unasked: the server may have taken it.
 */
const pool = { pool: true, maxConnections: mailsAtOnce, maxRequeues: 0, idleTimeout: 2_000 } as const;

const isOwnMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

interface SmtpError {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly response?: unknown;
  readonly responseCode?: number;
}

/**
 * The address is no good, for good: it cannot be said at all, or the mail server says so. That is a 5xx to the recipient whose
 * enhanced code is of the mailbox (RFC 3463 §3.2, §3.3: 5.1.x, 5.2.1), or without one 501 (what was typed is no address), 550, 551 or
 * 553. What is refused by policy (5.7.x), such as our own account, is not the guest's fault.
 */
function isRefusal({ code, command, response, responseCode }: SmtpError): boolean {
  if (code !== 'EENVELOPE') return false;
  if (command === 'API') return true;
  const enhanced = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(String(response))?.[1];
  if (command !== 'RCPT TO' || responseCode === undefined) return false;
  return enhanced === undefined ? [501, 550, 551, 553].includes(responseCode) : /^5\.(1\.|2\.1$)/.test(enhanced);
}

/** The envelope's sender of one mail: its own address, by which a report of it is known (VERP). */
const bounceAddressFor = (address: string, mailId: string): string => address.replace(/@(?=[^@]*$)/, `+${mailId}@`);

/**
 * Pictures encoded as parts of a message, once for all mails that share one. It needs no bound: an entry is garbage-collected with its
 * picture, and callers cache a limited number of pictures.
 */
const written = new WeakMap<MailPicture, Promise<Buffer>>();

function writtenPicture(picture: MailPicture): Promise<Buffer> {
  const known = written.get(picture);
  if (known !== undefined) return known;
  const { id, type, bytes } = picture;
  // As the part that it is: what stands by itself would have a date and a number of its own.
  const part = new MimeNode('multipart/related')
    .createChild(type, { filename: `${id}.jpg` })
    .setHeader({ 'Content-Id': `<${id}>`, 'Content-Disposition': 'inline', 'Content-Transfer-Encoding': 'base64' })
    .setContent(bytes)
    .build();
  written.set(picture, part);
  return part;
}

/** Sends mails over SMTP (facts on integrations §5.1). Outside this machine the connection must be encrypted. */
export class Smtp implements MailService {
  readonly #from: string;
  readonly #timeoutMs: number;
  readonly #bounceAddress: string | undefined;
  readonly #logger: SmtpOptions['logger'];
  readonly #transport: Transporter;

  constructor({ url, from, timeoutMs, bounceAddress, logger }: SmtpOptions) {
    this.#from = from;
    this.#bounceAddress = bounceAddress;
    this.#timeoutMs = timeoutMs;
    this.#logger = logger;
    const { protocol, hostname, port, username, password } = new URL(url);
    const secure = protocol === 'smtps:';
    const host = hostname.replace(/^\[|\]$/g, '');
    this.#transport = createTransport({
      ...pool,
      host,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !isOwnMachine(host),
      // A mail server on this machine shows a certificate that nobody has signed; nobody stands between, either.
      tls: { rejectUnauthorized: !isOwnMachine(host) },
      ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    });
  }

  async send(mail: Mail): Promise<MailOutcome> {
    const { calendar } = mail;
    try {
      const pictures = await Promise.all(
        mail.pictures.map(async (picture) => ({ cid: picture.id, raw: await writtenPicture(picture) })),
      );
      const { rejected } = await this.#transport.sendMail({
        messageId: `<${mail.id}@${this.#from.split('@')[1]}>`,
        from: { name: mail.fromName, address: this.#from },
        // An address alone: what a guest typed is never read as a list of addresses.
        to: mail.to.map((address) => ({ name: '', address })),
        ...(this.#bounceAddress !== undefined && {
          envelope: {
            from: bounceAddressFor(this.#bounceAddress, mail.id),
            to: mail.to.map((address) => ({ name: '', address })),
          },
        }),
        subject: mail.subject,
        ...(mail.html !== undefined && { html: mail.html }),
        text: mail.text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(calendar && {
          icalEvent: { method: 'PUBLISH', filename: calendar.fileName, content: calendar.text },
        }),
        attachments: pictures,
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
      if (rejected !== undefined && rejected.length > 0)
        this.#logger.warn(
          { event: 'mail.partly_refused', id: mail.id, rejected: rejected.length },
          'some recipients of a mail refused',
        );
      return 'sent';
    } catch (error) {
      const said = error as SmtpError;
      const outcome = isRefusal(said) ? 'refused' : 'failed';
      this.#logger.warn(
        { event: 'mail.failed', id: mail.id, code: String(said.code), answer: String(said.responseCode ?? ''), outcome },
        'mail not sent',
      );
      return outcome;
    }
  }
}
