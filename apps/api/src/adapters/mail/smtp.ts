import { createTransport, type Transporter } from 'nodemailer';
import type { Mail, MailOutcome, MailService } from '../../ports/mail';

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, `smtps://` where the connection is encrypted from its first byte. */
  readonly url: string;
  /** The address that mails come from. */
  readonly from: string;
  readonly timeoutMs: number;
  readonly logger: { readonly warn: (fields: Record<string, string>, message: string) => void };
}

const isOwnMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** The address is no good: 5xx to the recipient (RFC 5321 §4.2.1), or an address that cannot be said at all. */
function isRefusal(error: unknown): boolean {
  const { code, command, responseCode = 500 } = error as { code?: unknown; command?: unknown; responseCode?: number };
  return code === 'EENVELOPE' && (command === 'RCPT TO' || command === 'API') && responseCode >= 500;
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}

/** Sends mails over SMTP (facts on integrations §5.1). Outside this machine the connection must be encrypted. */
export class Smtp implements MailService {
  readonly #from: string;
  readonly #timeoutMs: number;
  readonly #logger: SmtpOptions['logger'];
  readonly #transport: Transporter;

  constructor({ url, from, timeoutMs, logger }: SmtpOptions) {
    this.#from = from;
    this.#timeoutMs = timeoutMs;
    this.#logger = logger;
    const { protocol, hostname, port, username, password } = new URL(url);
    const secure = protocol === 'smtps:';
    this.#transport = createTransport({
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !isOwnMachine(hostname),
      ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    });
  }

  async send(mail: Mail): Promise<MailOutcome> {
    try {
      await this.#transport.sendMail({
        messageId: `<${mail.id}@${this.#from.split('@')[1]}>`,
        from: { name: mail.fromName, address: this.#from },
        // An address alone: what a guest typed is never read as a list of addresses.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: mail.pictures.map(({ id, type, bytes }) => ({
          cid: id,
          filename: `${id}.jpg`,
          contentType: type,
          contentDisposition: 'inline',
          content: bytes,
        })),
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
      return 'sent';
    } catch (error) {
      const outcome = isRefusal(error) ? 'refused' : 'failed';
      this.#logger.warn({ id: mail.id, code: codeOf(error), outcome }, 'mail: not sent');
      return outcome;
    }
  }
}
