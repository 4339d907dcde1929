import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getTimeAgo } from '../../test/past-dates';
import { startTestServer, type TestServer } from '../../test/test-server';
import { retentionRules } from '../stores/app/retention';
import { listUnusedUploads } from '../stores/uploads/uploads';
import { runJob } from './run-job';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const runRetention = () =>
  runJob('retention', { deps: server.deps, siteFolder: '', log, stopSignal: new AbortController().signal });
const listSessions = async () =>
  (await server.database.pool.query<{ id: string }>('SELECT id_hash AS id FROM session')).rows.map(({ id }) => id);

/** Needs a PostgreSQL server: the embedded database runs transactions one at a time. */
it('the retention job skips rows that another transaction has locked, and deletes them the next time', async () => {
  const { pool } = server.database;
  for (const id of ['held', 'free'])
    await pool.query(`INSERT INTO session (id_hash, data, expires_at) VALUES ($1, '{}', $2)`, [
      id,
      getTimeAgo(2, 'days'),
    ]);
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query(`SELECT 1 FROM session WHERE id_hash = 'held' FOR UPDATE`);
  await runRetention();
  expect(await listSessions()).toEqual(['held']);
  await client.query('COMMIT');
  client.release();
  await runRetention();
  expect(await listSessions()).toEqual([]);
});

/**
 * The index by which each rule finds its rows. For allergies the primary key suffices: they exist only until a month
 * after the visit.
 */
const expectedIndexes: Readonly<Record<string, string>> = {
  allergies: 'reservation_allergy_resv_code_allergy_code_pk',
  'orders of unsuccessful payments': 'payment_with_order',
  messages: 'outbox_sent',
  'notices to guests': 'guest_notice_by_creation',
  sessions: 'session_by_expiry',
  'one-time codes': 'one_time_code_by_expiry',
  'password reset links': 'password_reset_by_expiry',
  'sign-in attempts': 'sign_in_attempt_by_expiry',
  'join attempts': 'join_attempt_by_expiry',
  'keys of former members': 'former_member_key_by_leaving',
  'staff sessions': 'staff_session_by_expiry',
  'passkey challenges': 'staff_challenge_by_expiry',
  'responses to staff writes': 'staff_request_by_age',
  'staff invitations': 'staff_invitation_by_expiry',
  'rate limits': 'rate_limit_by_reset',
  'IP address keys of holds': 'hold_by_address',
  'invitations of members': 'member_invitation_by_expiry',
  'freed holds': 'hold_freed',
  'order sheets': 'order_sheet_by_expiry',
  payments: 'payment_by_age',
  'reservation answers': 'reservation_with_personal_data',
  'personal data of reservations': 'reservation_with_personal_data',
  'reservation notes': 'reservation_with_personal_data',
  'phone orders': 'phone_order_by_age',
  'orders of former systems': 'former_order_by_age',
  'pay links': 'pay_link_by_end',
  'audit entries': 'audit_by_expiry',
  inquiries: 'inquiry_by_age',
  'day notes': 'day_note_by_day',
  'staff proposals': 'staff_proposal_by_age',
  'versions of documents': 'document_version_by_time',
  'pictures of unknown hotels': 'picture_by_hotel',
};

/**
 * Returns the plan of the statement that `send` sends. Sequential scans are disabled, because they are cheapest on an
 * empty table.
 */
async function explain(name: string, send: (client: PoolClient) => Promise<unknown>): Promise<string> {
  const client = await server.database.pool.connect();
  await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL plan_cache_mode = force_generic_plan');
  await send(client);
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE ${name} (500)`);
  await client.query('ROLLBACK');
  client.release();
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it.each(retentionRules.map(({ dataKind, statement }) => [dataKind, statement]))(
  'rows to be deleted are found by an index: %s',
  async (dataKind, statement) => {
    const plan = await explain(statement(500).name, (client) => client.query(statement(500)));
    expect(plan).toMatch(new RegExp(`Scan (using|on) ${expectedIndexes[dataKind] ?? 'none'}`));
    expect(plan).not.toContain('Seq Scan');
  },
);

it('unused uploads are found by an index', async () => {
  const plan = await explain('list_unused_uploads', (client) => listUnusedUploads(client, 500));
  expect(plan).toMatch(/Scan (using|on) upload_unused/);
  expect(plan).not.toContain('Seq Scan');
});
