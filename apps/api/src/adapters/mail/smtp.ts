import { createTransport, type Transporter } from 'nodemailer';
import MimeNode from 'nodemailer/lib/mime-node';
import type { Log } from '../../ports/log';
import { type Mail, type MailOutcome, type MailPicture, type MailService, maxParallelMails } from '../../ports/mail';

export interface SmtpOptions {
  /** `smtp://user:password@host:port`; `smtps://` for implicit TLS. */
  readonly url: string;
  /** The sender address. */
  readonly from: string;
  readonly timeoutMs: number;
  /** The envelope sender, to which undeliverable mails return; undefined: `from`. */
  readonly bounceAddress?: string | undefined;
  readonly logger: Pick<Log, 'warn'>;
}

/**
 * Connections are reused for the next mail, and closed soon, because mail servers close idle ones. The pool does not
 * resend a mail whose connection broke, because the server may have accepted it; such a mail counts as failed.
 */
const poolOptions = { pool: true, maxConnections: maxParallelMails, maxRequeues: 0, idleTimeout: 2_000 } as const;

const isLocalHost = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

interface SmtpError {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly response?: unknown;
  readonly responseCode?: number;
}

/**
 * Returns true for a permanent failure of the recipient: an invalid e-mail address, or a 5xx to RCPT TO with an
 * enhanced code of the mailbox (RFC 3463 §3.2, §3.3: 5.1.x, 5.2.1), or, without an enhanced code, 501, 550, 551 or 553.
 * Rejections by policy (5.7.x) may concern our own account.
 */
function isPermanentRecipientFailure({ code, command, response, responseCode }: SmtpError): boolean {
  if (code !== 'EENVELOPE') return false;
  if (command === 'API') return true;
  const enhancedCode = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(String(response))?.[1];
  if (command !== 'RCPT TO' || responseCode === undefined) return false;
  if (enhancedCode === undefined) return [501, 550, 551, 553].includes(responseCode);
  return /^5\.(1\.|2\.1$)/.test(enhancedCode);
}

/** Creates the envelope sender of one mail, by which a bounce is matched to the mail (VERP). */
const createBounceAddress = (address: string, mailId: string): string => address.replace(/@(?=[^@]*$)/, `+${mailId}@`);

/**
 * Encoded pictures, shared by all mails with the same one. Needs no limit: an entry is garbage-collected with its
 * picture, and callers cache a limited number of pictures.
 */
const encodedPictures = new WeakMap<MailPicture, Promise<Buffer>>();

function encodePicture(picture: MailPicture): Promise<Buffer> {
  const cachedPart = encodedPictures.get(picture);
  if (cachedPart !== undefined) return cachedPart;
  const { id, type, bytes } = picture;
  // Built as a MIME part, because a whole message would get a date and id of its own.
  const encodedPart = new MimeNode('multipart/related')
    .createChild(type, { filename: `${id}.${type === 'image/png' ? 'png' : 'jpg'}` })
    .setHeader({ 'Content-Id': `<${id}>`, 'Content-Disposition': 'inline', 'Content-Transfer-Encoding': 'base64' })
    .setContent(bytes)
    .build();
  encodedPictures.set(picture, encodedPart);
  return encodedPart;
}

/** Sends mails over SMTP (facts on integrations §5.1). Connections to other machines must be encrypted. */
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
      ...poolOptions,
      host,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !isLocalHost(host),
      // A mail server on this machine may have a self-signed certificate, and its connection cannot be intercepted.
      tls: { rejectUnauthorized: !isLocalHost(host) },
      ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    });
  }

  async send(mail: Mail): Promise<MailOutcome> {
    const { calendar } = mail;
    try {
      const pictures = await Promise.all(
        mail.pictures.map(async (picture) => ({ cid: picture.id, raw: await encodePicture(picture) })),
      );
      const { rejected } = await this.#transport.sendMail({
        messageId: `<${mail.id}@${this.#from.split('@')[1]}>`,
        from: { name: mail.fromName, address: this.#from },
        // As an address object, so that the guest's text is never parsed as a list of addresses.
        to: mail.to.map((address) => ({ name: '', address })),
        ...(this.#bounceAddress !== undefined && {
          envelope: {
            from: createBounceAddress(this.#bounceAddress, mail.id),
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
          'mail refused for some recipients',
        );
      return 'sent';
    } catch (error) {
      const smtpError = error as SmtpError;
      const outcome = isPermanentRecipientFailure(smtpError) ? 'refused' : 'failed';
      this.#logger.warn(
        {
          event: 'mail.failed',
          id: mail.id,
          code: String(smtpError.code),
          answer: String(smtpError.responseCode ?? ''),
          outcome,
        },
        'mail not sent',
      );
      return outcome;
    }
  }
}
