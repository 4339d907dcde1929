import type { ResvCode } from '@dining/domain/shared/codes';
import type { Pool } from 'pg';
import type { Config } from '../config';
import type { Deps } from '../deps';
import type { PaymentProvider } from '../ports/payments';

/** What is said to the log: our own numbers and states, never a person's data. */
export interface Log {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** Where orders are settled: what requests and jobs need in common. */
export interface Desk {
  readonly pool: Pool;
  readonly payments: PaymentProvider;
  readonly config: Pick<Config, 'easypay' | 'reconcileAfterSeconds'>;
  readonly now: () => Date;
  readonly log: Log;
}

export const deskOf = (deps: Deps, log: Log): Desk => ({
  pool: deps.database.pool,
  payments: deps.payments,
  config: deps.config,
  now: deps.now,
  log,
});

/** How a payment stands for its customer (decision 25). */
export type Standing =
  | { readonly result: 'success'; readonly resvCode: ResvCode }
  | { readonly result: 'pending' }
  | { readonly result: 'fail'; readonly errCd: 'declined' | 'cancelled' | 'expired' | 'sold_out' | 'refunded' | 'unknown_order' };
