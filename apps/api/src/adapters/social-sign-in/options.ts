import type { Log } from '../../ports/log';

/** Our OAuth client at a provider. The base URLs select the real provider or its stand-in. */
export interface ProviderOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Milliseconds for one call; a sign-in makes up to two: for the token, and for the profile or Google's keys. */
  readonly timeoutMs: number;
  readonly logger: Log;
}
