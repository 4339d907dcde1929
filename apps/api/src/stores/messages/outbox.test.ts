import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import type { Database } from '../../db/connect';
import { claimDueMessage } from './outbox';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('a message with a thousand attempts is claimed again, and then paused for at most an hour', async () => {
  const { pool } = database;
  const insertMessage = `INSERT INTO outbox (key, htl_code, channel, kind, payload, attempts) VALUES ('often', 'H01', 'sms', 'reservation_made', '{}', 1000)`;
  await pool.query(insertMessage);
  expect(await claimDueMessage(pool, 'sms')).toMatchObject({ key: 'often', attempts: 1001 });
  const { rows } = await pool.query(
    `SELECT send_at BETWEEN now() + interval '50 minutes' AND now() + interval '1 hour' AS "isPaused" FROM outbox WHERE key = 'often'`,
  );
  expect(rows).toEqual([{ isPaused: true }]);
});

it('messages of one commit are claimed in the order of their insertion, without sorting them', async () => {
  const { pool } = database;
  await pool.query(
    `INSERT INTO outbox (key, htl_code, channel, kind, payload)
     SELECT 'reservation_made mail ' || number, 'H01', 'mail', 'reservation_made', '{}' FROM generate_series(1, 2000) AS number`,
  );
  await pool.query('ANALYZE outbox');
  expect(await claimDueMessage(pool, 'mail')).toMatchObject({ key: 'reservation_made mail 1' });
  expect(await claimDueMessage(pool, 'mail')).toMatchObject({ key: 'reservation_made mail 2' });
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE claim_due_message('mail')`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using outbox_due');
  expect(plan).not.toContain('Sort');
});
