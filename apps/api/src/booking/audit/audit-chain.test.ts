import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database';
import { runWithoutTriggers } from '../../../test/run-without-triggers';
import type { Database } from '../../db/connect';
import { insertAuditEntry } from '../../stores/app/audit';
import { retentionRules, runRetentionStep } from '../../stores/app/retention';
import { sealAudit } from './seal-audit';
import { verifyAudit } from './verify-audit';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => runWithoutTriggers(database.pool, ['DELETE FROM audit_entry'], ['DELETE FROM audit_seal']));
afterAll(() => database.close());

const insertEntry = (subject: string) =>
  insertAuditEntry(database.pool, {
    actorName: 'Mina',
    action: 'grant.change',
    subject,
    htlCode: null,
    origin: { staffId: '00000000-0000-4000-8000-000000000001', device: 'Safari · iPhone', address: '10.0.0.1' },
    before: { endsOn: null },
    after: { endsOn: '2026-12-31' },
  });
const insertEntries = async (count: number) => {
  for (let index = 1; index <= count; index += 1) await insertEntry(`grant ${index}`);
};
const findId = async (subject: string) =>
  Number((await database.pool.query('SELECT id FROM audit_entry WHERE subject = $1', [subject])).rows[0]?.id);
const tamper = (text: string, values: unknown[] = []) => runWithoutTriggers(database.pool, [text, values]);
const sealAll = async () => (await sealAudit(database.pool, 100)).sealedCount;

describe('the hash chain of the audit entries', () => {
  it('seals each entry once, in several runs and in two concurrent ones', async () => {
    await insertEntries(5);
    expect((await sealAudit(database.pool, 3)).sealedCount).toBe(3);
    await insertEntry('grant 6');
    const [first, second] = await Promise.all([sealAudit(database.pool, 2), sealAudit(database.pool, 2)]);
    expect(first.sealedCount + second.sealedCount).toBe(3);
    expect(await sealAll()).toBe(0);
    expect(await verifyAudit(database.pool)).toMatchObject({ sealed: 6, unsealed: 0, broken: null });
  });

  it('does not depend on the time zone of the session', async () => {
    await insertEntries(2);
    await sealAll();
    await database.pool.query(`SET TIME ZONE 'America/New_York'`);
    const verification = await verifyAudit(database.pool);
    await database.pool.query('RESET TIME ZONE');
    expect(verification.broken).toBeNull();
  });

  it('includes an entry that is committed after later ones were sealed', async () => {
    await insertEntries(3);
    const lateId = await findId('grant 2');
    await tamper('UPDATE audit_entry SET id = id + 1000000 WHERE id = $1', [lateId]);
    expect(await sealAll()).toBe(3);
    await tamper('INSERT INTO audit_entry (id, htl_code, actor, action, subject) VALUES ($1, $2, $3, $4, $5)', [
      lateId + 950_000,
      'GROUP',
      'Mina',
      'audit.read',
      'late',
    ]);
    expect(await sealAll()).toBe(1);
    expect((await verifyAudit(database.pool)).broken).toBeNull();
  });

  it.each([
    ['actor was changed', `UPDATE audit_entry SET actor = 'nobody' WHERE id = $1`, 'entry_changed'],
    [
      'old value was changed',
      `UPDATE audit_entry SET before = '{"endsOn": "2026-01-01"}' WHERE id = $1`,
      'entry_changed',
    ],
    ['IP address was changed', `UPDATE audit_entry SET address = NULL WHERE id = $1`, 'entry_changed'],
    ['time was changed', `UPDATE audit_entry SET at = at - interval '1 microsecond' WHERE id = $1`, 'entry_changed'],
    ['retention period was changed', `UPDATE audit_entry SET kept_until = now() WHERE id = $1`, 'entry_changed'],
    ['row was deleted', `DELETE FROM audit_entry WHERE id = $1`, 'entry_missing'],
    ['hash was changed', `UPDATE audit_seal SET entry_hash = 'x' WHERE entry_id = $1`, 'seal_changed'],
    ['seal period was changed', `UPDATE audit_seal SET kept_until = now() WHERE entry_id = $1`, 'seal_changed'],
  ])('names the first entry whose %s', async (_what, statement, fault) => {
    await insertEntries(4);
    await sealAll();
    const entryId = await findId('grant 2');
    await tamper(statement, [entryId]);
    await tamper(statement, [await findId('grant 4')]);
    expect(await verifyAudit(database.pool)).toMatchObject({ sealed: 1, broken: { entryId, fault } });
  });

  it('names the entry after a deleted seal', async () => {
    await insertEntries(3);
    await sealAll();
    await tamper('DELETE FROM audit_seal WHERE entry_id = $1', [await findId('grant 2')]);
    const entryId = await findId('grant 3');
    expect((await verifyAudit(database.pool)).broken).toEqual({ entryId, fault: 'seal_missing' });
  });

  it('names an old entry that was never sealed', async () => {
    await insertEntries(2);
    await sealAll();
    await insertEntry('grant 3');
    expect(await verifyAudit(database.pool)).toMatchObject({ unsealed: 1, broken: null });
    const entryId = await findId('grant 3');
    await tamper(`UPDATE audit_entry SET at = now() - interval '2 hours' WHERE id = $1`, [entryId]);
    expect((await verifyAudit(database.pool)).broken).toEqual({ entryId, fault: 'entry_unsealed' });
  });

  it('stays valid when entries are deleted after their retention period', async () => {
    await insertEntries(3);
    await tamper(`UPDATE audit_entry SET kept_until = now() WHERE subject = 'grant 2'`);
    await sealAll();
    const rule = retentionRules.find(({ dataKind }) => dataKind === 'audit entries');
    if (rule === undefined) throw new Error('there is no such rule');
    expect(await runRetentionStep(database.pool, rule, 10)).toBe(1);
    expect(await verifyAudit(database.pool)).toMatchObject({ sealed: 3, broken: null });
  });
});

it.each(['UPDATE audit_seal SET hash = $$x$$', 'DELETE FROM audit_seal', 'TRUNCATE audit_seal'])(
  'a seal cannot be changed or deleted: %s',
  async (statement) => {
    await insertEntries(1);
    await sealAll();
    await expect(database.pool.query(statement)).rejects.toThrow('neither changed nor deleted');
  },
);
