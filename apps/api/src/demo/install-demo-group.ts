import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../db/connect';
import type { Connection } from '../db/database-handle';
import { encrypt } from '../lib/encryption';
import type { Keyring } from '../lib/keyring';
import type { DemoOptions } from './demo-options';
import { insertDemoGroup } from './insert-demo-group';

/**
 * Takes an advisory lock whose number is arbitrary but the same in all processes: of two that start together, one
 * inserts and the other waits.
 */
const lockStatement = 'SELECT pg_advisory_xact_lock(724002)';

/** Returns the options of the demo group for a running server. */
export const createDemoOptions = ({
  keyring,
  payments,
  now,
}: {
  readonly keyring: Pick<Keyring, 'secondFactors'>;
  readonly payments: { readonly name: string };
  readonly now: () => Date;
}): DemoOptions => ({
  now: now(),
  provider: payments.name,
  encryptSecret: (secret, staffId) => encrypt(keyring.secondFactors, secret, staffId),
});

const protectedTables = ['audit_entry', 'audit_seal', 'payment_event'];

const runExclusively = (database: Database, work: (client: Connection) => Promise<void>): Promise<void> =>
  database.withoutTimeouts((client) =>
    drizzle(client).transaction(async () => {
      await client.query(lockStatement);
      await work(client);
    }),
  );

export async function insertDemoGroupIfEmpty(database: Database, options: DemoOptions): Promise<void> {
  await runExclusively(database, async (client) => {
    const { rows } = await client.query<{ isEmpty: boolean }>('SELECT NOT EXISTS (SELECT FROM hotel) AS "isEmpty"');
    if (rows[0]?.isEmpty === true) await insertDemoGroup(client, options);
  });
}

/** Empties the tables of `public` except `setting`, and inserts the demo group around `options.now` (decision 34b). */
export async function resetDemoGroup(database: Database, options: DemoOptions): Promise<void> {
  await runExclusively(database, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'setting' ORDER BY tablename`,
    );
    // The triggers of these tables forbid deleting the audit and the events of payments.
    for (const table of protectedTables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await client.query(`TRUNCATE ${rows.map((row) => row.name).join(', ')} RESTART IDENTITY`);
    for (const table of protectedTables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    await insertDemoGroup(client, options);
  });
}
