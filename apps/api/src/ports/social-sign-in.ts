/** Spec §1: the three providers that a guest can sign in with. */
export type SocialProvider = 'kakao' | 'naver' | 'google';

/**
 * What leads a guest to the provider. The same attempt's secrets are asked for again when he comes back; a provider that knows
 * no nonce or PKCE is sent none.
 */
export interface SignInAttempt {
  /** Random, kept with the browser: what comes back with another one is not this attempt. */
  readonly state: string;
  /** Random, kept with the attempt: stands in what the provider signs. */
  readonly nonce: string;
  /** PKCE (RFC 7636, S256): base64url of the SHA-256 of the code verifier. */
  readonly codeChallenge: string;
  /** Absolute address of our return page, the same at both calls. */
  readonly redirectUri: string;
}

/** What the guest came back with, and what was kept of the attempt. The caller has compared the state already. */
export interface SignInReturn {
  readonly code: string;
  readonly state: string;
  readonly nonce: string;
  /** 43 to 128 characters of A–Z, a–z, 0–9 and `-._~`, made at random for the attempt. */
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** Who the guest is at the provider. Only provider and subject say so; nothing else may lead to an account by itself. */
export interface SocialProfile {
  /** The same for ever for this guest at this provider, and for our application alone. */
  readonly subject: string;
  /** In lower case. `verified`: the provider has made sure that it is the guest's own; Naver never says so. */
  readonly email: { readonly address: string; readonly verified: boolean } | undefined;
  readonly name: string | undefined;
  /** Digits of a Korean mobile number (`01012345678`), `+…` for others (decision 36); not proven to be the guest's. Google has none. */
  readonly phone: string | undefined;
}

/**
 * Why nobody is known.
 * - `code_refused`: unknown, expired, used before, or made for another attempt or application.
 * - `profile_refused`: the provider tells nothing of this guest: consent is missing, or he is too young for it.
 * - `credentials_refused`: the provider refuses our own id, secret or return address; a person has to look.
 * - `away`: no connection, no answer within the limit, or an error of the provider's own.
 * - `untrusted`: the answer is not the provider's format, or does not prove what it says (signature, issuer, audience, nonce, time).
 */
export type SignInFailure = 'code_refused' | 'profile_refused' | 'credentials_refused' | 'away' | 'untrusted';

export type SignInAnswer =
  | { readonly ok: true; readonly profile: SocialProfile }
  | { readonly ok: false; readonly reason: SignInFailure };

/** A provider that guests sign in with. No method throws for what happens outside; each answers within its time limit. */
export interface SocialSignIn {
  /** Where the guest's browser is sent to agree. */
  authorizeUrl(attempt: SignInAttempt): string;
  /** Changes the code for the guest's profile, server to server. Once: a second time it is refused. */
  profileOf(back: SignInReturn): Promise<SignInAnswer>;
}

/** The providers that the house has credentials for. */
export type SocialSignIns = { readonly [Provider in SocialProvider]?: SocialSignIn };
