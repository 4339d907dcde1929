import type { Log } from '../../ports/log';

/** Our application at a provider. A stand-in is the same adapter with other base URLs. */
export interface ProviderOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of one call; a sign-in makes two, with Google's keys now and then a third. In milliseconds. */
  readonly timeoutMs: number;
  readonly logger: Log;
}
