export type SocialProvider = 'kakao' | 'naver' | 'google';

/**
 * The parameters of a sign-in page. The secrets of the attempt are checked when the guest returns; providers without
 * nonce or PKCE do not get them.
 */
export interface AuthorizationRequest {
  /** Random, and bound to the browser: a return with another state belongs to another attempt. */
  readonly state: string;
  readonly nonce: string;
  /** PKCE (RFC 7636, S256): base64url of the SHA-256 of the code verifier. */
  readonly codeChallenge: string;
  readonly redirectUri: string;
}

/** The guest's return with the stored secrets of the attempt. The caller has compared the state already. */
export interface SignInReturn {
  readonly code: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** The guest's profile at the provider. Only provider and subject identify an account. */
export interface SocialProfile {
  readonly subject: string;
  /** In lower case. `verified` is true if the provider has verified the guest's ownership; Naver never says so. */
  readonly email: { readonly address: string; readonly verified: boolean } | undefined;
  readonly name: string | undefined;
  /** Digits of a Korean mobile number (`01012345678`), or `+…` (decision 36); not verified. Google has none. */
  readonly phone: string | undefined;
}

/**
 * Why no profile was returned.
 * - `code_refused`: unknown, expired, used before, or issued for another attempt or application.
 * - `profile_refused`: the provider returns no profile: consent is missing, or the guest is too young.
 * - `credentials_refused`: the provider refuses our id, secret or redirect URI; needs an operator.
 * - `unavailable`: no connection, no response within the limit, or an error of the provider.
 * - `untrusted`: the response is not in the provider's format, or not proven (signature, issuer, audience, nonce,
 *   time).
 */
export type SignInFailure = 'code_refused' | 'profile_refused' | 'credentials_refused' | 'unavailable' | 'untrusted';

export type ProviderSignInOutcome =
  | { readonly ok: true; readonly profile: SocialProfile }
  | { readonly ok: false; readonly reason: SignInFailure };

/** A sign-in provider. No method throws for failures of the provider; each returns within its time limit. */
export interface SocialProviderClient {
  getAuthorizeUrl(attempt: AuthorizationRequest): string;
  exchangeCode(signInReturn: SignInReturn): Promise<ProviderSignInOutcome>;
}

export type SocialProviderClients = { readonly [Provider in SocialProvider]?: SocialProviderClient };
