import type { Ledger } from './ledger';
import type { Rules } from './rules';

/** The state that all routes share. */
export interface Provider {
  readonly mallId: string;
  readonly secret: string;
  /** The URL for browsers; by default the host of the registering call. */
  readonly publicUrl: string | undefined;
  readonly clock: () => Date;
  readonly ledger: Ledger;
  readonly rules: Rules;
  /** Pending calls, including stalled ones. */
  readonly pendingCalls: Set<Promise<unknown>>;
  /** A function for each stalled call that ends the stall. */
  readonly stalledCalls: Set<() => void>;
}
