import type { Ledger } from './ledger';
import type { Rules } from './rules';

/** What every part of the stand-in shares. */
export interface Provider {
  readonly mallId: string;
  readonly secret: string;
  /** Where browsers reach it; without one, where the registering call reached it. */
  readonly publicUrl: string | undefined;
  readonly clock: () => Date;
  readonly ledger: Ledger;
  readonly rules: Rules;
  /** Calls that are on their way, stalled ones among them. */
  readonly pendingCalls: Set<Promise<unknown>>;
  /** Lets go a call that is stalled; one for each. */
  readonly stalledCalls: Set<() => void>;
}
