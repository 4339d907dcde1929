import { normalizePhone } from '@dining/domain/shared/phone';
import { z } from 'zod';
import type { SignInAnswer, SignInAttempt, SignInReturn, SocialSignIn } from '../../ports/social-sign-in';
import { fetchJson } from '../http/fetch-json';
import { exchangeCode } from '../oauth/exchange-code';
import type { ProviderOptions } from './options';
import { addQuery, bearer, createFailure, createSuccess, logSignIn, parseName, parseProfileEmail } from './profiles';

export interface KakaoOptions extends ProviderOptions {
  /** The base URL of sign-in pages and tokens, without a trailing slash. */
  readonly authBaseUrl: string;
  /** The base URL of profiles. */
  readonly apiBaseUrl: string;
}

const maybe = z.string().nullish().catch(undefined);
const flag = z.boolean().catch(false);

const user = z.object({
  // 64 bits: a string if a number cannot represent it.
  id: z.union([z.number().int().positive(), z.string().regex(/^\d+$/)]).transform(String),
  kakao_account: z
    .object({
      email: maybe,
      is_email_valid: flag,
      is_email_verified: flag,
      name: maybe,
      phone_number: maybe,
      profile: z.object({ nickname: maybe }).nullish().catch(undefined),
    })
    .nullish(),
});

/** The guest has not linked our application, has not consented, or is under fourteen. */
const refusals: readonly unknown[] = [-101, -402, -406];
const apiError = z.object({ code: z.number() });

/** KAKAO (facts on integrations §2.2, §2.3). It supports neither PKCE nor a nonce. */
export class Kakao implements SocialSignIn {
  readonly #options: KakaoOptions;

  constructor(options: KakaoOptions) {
    this.#options = options;
  }

  getAuthorizeUrl({ state, redirectUri }: SignInAttempt): string {
    const { authBaseUrl, clientId } = this.#options;
    const query = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state };
    return addQuery(`${authBaseUrl}/oauth/authorize`, query);
  }

  exchangeCode({ code, redirectUri }: SignInReturn): Promise<SignInAnswer> {
    const { authBaseUrl, clientId, clientSecret, timeoutMs, logger } = this.#options;
    return logSignIn('kakao', logger, async () => {
      const changed = await exchangeCode({
        url: `${authBaseUrl}/oauth/token`,
        form: { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri, code },
        timeoutMs,
      });
      if (!changed.ok) return changed;
      const token = bearer.safeParse(changed.body);
      return token.success ? this.#profile(token.data.access_token) : createFailure('untrusted');
    });
  }

  async #profile(token: string): Promise<SignInAnswer> {
    const { apiBaseUrl, timeoutMs } = this.#options;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetchJson({ url: `${apiBaseUrl}/v2/user/me`, headers, timeoutMs });
    if (typeof answer === 'string' || answer.status >= 500 || answer.status === 429) return createFailure('away');
    const error = apiError.safeParse(answer.body);
    if (answer.status !== 200)
      return createFailure(refusals.includes(error.data?.code) ? 'profile_refused' : 'untrusted');
    const read = user.safeParse(answer.body);
    if (!read.success) return createFailure('untrusted');
    const { id, kakao_account: account } = read.data;
    return createSuccess({
      subject: id,
      // With only one of them, the address was given up or never confirmed.
      email: parseProfileEmail(account?.email, account?.is_email_valid === true && account.is_email_verified),
      name: parseName(account?.name ?? account?.profile?.nickname),
      phone: normalizePhone(account?.phone_number ?? '') ?? undefined,
    });
  }
}
