import { normalizePhone } from '@dining/domain/shared/phone';
import { z } from 'zod';
import type { SignInAnswer, SignInAttempt, SignInReturn, SocialSignIn } from '../../ports/social-sign-in';
import { askJson } from '../http/ask-json';
import { changeCode } from '../oauth/change-code';
import type { ProviderOptions } from './options';
import { bearer, emailOf, failed, known, nameOf, told, withQuery } from './steps';

export interface KakaoOptions extends ProviderOptions {
  /** Of the sign-in pages and tokens, without a slash at the end. */
  readonly authBaseUrl: string;
  /** Of the profile. */
  readonly apiBaseUrl: string;
}

const maybe = z.string().nullish().catch(undefined);
const flag = z.boolean().catch(false);

const user = z.object({
  // 64 bits: as text where a number cannot hold it.
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

/** The guest has not linked us, has not consented, or is under fourteen. */
const refusals: readonly unknown[] = [-101, -402, -406];
const apiError = z.object({ code: z.number() });

/** KAKAO (facts on integrations §2.2, §2.3). It takes neither PKCE nor a nonce that its profile would show. */
export class Kakao implements SocialSignIn {
  readonly #options: KakaoOptions;

  constructor(options: KakaoOptions) {
    this.#options = options;
  }

  authorizeUrl({ state, redirectUri }: SignInAttempt): string {
    const { authBaseUrl, clientId } = this.#options;
    const query = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state };
    return withQuery(`${authBaseUrl}/oauth/authorize`, query);
  }

  profileOf({ code, redirectUri }: SignInReturn): Promise<SignInAnswer> {
    const { authBaseUrl, clientId, clientSecret, timeoutMs, logger } = this.#options;
    return told('kakao', logger, async () => {
      const changed = await changeCode({
        url: `${authBaseUrl}/oauth/token`,
        form: { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri, code },
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
    const answer = await askJson({ url: `${apiBaseUrl}/v2/user/me`, headers, timeoutMs });
    if (typeof answer === 'string' || answer.status >= 500 || answer.status === 429) return failed('away');
    const error = apiError.safeParse(answer.body);
    if (answer.status !== 200) return failed(refusals.includes(error.data?.code) ? 'profile_refused' : 'untrusted');
    const read = user.safeParse(answer.body);
    if (!read.success) return failed('untrusted');
    const { id, kakao_account: account } = read.data;
    return known({
      subject: id,
      // One of the two alone is an address that was given up since, or never opened.
      email: emailOf(account?.email, account?.is_email_valid === true && account.is_email_verified),
      name: nameOf(account?.name ?? account?.profile?.nickname),
      phone: normalizePhone(account?.phone_number ?? '') ?? undefined,
    });
  }
}
