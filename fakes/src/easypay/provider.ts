import type { FaultRules } from './fault-rules';
import type { Ledger } from './ledger';

/** The settings and the state of the stand-in. */
export interface Provider {
  readonly mallId: string;
  readonly secret: string;
  /** The URL for browsers; by default that of the request that registers the payment. */
  readonly publicUrl: string | undefined;
  readonly clock: () => Date;
  readonly ledger: Ledger;
  readonly rules: FaultRules;
  /** The calls that have no response yet, also the stalled ones. */
  readonly pendingCalls: Set<Promise<unknown>>;
  /** One function for each stalled call, which lets it continue. */
  readonly stalledCalls: Set<() => void>;
}
