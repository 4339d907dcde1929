import { normalizePhone } from '@dining/domain/shared/phone';
import { z } from 'zod';
import type {
  AuthorizationRequest,
  ProviderSignInOutcome,
  SignInReturn,
  SocialProviderClient,
} from '../../ports/social-sign-in';
import { fetchJson } from '../http/fetch-json';
import { exchangeCode } from '../oauth/exchange-code';
import type { ProviderOptions } from './options';
import {
  addQuery,
  bearerTokenSchema,
  createFailure,
  createSuccess,
  logSignIn,
  parseName,
  parseProfileEmail,
} from './provider-sign-in';

export interface KakaoOptions extends ProviderOptions {
  /** The base URL of sign-in pages and tokens, without a trailing slash. */
  readonly authBaseUrl: string;
  /** The base URL of profiles. */
  readonly apiBaseUrl: string;
}

const optionalStringSchema = z.string().nullish().catch(undefined);
const flagSchema = z.boolean().catch(false);

const userSchema = z.object({
  // A 64-bit id, parsed to a string if a JavaScript number cannot represent it.
  id: z.union([z.number().int().positive(), z.string().regex(/^\d+$/)]).transform(String),
  kakao_account: z
    .object({
      email: optionalStringSchema,
      is_email_valid: flagSchema,
      is_email_verified: flagSchema,
      name: optionalStringSchema,
      phone_number: optionalStringSchema,
      profile: z.object({ nickname: optionalStringSchema }).nullish().catch(undefined),
    })
    .nullish(),
});

/** KAKAO's codes for a guest who has not linked our application, has not consented, or is under fourteen. */
const refusalCodes: readonly unknown[] = [-101, -402, -406];
const apiErrorSchema = z.object({ code: z.number() });

/** Signs in with KAKAO (facts on integrations §2.2, §2.3), which supports neither PKCE nor a nonce. */
export class Kakao implements SocialProviderClient {
  readonly #options: KakaoOptions;

  constructor(options: KakaoOptions) {
    this.#options = options;
  }

  getAuthorizeUrl({ state, redirectUri }: AuthorizationRequest): string {
    const { authBaseUrl, clientId } = this.#options;
    const query = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state };
    return addQuery(`${authBaseUrl}/oauth/authorize`, query);
  }

  exchangeCode({ code, redirectUri }: SignInReturn): Promise<ProviderSignInOutcome> {
    const { authBaseUrl, clientId, clientSecret, timeoutMs, logger } = this.#options;
    return logSignIn('kakao', logger, async () => {
      const tokenResponse = await exchangeCode({
        url: `${authBaseUrl}/oauth/token`,
        form: { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri, code },
        timeoutMs,
      });
      if (!tokenResponse.ok) return tokenResponse;
      const parsedToken = bearerTokenSchema.safeParse(tokenResponse.body);
      return parsedToken.success ? this.#getProfile(parsedToken.data.access_token) : createFailure('untrusted');
    });
  }

  async #getProfile(token: string): Promise<ProviderSignInOutcome> {
    const { apiBaseUrl, timeoutMs } = this.#options;
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetchJson({ url: `${apiBaseUrl}/v2/user/me`, headers, timeoutMs });
    if (typeof response === 'string' || response.status >= 500 || response.status === 429)
      return createFailure('unavailable');
    const parsedError = apiErrorSchema.safeParse(response.body);
    if (response.status !== 200)
      return createFailure(refusalCodes.includes(parsedError.data?.code) ? 'profile_refused' : 'untrusted');
    const parseResult = userSchema.safeParse(response.body);
    if (!parseResult.success) return createFailure('untrusted');
    const { id, kakao_account: account } = parseResult.data;
    return createSuccess({
      subject: id,
      // With only one of the flags, the guest no longer uses the e-mail address or has never verified it.
      email: parseProfileEmail(account?.email, account?.is_email_valid === true && account.is_email_verified),
      name: parseName(account?.name ?? account?.profile?.nickname),
      phone: normalizePhone(account?.phone_number ?? '') ?? undefined,
    });
  }
}
