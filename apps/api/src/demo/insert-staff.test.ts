import { roles } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoDatabase } from '../../test/demo-database';
import type { Database } from '../db/connect';
import { createDemoOptions } from './install-demo-group';

let database: Database;
beforeAll(async () => {
  database = await openDemoDatabase(new Date('2026-03-11T00:00:00Z'));
});
afterAll(() => database.close());

const query = async (text: string) => (await database.pool.query(text)).rows as Record<string, unknown>[];

it('the demo staff have every role, some of them twice, and a host at each other hotel', async () => {
  const rows = await query(`SELECT role, htl_code FROM staff_grant ORDER BY role, htl_code`);
  const count = (role: string) =>
    rows.filter((row) => row['role'] === role && row['htl_code'] !== 'H02' && row['htl_code'] !== 'H03').length;
  expect(Object.fromEntries(roles.map((role) => [role, count(role)]))).toEqual(
    Object.fromEntries(roles.map((role) => [role, ['finance', 'privacy', 'hotel_manager'].includes(role) ? 2 : 1])),
  );
  const otherHotelGrants = rows.filter((row) => row['htl_code'] === 'H02' || row['htl_code'] === 'H03');
  expect(otherHotelGrants).toEqual(['H02', 'H03'].map((htl_code) => ({ role: 'host', htl_code })));
});

it('each demo grant for a venue names the hotel of that venue', async () => {
  expect(
    await query(`SELECT grant_id FROM staff_grant g JOIN venue v USING (din_code) WHERE v.htl_code <> g.htl_code`),
  ).toEqual([]);
});

it('the demo options of a running server encrypt the secrets of staff', () => {
  const keyring = { secondFactors: [Buffer.alloc(32, 'k').toString('base64url')] as const };
  const { encryptSecret } = createDemoOptions({ keyring, payments: { name: 'easypay' }, now: () => new Date(0) });
  expect(encryptSecret('JBSWY3DPEHPK3PXP', 'mina')).not.toContain('JBSWY3DPEHPK3PXP');
});
