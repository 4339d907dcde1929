import type { Log } from '../../ports/log';

/** Our application at a provider. A stand-in is the same adapter with other base URLs. */
export interface ProviderOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Milliseconds for one call; a sign-in makes two, and sometimes a third for Google's keys. */
  readonly timeoutMs: number;
  readonly logger: Log;
}
