import type { Role, Scope } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grill, mina } from '../../../../test/fixtures';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';
import { raiseAlarm } from '../../../notifications/alarms';

let staffServer: StaffServer;
const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
const signIn = async (role: Role, scope: Scope) => staffServer.signIn(await staffServer.createStaff({ role, scope }));
beforeAll(async () => {
  staffServer = await startStaffServer();
  const { pool } = staffServer.server.database;
  await staffServer.query(
    `INSERT INTO inquiry (qna_seq, htl_code, din_code, user_id, title, content) VALUES (77, 'H01', $1, $2, 'A', 'B')`,
    [grill, mina.userId],
  );
  await raiseAlarm(pool, silentLog, 'mail_refused', 'inquiry 77', 'no such box');
  await raiseAlarm(pool, silentLog, 'charge_mismatch', 'SHOP-42', 'of another shop');
  await raiseAlarm(pool, silentLog, 'sweeper_stalled', 'sweeper', 'no run for an hour');
});
beforeEach(() => staffServer.query('DELETE FROM rate_limit'));
afterAll(() => staffServer.close());

describe('alarms', () => {
  it.each([
    ['a manager of the venue', 'venue_manager', testScopes.ownVenue, ['inquiry 77']],
    ['a manager of a sister venue', 'venue_manager', testScopes.sisterVenue, []],
    ['the desk of the group', 'reservation_desk', testScopes.group, ['inquiry 77', 'SHOP-42']],
    ['finance of the group', 'finance', testScopes.group, ['SHOP-42']],
    ['finance of a hotel', 'finance', testScopes.ownHotel, []],
    ['an owner', 'owner', testScopes.group, ['SHOP-42', 'sweeper']],
  ] as const)('are listed for %s within their scope and roles', async (_who, role, scope, subjects) => {
    const browser = await signIn(role, scope);
    const { alerts } = (await browser.post('/alert/list', {})).json;
    expect(alerts.map(({ subject }) => subject)).toEqual(subjects);
    expect((await browser.get('/inbox/counts')).json.counts.alarms).toBe(subjects.length);
  });

  it('can be closed once, with a note, by staff with the right scope, unless they concern a payment', async () => {
    const manager = await signIn('venue_manager', testScopes.ownVenue);
    const sisterManager = await signIn('venue_manager', testScopes.sisterVenue);
    const desk = await signIn('reservation_desk', testScopes.group);
    const getId = async (browser: StaffBrowser, subject: string) =>
      (await browser.post('/alert/list', {})).json.alerts.find((alert) => alert.subject === subject)?.id;
    const id = await getId(manager, 'inquiry 77');
    const closeAlarm = (browser: StaffBrowser, alertId: unknown) =>
      browser.post('/alert/settle', { id: alertId, reason: 'called her' });
    expect((await closeAlarm(sisterManager, id)).status).toBe(404);
    expect((await closeAlarm(desk, await getId(desk, 'SHOP-42'))).json.code).toBe('alarm_of_payment');
    expect((await closeAlarm(manager, id)).json).toEqual({ result: 'success' });
    expect((await closeAlarm(manager, id)).status).toBe(404);
    const entries = await staffServer.query(`SELECT subject, detail FROM audit_entry WHERE action = 'alarm.settle'`);
    expect(entries).toEqual([{ subject: 'inquiry 77', detail: { alarm: 'mail_refused', reason: 'called her' } }]);
  });
});

