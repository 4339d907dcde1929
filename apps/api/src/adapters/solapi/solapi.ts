import { randomBytes } from 'node:crypto';
import type { Language } from '@dining/domain/shared/language';
import { z } from 'zod';
import type { Log } from '../../ports/log';
import type { Sms, SmsOutcome, SmsService, SmsTemplate } from '../../ports/sms';
import { fetchJson } from '../http/fetch-json';
import { createAuthorizationHeader } from './signature';

export interface SolapiOptions {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly key: string;
  readonly secret: string;
  /** The registered sender number in digits. */
  readonly sender: string;
  /** The KakaoTalk channel with its approved templates; undefined sends every message as an SMS. */
  readonly alimTalk:
    | {
        readonly channel: string;
        readonly templates: Readonly<
          Partial<Record<SmsTemplate, Readonly<Partial<Record<Language, string>>> | undefined>>
        >;
      }
    | undefined;
  readonly timeoutMs: number;
  readonly clock: () => Date;
  readonly logger: Log;
}

const failureSchema = z.object({ statusCode: z.string().min(1) });
const acceptedSchema = z.object({
  failedMessageList: z.array(failureSchema).catch([]),
  messageList: z.array(z.object({ messageId: z.string().min(1) })).nullish(),
});
const refusalSchema = z.object({ errorCode: z.string().min(1) });
/** The accepted messages by the service's ids. */
const messageListSchema = z.object({
  messageList: z.record(
    z.string(),
    z.object({ customFields: z.object({ id: z.string().optional() }).nullish().catch(null) }),
  ),
});
/** How many of a phone's last messages are searched: more than a phone receives while a message is retried. */
const maxListedMessages = 100;
/** The HTTP status of an invalid request; other errors concern the account or are temporary. */
const badRequest = 400;

const createUnknownOutcome = (reason: 'timeout' | 'network' | 'http' | 'unreadable'): SmsOutcome => ({
  outcome: 'unknown',
  reason,
});

/**
 * Sends SMS through SOLAPI (facts on integrations §5.2): by AlimTalk if its template is configured, otherwise by SMS.
 */
export class Solapi implements SmsService {
  readonly #options: SolapiOptions;

  constructor(options: SolapiOptions) {
    this.#options = options;
  }

  async send(sms: Sms): Promise<SmsOutcome> {
    const { logger } = this.#options;
    const startedAt = performance.now();
    const outcome = await this.#send(sms);
    const logFields = { id: sms.id, ...outcome, ms: Math.round(performance.now() - startedAt) };
    if (outcome.outcome === 'sent') logger.info({ event: 'sms.sent', ...logFields }, 'SMS sent');
    else logger.warn({ event: 'sms.failed', ...logFields }, 'SMS not sent, or its outcome is unknown');
    return outcome;
  }

  /**
   * Searches the phone's last messages for our id, so that no SMS is sent twice after a lost response: the option
   * `allowDuplicates` works only within one call. Does not rely on the list's filter by date. Returns undefined if the
   * service does not answer with a list.
   */
  async hasAccepted({ id, to }: Pick<Sms, 'id' | 'to'>): Promise<boolean | undefined> {
    const query = new URLSearchParams({ to, limit: String(maxListedMessages) });
    const response = await fetchJson({
      url: `${this.#options.baseUrl}/messages/v4/list?${query.toString()}`,
      headers: { authorization: this.#createAuthorizationHeader() },
      timeoutMs: this.#options.timeoutMs,
    });
    const parseResult =
      typeof response === 'string' || response.status !== 200 ? undefined : messageListSchema.safeParse(response.body);
    if (parseResult?.success !== true) {
      this.#options.logger.warn({ event: 'sms.state_unknown', id }, 'unknown whether an SMS was sent before');
      return undefined;
    }
    return Object.values(parseResult.data.messageList).some(({ customFields }) => customFields?.id === id);
  }

  #createAuthorizationHeader(): string {
    const { key, secret, clock } = this.#options;
    return createAuthorizationHeader({ key, secret, date: clock(), salt: randomBytes(16).toString('hex') });
  }

  async #send(sms: Sms): Promise<SmsOutcome> {
    const { baseUrl, timeoutMs } = this.#options;
    const response = await fetchJson({
      url: `${baseUrl}/messages/v4/send-many/detail`,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: this.#createAuthorizationHeader() },
      body: JSON.stringify({ messages: [this.#createMessage(sms)], allowDuplicates: false, showMessageList: true }),
      timeoutMs,
    });
    if (typeof response === 'string') return createUnknownOutcome(response);
    if (response.status !== 200) {
      const parsedRefusal = refusalSchema.safeParse(response.body);
      // A 5xx response may come after the message was sent.
      if (!parsedRefusal.success || response.status >= 500) return createUnknownOutcome('http');
      return { outcome: response.status === badRequest ? 'refused' : 'failed', code: parsedRefusal.data.errorCode };
    }
    const parseResult = acceptedSchema.safeParse(response.body);
    if (!parseResult.success) return createUnknownOutcome('unreadable');
    const [failure] = parseResult.data.failedMessageList;
    if (failure !== undefined) return { outcome: 'refused', code: failure.statusCode };
    const [message] = parseResult.data.messageList ?? [];
    return message ? { outcome: 'sent', messageId: message.messageId } : createUnknownOutcome('unreadable');
  }

  /** Without a type the service chooses SMS or a long message by the text's length. */
  #createMessage({ id, to, text, template }: Sms): object {
    const { sender, alimTalk } = this.#options;
    const message = { to, from: sender, text, customFields: { id } };
    const templateId = template && alimTalk?.templates[template.name]?.[template.language];
    if (template === undefined || alimTalk === undefined || templateId === undefined) return message;
    const variables = Object.fromEntries(
      Object.entries(template.variables).map(([name, value]) => [`#{${name}}`, value]),
    );
    const kakaoOptions = { pfId: alimTalk.channel, templateId, variables, disableSms: false };
    return { ...message, type: 'ATA', kakaoOptions };
  }
}
