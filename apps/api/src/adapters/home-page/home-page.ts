import { cleanLine } from '@dining/domain/shared/clean-line';
import { parseEmail } from '@dining/domain/shared/email';
import { normalizePhone } from '@dining/domain/shared/phone';
import { normalizeName } from '@dining/domain/shared/typed-text';
import { z } from 'zod';
import type { HomePage, HomePageAnswer } from '../../ports/home-page';
import type { Log } from '../../ports/log';
import { exchangeCode } from '../oauth/exchange-code';
import { subject } from '../oauth/subject';

export interface GroupHomePageOptions {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
  readonly logger: Log;
}

const member = z.object({
  subject,
  email: z.string().transform(parseEmail).pipe(z.string()),
  name: z
    .string()
    .transform((text) => normalizeName(cleanLine(text)))
    .pipe(z.string().min(1)),
  phone: z.string().nullish(),
});

/**
 * The group's home page (facts on integrations §2.5): its code is exchanged as in OAuth, and the answer is the member.
 */
export class GroupHomePage implements HomePage {
  readonly #options: GroupHomePageOptions;

  constructor(options: GroupHomePageOptions) {
    this.#options = options;
  }

  async exchangeCode(code: string): Promise<HomePageAnswer> {
    const started = performance.now();
    const answer = await this.#change(code);
    const facts = { ms: Math.round(performance.now() - started) };
    if (answer.ok) this.#options.logger.info({ event: 'home_page.answered', ...facts }, 'home page answered');
    else
      this.#options.logger.warn(
        { event: 'home_page.failed', ...facts, reason: answer.reason },
        'home page named no member',
      );
    return answer;
  }

  async #change(code: string): Promise<HomePageAnswer> {
    const { baseUrl, clientId, clientSecret, timeoutMs } = this.#options;
    const credentials = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString(
      'base64',
    );
    const headers = { authorization: `Basic ${credentials}` };
    const changed = await exchangeCode({ url: `${baseUrl}/token`, form: { code }, headers, timeoutMs });
    if (!changed.ok) return changed;
    const read = member.safeParse(changed.body);
    if (!read.success) return { ok: false, reason: 'untrusted' };
    const { phone, ...rest } = read.data;
    return { ok: true, member: { ...rest, phone: normalizePhone(phone ?? '') ?? undefined } };
  }
}
