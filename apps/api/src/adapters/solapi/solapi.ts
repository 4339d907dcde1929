import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Log } from '../../ports/log';
import type { PhoneText, PhoneTextOutcome, PhoneTextService } from '../../ports/phone-texts';
import { askJson } from '../http/ask-json';
import { authorization } from './signature';

export interface SolapiOptions {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly key: string;
  readonly secret: string;
  /** The number that texts come from, registered with the service: digits. */
  readonly sender: string;
  /** The house's channel in KakaoTalk and its approved templates; undefined: every text is an SMS. */
  readonly alimTalk: { readonly channel: string; readonly templates: Readonly<Record<'one_time_code', string>> } | undefined;
  /** In milliseconds. */
  readonly timeoutMs: number;
  readonly clock: () => Date;
  readonly logger: Log;
}

const failure = z.object({ statusCode: z.string().min(1) });
const accepted = z.object({
  failedMessageList: z.array(failure).catch([]),
  messageList: z.array(z.object({ messageId: z.string().min(1) })).nullish(),
});
const refusal = z.object({ errorCode: z.string().min(1) });

const unknown = (reason: 'timeout' | 'network' | 'http' | 'unreadable'): PhoneTextOutcome => ({ outcome: 'unknown', reason });

/** Texts to phones through SOLAPI (facts on integrations §5.2): by AlimTalk where its template is registered, else by SMS. */
export class Solapi implements PhoneTextService {
  readonly #options: SolapiOptions;

  constructor(options: SolapiOptions) {
    this.#options = options;
  }

  async send(text: PhoneText): Promise<PhoneTextOutcome> {
    const { logger } = this.#options;
    const started = performance.now();
    const outcome = await this.#send(text);
    const told = { id: text.id, ...outcome, ms: Math.round(performance.now() - started) };
    if (outcome.outcome === 'sent') logger.info(told, 'text to a phone: sent');
    else logger.warn(told, 'text to a phone: not sent for certain');
    return outcome;
  }

  async #send(text: PhoneText): Promise<PhoneTextOutcome> {
    const { baseUrl, key, secret, timeoutMs, clock } = this.#options;
    const salt = randomBytes(16).toString('hex');
    const answer = await askJson({
      url: `${baseUrl}/messages/v4/send-many/detail`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: authorization({ key, secret, date: clock(), salt }),
      },
      body: JSON.stringify({ messages: [this.#message(text)], showMessageList: true }),
      timeoutMs,
    });
    if (typeof answer === 'string') return unknown(answer);
    if (answer.status !== 200) {
      const said = refusal.safeParse(answer.body);
      // An error of the service's own may have come after the text had left.
      return said.success && answer.status < 500 ? { outcome: 'refused', code: said.data.errorCode } : unknown('http');
    }
    const read = accepted.safeParse(answer.body);
    if (!read.success) return unknown('unreadable');
    const [failed] = read.data.failedMessageList;
    if (failed !== undefined) return { outcome: 'refused', code: failed.statusCode };
    const [sent] = read.data.messageList ?? [];
    return sent === undefined ? unknown('unreadable') : { outcome: 'sent', messageId: sent.messageId };
  }

  /** Without a type the service takes SMS, or a long one where the text asks for it. */
  #message({ id, to, text, template }: PhoneText): object {
    const { sender, alimTalk } = this.#options;
    const message = { to, from: sender, text, customFields: { id } };
    if (alimTalk === undefined || template === undefined) return message;
    const variables = Object.fromEntries(Object.entries(template.variables).map(([name, value]) => [`#{${name}}`, value]));
    const kakaoOptions = { pfId: alimTalk.channel, templateId: alimTalk.templates[template.name], variables, disableSms: false };
    return { ...message, type: 'ATA', kakaoOptions };
  }
}
