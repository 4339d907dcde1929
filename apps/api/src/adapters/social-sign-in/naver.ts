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
import { subjectSchema } from '../oauth/subject';
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

export interface NaverOptions extends ProviderOptions {
  /** The base URL of sign-in pages and tokens, without a trailing slash. */
  readonly authBaseUrl: string;
  /** The base URL of profiles. */
  readonly apiBaseUrl: string;
}

const optionalStringSchema = z.string().nullish().catch(undefined);

const userSchema = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    id: subjectSchema,
    email: optionalStringSchema,
    name: optionalStringSchema,
    nickname: optionalStringSchema,
    mobile: optionalStringSchema,
    mobile_e164: optionalStringSchema,
  }),
});

/**
 * Signs in with NAVER (facts on integrations §2.2, §2.3). Its token endpoint also needs the state. It supports neither
 * PKCE nor a nonce.
 */
export class Naver implements SocialProviderClient {
  readonly #options: NaverOptions;

  constructor(options: NaverOptions) {
    this.#options = options;
  }

  getAuthorizeUrl({ state, redirectUri }: AuthorizationRequest): string {
    const { authBaseUrl, clientId } = this.#options;
    const query = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state };
    return addQuery(`${authBaseUrl}/oauth2.0/authorize`, query);
  }

  exchangeCode({ code, state }: SignInReturn): Promise<ProviderSignInOutcome> {
    const { authBaseUrl, clientId, clientSecret, timeoutMs, logger } = this.#options;
    return logSignIn('naver', logger, async () => {
      const tokenResponse = await exchangeCode({
        url: `${authBaseUrl}/oauth2.0/token`,
        form: { client_id: clientId, client_secret: clientSecret, code, state },
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
    const response = await fetchJson({ url: `${apiBaseUrl}/v1/nid/me`, headers, timeoutMs });
    if (typeof response === 'string' || response.status >= 500 || response.status === 429)
      return createFailure('unavailable');
    if (response.status === 403) return createFailure('profile_refused');
    const parseResult = userSchema.safeParse(response.status === 200 ? response.body : undefined);
    if (!parseResult.success) return createFailure('untrusted');
    const { id, email, name, nickname, mobile, mobile_e164: international } = parseResult.data.response;
    return createSuccess({
      subject: id,
      // NAVER does not say whether it has verified the e-mail address.
      email: parseProfileEmail(email, false),
      name: parseName(name ?? nickname),
      phone: normalizePhone(mobile ?? '') ?? normalizePhone(international ?? '') ?? undefined,
    });
  }
}
