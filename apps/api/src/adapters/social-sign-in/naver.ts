import { normalizePhone } from '@dining/domain/shared/phone';
import { z } from 'zod';
import type { SignInAnswer, SignInAttempt, SignInReturn, SocialSignIn } from '../../ports/social-sign-in';
import { askJson } from '../http/ask-json';
import { changeCode } from '../oauth/change-code';
import { subject } from '../oauth/subject';
import type { ProviderOptions } from './options';
import { bearer, emailOf, failed, known, nameOf, told, withQuery } from './steps';

export interface NaverOptions extends ProviderOptions {
  /** Of the sign-in pages and tokens, without a slash at the end. */
  readonly authBaseUrl: string;
  /** Of the profile. */
  readonly apiBaseUrl: string;
}

const maybe = z.string().nullish().catch(undefined);

const user = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    id: subject,
    email: maybe,
    name: maybe,
    nickname: maybe,
    mobile: maybe,
    mobile_e164: maybe,
  }),
});

/** NAVER (facts on integrations §2.2, §2.3): its state goes to the token endpoint, too. It takes neither PKCE nor a nonce. */
export class Naver implements SocialSignIn {
  readonly #options: NaverOptions;

  constructor(options: NaverOptions) {
    this.#options = options;
  }

  authorizeUrl({ state, redirectUri }: SignInAttempt): string {
    const { authBaseUrl, clientId } = this.#options;
    const query = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state };
    return withQuery(`${authBaseUrl}/oauth2.0/authorize`, query);
  }

  profileOf({ code, state }: SignInReturn): Promise<SignInAnswer> {
    const { authBaseUrl, clientId, clientSecret, timeoutMs, logger } = this.#options;
    return told('naver', logger, async () => {
      const changed = await changeCode({
        url: `${authBaseUrl}/oauth2.0/token`,
        form: { client_id: clientId, client_secret: clientSecret, code, state },
        timeoutMs,
      });
      if (!changed.ok) return changed;
      const token = bearer.safeParse(changed.body);
      return token.success ? this.#profile(token.data.access_token) : failed('untrusted');
    });
  }

  async #profile(token: string): Promise<SignInAnswer> {
    const { apiBaseUrl, timeoutMs } = this.#options;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await askJson({ url: `${apiBaseUrl}/v1/nid/me`, headers, timeoutMs });
    if (typeof answer === 'string' || answer.status >= 500 || answer.status === 429) return failed('away');
    if (answer.status === 403) return failed('profile_refused');
    const read = user.safeParse(answer.status === 200 ? answer.body : undefined);
    if (!read.success) return failed('untrusted');
    const { id, email, name, nickname, mobile, mobile_e164: international } = read.data.response;
    return known({
      subject: id,
      // The address may be one that the guest has typed himself: NAVER does not say that it is his.
      email: emailOf(email, false),
      name: nameOf(name ?? nickname),
      phone: normalizePhone(mobile ?? '') ?? normalizePhone(international ?? '') ?? undefined,
    });
  }
}
