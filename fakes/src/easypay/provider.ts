import type { Ledger } from './ledger';
import type { Rules } from './rules';

export interface Provider {
  readonly mallId: string;
  readonly secret: string;
  /** The URL for browsers; by default the host of the request that registers the payment. */
  readonly publicUrl: string | undefined;
  readonly clock: () => Date;
  readonly ledger: Ledger;
  readonly rules: Rules;
  readonly pendingCalls: Set<Promise<unknown>>;
  readonly stalledCalls: Set<() => void>;
}
