import type { Actor } from '@dining/domain/shared/actor';
import type { Pool } from 'pg';
import type { Config } from '../../config/config';
import type { Deps } from '../../config/deps';
import type { Database } from '../../db/connect';
import type { Keyring } from '../../lib/keyring';
import type { Log } from '../../ports/log';
import type { PaymentProvider } from '../../ports/payments';

export interface PaymentDeps {
  readonly database: Database;
  readonly pool: Pool;
  readonly payments: PaymentProvider;
  readonly config: Pick<Config, 'reconcileAfterSeconds'>;
  readonly keyring: Pick<Keyring, 'limits'>;
  readonly now: () => Date;
  readonly log: Log;
  readonly actor: Actor | 'buyer';
}

export const createPaymentDeps = (deps: Deps, log: Log, actor: PaymentDeps['actor']): PaymentDeps => ({
  database: deps.database,
  pool: deps.database.pool,
  payments: deps.payments,
  config: deps.config,
  keyring: deps.keyring,
  now: deps.now,
  log,
  actor,
});
