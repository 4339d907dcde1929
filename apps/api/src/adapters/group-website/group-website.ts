import { cleanLine } from '@dining/domain/shared/clean-line';
import { parseEmail } from '@dining/domain/shared/email';
import { normalizePhone } from '@dining/domain/shared/phone';
import { normalizeName } from '@dining/domain/shared/typed-text';
import { z } from 'zod';
import type { GroupWebsite, GroupWebsiteResult } from '../../ports/group-website';
import type { Log } from '../../ports/log';
import { exchangeCode } from '../oauth/exchange-code';
import { subjectSchema } from '../oauth/subject';

export interface GroupWebsiteOptions {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly timeoutMs: number;
  readonly logger: Log;
}

const memberSchema = z.object({
  subject: subjectSchema,
  email: z.string().transform(parseEmail).pipe(z.string()),
  name: z
    .string()
    .transform((text) => normalizeName(cleanLine(text)))
    .pipe(z.string().min(1)),
  phone: z.string().nullish(),
});

/** Calls the group's website (facts on integrations §2.5): exchanges its code, as in OAuth, for the member. */
export class GroupWebsiteAdapter implements GroupWebsite {
  readonly #options: GroupWebsiteOptions;

  constructor(options: GroupWebsiteOptions) {
    this.#options = options;
  }

  async exchangeCode(code: string): Promise<GroupWebsiteResult> {
    const startedAt = performance.now();
    const result = await this.#requestMember(code);
    const logFields = { ms: Math.round(performance.now() - startedAt) };
    if (result.ok)
      this.#options.logger.info({ event: 'group_website.answered', ...logFields }, 'group website answered');
    else
      this.#options.logger.warn(
        { event: 'group_website.failed', ...logFields, reason: result.reason },
        'group website returned no member',
      );
    return result;
  }

  async #requestMember(code: string): Promise<GroupWebsiteResult> {
    const { baseUrl, clientId, clientSecret, timeoutMs } = this.#options;
    const credentials = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString(
      'base64',
    );
    const headers = { authorization: `Basic ${credentials}` };
    const tokenResponse = await exchangeCode({ url: `${baseUrl}/token`, form: { code }, headers, timeoutMs });
    if (!tokenResponse.ok) return tokenResponse;
    const parseResult = memberSchema.safeParse(tokenResponse.body);
    if (!parseResult.success) return { ok: false, reason: 'untrusted' };
    const { phone, ...identity } = parseResult.data;
    return { ok: true, member: { ...identity, phone: normalizePhone(phone ?? '') ?? undefined } };
  }
}