describe('failed and retrying messages', () => {
  const insertMessage = async (columns: string, key: string): Promise<number> => {
    const [row] = await staffServer.query(
      `INSERT INTO outbox (key, htl_code, kind, payload, attempts, sent_at, failure)
       VALUES ($1, 'H01', 'inquiry_answered', '{"qnaSeq": 77}', ${columns}) RETURNING id::int AS id`,
      [key],
    );
    return Number(row?.['id']);
  };
  const listMessageIds = async (browser: StaffBrowser, state: string) =>
    (await browser.post('/message/list', { state })).json.messages.map(({ id }) => id);

  it('are listed separately; failed ones can be retried unless bounced, retrying ones can be stopped', async () => {
    const manager = await signIn('venue_manager', testScopes.ownVenue);
    const failedId = await insertMessage(`2, now(), 'refused'`, 'a');
    const bouncedId = await insertMessage(`1, now() - interval '1 minute', 'bounced'`, 'b');
    const retryingId = await insertMessage('3, NULL, NULL', 'c');
    await insertMessage('1, now(), NULL', 'd');
    expect(await listMessageIds(manager, 'failed')).toEqual([failedId, bouncedId]);
    expect(await listMessageIds(manager, 'trying')).toEqual([retryingId]);
    expect((await manager.post('/message/retry', { id: bouncedId })).status).toBe(404);
    expect((await manager.post('/message/retry', { id: failedId })).json).toEqual({ result: 'success' });
    expect((await manager.post('/message/stop', { id: retryingId })).json).toEqual({ result: 'success' });
    expect((await manager.post('/message/stop', { id: retryingId })).status).toBe(404);
    expect(await listMessageIds(manager, 'failed')).toEqual([retryingId, bouncedId]);
    expect(await listMessageIds(manager, 'trying')).toEqual([failedId]);
  });

  it('are hidden from staff of other venues and hotels', async () => {
    const id = await insertMessage(`2, now(), 'refused'`, 'e');
    for (const browser of [
      await signIn('venue_manager', testScopes.sisterVenue),
      await signIn('hotel_manager', testScopes.otherHotel),
    ]) {
      expect(await listMessageIds(browser, 'failed')).toEqual([]);
      expect((await browser.post('/message/retry', { id })).status).toBe(404);
    }
  });
});

describe('the list of audit entries', () => {
  it('is filtered by action, actor, subject, days and scope, has pages of 30, and records each reading once per session and subject', async () => {
    const manager = await signIn('hotel_manager', testScopes.ownHotel);
    const privacy = await signIn('privacy', testScopes.group);
    for (let number = 0; number < 32; number += 1)
      await staffServer.query(
        `INSERT INTO audit_entry (htl_code, actor, action, subject) VALUES ($1, 'Mina Kim', 'venue.close', $2)`,
        [number % 2 === 0 ? 'H01' : 'H02', `D${number}`],
      );
    const list = async (browser: StaffBrowser, body: object) => (await browser.post('/audit/list', body)).json;
    const days = { from: '2020-01-01', to: '2099-12-31' };
    const hotelEntries = await list(manager, { action: 'venue.', ...days });
    expect(hotelEntries.entries.map(({ htlCode }) => htlCode)).toEqual(Array.from({ length: 16 }, () => 'H01'));
    const firstPage = await list(privacy, { actor: 'mina', ...days });
    const secondPage = await list(privacy, { actor: 'mina', after: firstPage.next, ...days });
    expect([firstPage.entries.length, secondPage.entries.length, secondPage.next]).toEqual([30, 2, null]);
    const subjectSearch = { subject: 'D1', action: 'venue.', ...days };
    expect((await list(manager, subjectSearch)).entries).toEqual([]);
    expect((await list(privacy, subjectSearch)).entries).toMatchObject([{ actor: 'Mina Kim', htlCode: 'H02' }]);
    expect((await list(privacy, { action: 'venue.', from: '2020-01-01', to: '2020-01-02' })).entries).toEqual([]);
    const readings = await staffServer.query(`SELECT subject FROM audit_entry WHERE action = 'audit.read' ORDER BY id`);
    expect(readings).toEqual([{ subject: 'audit' }, { subject: 'audit' }, { subject: 'D1' }, { subject: 'D1' }]);
  });

  it('is refused to staff without the capability', async () => {
    const browser = await signIn('finance', testScopes.group);
    expect((await browser.post('/audit/list', {})).status).toBe(403);
  });
});
