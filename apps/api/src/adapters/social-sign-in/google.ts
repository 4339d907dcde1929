import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type {
  AuthorizationRequest,
  ProviderSignInOutcome,
  SignInReturn,
  SocialProviderClient,
} from '../../ports/social-sign-in';
import { replaceUnstorable } from '../http/replace-unstorable';
import { exchangeCode } from '../oauth/exchange-code';
import { subjectSchema } from '../oauth/subject';
import type { ProviderOptions } from './options';
import { addQuery, createFailure, createSuccess, logSignIn, parseName, parseProfileEmail } from './provider-sign-in';

export interface GoogleOptions extends ProviderOptions {
  /** The base URL of sign-in pages, without a trailing slash, and the issuer of tokens. */
  readonly authBaseUrl: string;
  readonly tokenBaseUrl: string;
  /** The base URL of the keys that sign tokens. */
  readonly keysBaseUrl: string;
  readonly clock: () => Date;
}

const tokensSchema = z.object({ id_token: z.string().min(1) });
const claimsSchema = z.object({
  sub: subjectSchema,
  nonce: z.string(),
  azp: z.string().optional(),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().catch(false),
  name: z.string().optional().catch(undefined),
});

/** The tolerated difference between Google's clock and ours. */
const clockToleranceSeconds = 60;

/**
 * Signs in with Google over OpenID Connect with PKCE and nonce (facts on integrations §2.2, §2.3): the profile is in
 * the signed ID token.
 */
export class Google implements SocialProviderClient {
  readonly #options: GoogleOptions;
  /** Google's public keys, fetched when they are needed and cached. */
  readonly #keys: JWTVerifyGetKey;

  constructor(options: GoogleOptions) {
    this.#options = options;
    this.#keys = createRemoteJWKSet(new URL(`${options.keysBaseUrl}/oauth2/v3/certs`), {
      timeoutDuration: options.timeoutMs,
    });
  }

  getAuthorizeUrl({ state, nonce, codeChallenge, redirectUri }: AuthorizationRequest): string {
    const { authBaseUrl, clientId } = this.#options;
    return addQuery(`${authBaseUrl}/o/oauth2/v2/auth`, {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    });
  }

  exchangeCode({ code, nonce, codeVerifier, redirectUri }: SignInReturn): Promise<ProviderSignInOutcome> {
    const { tokenBaseUrl, clientId, clientSecret, timeoutMs, logger } = this.#options;
    return logSignIn('google', logger, async () => {
      const tokenResponse = await exchangeCode({
        url: `${tokenBaseUrl}/token`,
        form: {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
          code,
          code_verifier: codeVerifier,
        },
        timeoutMs,
      });
      if (!tokenResponse.ok) return tokenResponse;
      const parsedTokens = tokensSchema.safeParse(tokenResponse.body);
      return parsedTokens.success ? this.#getProfile(parsedTokens.data.id_token, nonce) : createFailure('untrusted');
    });
  }

  async #getProfile(idToken: string, nonce: string): Promise<ProviderSignInOutcome> {
    const payload = await this.#verifyIdToken(idToken);
    if (typeof payload === 'string') return createFailure(payload);
    const parseResult = claimsSchema.safeParse(replaceUnstorable(payload));
    // A token with several audiences must name us as its authorised party (OpenID Connect Core, ID token validation).
    const isForThisClient = parseResult.success && (parseResult.data.azp ?? payload.aud) === this.#options.clientId;
    if (!isForThisClient || parseResult.data.nonce !== nonce) return createFailure('untrusted');
    const { sub, email, email_verified: isVerified, name } = parseResult.data;
    return createSuccess({
      subject: sub,
      email: parseProfileEmail(email, isVerified),
      name: parseName(name),
      phone: undefined,
    });
  }

  /** Verifies signature, issuer, audience and time. Returns the claims, or the reason for which there are none. */
  async #verifyIdToken(idToken: string): Promise<JWTPayload | 'unavailable' | 'untrusted'> {
    const { authBaseUrl, clientId, clock } = this.#options;
    try {
      const { payload } = await jwtVerify(idToken, this.#keys, {
        algorithms: ['RS256'],
        // Google writes its issuer with or without `https://`.
        issuer: [authBaseUrl, authBaseUrl.replace(/^https:\/\//, '')],
        audience: clientId,
        requiredClaims: ['exp', 'iat'],
        clockTolerance: clockToleranceSeconds,
        currentDate: clock(),
      });
      return payload;
    } catch (error) {
      return isKeyLoadingError(error) ? 'unavailable' : 'untrusted';
    }
  }
}

/** Returns true if the keys could not be loaded, so that the token cannot be verified. */
const isKeyLoadingError = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || error.code === 'ERR_JWKS_TIMEOUT' || error.code === 'ERR_JOSE_GENERIC';
