import { confirmMemberAction, proposeMemberErasure } from '@dining/contract/staff/members';
import type { Role, Scope } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthTestServer,
  createNewcomer,
  joinMember,
  startAuthTestServer,
} from '../../../../test/auth-test-server';
import { findTablesContaining } from '../../../../test/find-tables';
import { dinner, now } from '../../../../test/fixtures';
import { createDinnerOrder } from '../../../../test/payment-test-server';
import { type StaffCommandClient, startStaffCommandClient } from '../../../../test/staff-command-client';
import { attachStaff, type StaffBrowser, testScopes } from '../../../../test/staff-server';

const clock = { time: now.getTime() };
let server: AuthTestServer;
let staffServer: ReturnType<typeof attachStaff>;
let commands: StaffCommandClient;
let jiho: StaffBrowser;
let sora: StaffBrowser;
const signIn = async (role: Role, scope: Scope = testScopes.group) =>
  staffServer.signIn(await staffServer.createStaff({ role, scope }));
beforeAll(async () => {
  server = await startAuthTestServer({ clock: () => new Date(clock.time) });
  staffServer = attachStaff(server, clock);
  commands = await startStaffCommandClient(server.deps);
  await staffServer.query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [dinner]);
  [jiho, sora] = [await signIn('privacy'), await signIn('privacy')];
});
beforeEach(() => staffServer.query('DELETE FROM rate_limit'));
afterAll(async () => {
  await commands.close();
  await server.close();
});

const reason = 'asked by letter';

interface TestMember {
  readonly email: string;
  readonly phone: string;
  readonly cardNo: string;
  readonly resvCode: string;
}

/** Creates a member with a reservation, whose visit is over unless `isUpcoming`. */
async function createMember({ isUpcoming = false } = {}): Promise<TestMember> {
  const { email, phone, password } = createNewcomer();
  await joinMember(server, { ...createNewcomer(), email, phone, password });
  await staffServer.query('DELETE FROM rate_limit');
  const browser = server.browser();
  await browser.post('/authentications', { username: email, password });
  const order = createDinnerOrder({
    resvDate: '2026-03-24 18:00',
    resvSetleAmnt: 0,
    resvUserEmail: 'box@example.test',
  });
  const { resvCode } = (await browser.post('/resv/insert', order)).json;
  if (!isUpcoming)
    await staffServer.query(`UPDATE reservation SET visit_day = '2026-03-01' WHERE resv_code = $1`, [resvCode]);
  const [row] = await staffServer.query('SELECT card_no FROM member WHERE user_id = $1', [email]);
  return { email, phone, cardNo: String(row?.['card_no']), resvCode: String(resvCode) };
}

const view = async (browser: StaffBrowser, { cardNo }: TestMember) =>
  (await browser.post('/member/view', { cardNo })).json.member;
const propose = (browser: StaffBrowser, act: 'export' | 'erase', { cardNo }: TestMember) =>
  browser.post(`/member/${act}`, { cardNo, reason });
const getProposalId = async (browser: StaffBrowser, member: TestMember): Promise<string> =>
  (await view(browser, member))?.proposals[0]?.proposalId ?? '';
const confirm = async (browser: StaffBrowser, member: TestMember, headers = {}) =>
  browser.post('/member/confirm', { proposalId: await getProposalId(jiho, member) }, headers);
const isMember = async ({ email }: TestMember): Promise<boolean> =>
  (await staffServer.query('SELECT FROM member WHERE user_id = $1', [email])).length === 1;
const listLastActions = async (): Promise<unknown[]> =>
  (
    await staffServer.query(
      `SELECT action, detail FROM audit_entry WHERE actor_kind = 'staff' AND action <> 'member.read'
         AND (action LIKE 'member.%' OR action LIKE 'proposal.%') ORDER BY id DESC LIMIT 3`,
    )
  ).toReversed();

describe('a search', () => {
  it.each([
    ['the whole e-mail address', ({ email }: TestMember) => email.toUpperCase()],
    ['the membership number', ({ cardNo }: TestMember) => cardNo],
    ['the whole phone number', ({ phone }: TestMember) => phone],
  ])('finds a member by %s, and audits the reading once for a session', async (_case, getText) => {
    const member = await createMember();
    const browser = await signIn('privacy');
    const count = async () =>
      Number((await staffServer.query(`SELECT count(*) FROM audit_entry WHERE action = 'member.read'`))[0]?.['count']);
    const before = await count();
    const { members, isTooBroad } = (await browser.post('/member/search', { text: getText(member) })).json;
    expect([isTooBroad, members]).toMatchObject([
      false,
      [{ cardNo: member.cardNo, userId: member.email, phoneLastDigits: member.phone.slice(-4) }],
    ]);
    expect(await view(browser, member)).toMatchObject({ sessions: 1, nextVisits: [], canSignOut: false });
    await view(browser, member);
    expect(await count()).toBe(before + 1);
  });

  it('finds no member by a name, and no one who has left', async () => {
    const member = await createMember();
    await propose(jiho, 'erase', member);
    await confirm(sora, member);
    for (const text of ['Kim', member.email.slice(0, -1), member.email, member.cardNo, 'left-'])
      expect((await jiho.post('/member/search', { text })).json).toEqual({ members: [], isTooBroad: false });
  });

  it('shows no members if too many phone numbers end with the same digits', async () => {
    for (let index = 0; index < 6; index += 1)
      await staffServer.query('INSERT INTO member (user_id, name, phone, card_no) VALUES ($1, $2, $3, $4)', [
        `same${index}@example.test`,
        'Same',
        `0108${index}009876`,
        `77000${index}`,
      ]);
    expect((await jiho.post('/member/search', { text: '9876' })).json).toEqual({ members: [], isTooBroad: true });
    const { members } = (await jiho.post('/member/search', { text: '3009876' })).json;
    expect(members).toMatchObject([{ userId: 'same3@example.test' }]);
  });

  it('is limited to 60 times for a staff member, so that they cannot try all numbers', async () => {
    const browser = await signIn('privacy');
    const codes = await Promise.all(
      Array.from(
        { length: 61 },
        async (_, index) => (await browser.post('/member/search', { text: `${1000 + index}` })).json.code,
      ),
    );
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(1);
  });
});

describe('an export', () => {
  it('can be downloaded for a day once two people agree, with a reason that is audited', async () => {
    const member = await createMember();
    const proposeResponse = await propose(jiho, 'export', member);
    expect(proposeResponse.json.member?.proposals).toMatchObject([
      { act: 'member.export', state: 'open', isOwn: true, reason },
    ]);
    const proposalId = await getProposalId(jiho, member);
    expect((await jiho.post('/member/proposals', {})).json.proposals).toMatchObject([
      { proposalId, member: { userId: member.email } },
    ]);
    const download = (browser: StaffBrowser, downloadReason = 'sent by post') =>
      browser.post('/member/download', { proposalId, reason: downloadReason });
    expect((await download(jiho)).json.code).toBe('second_person_needed');
    expect((await confirm(jiho, member)).json.code).toBe('own_proposal');
    const confirmResponse = await confirm(sora, member);
    expect(confirmResponse.json).toMatchObject({
      pseudonymId: null,
      member: { proposals: [{ state: 'confirmed', downloadUntil: expect.any(String) }] },
    });
    expect((await download(jiho, ' ')).json.code).toBe('invalid_request');
    const { fileName, tables } = (await download(jiho)).json;
    expect(fileName).toBe(`member-${member.cardNo}-2026-03-11.json`);
    expect(tables?.['member']).toMatchObject([{ user_id: member.email }]);
    expect(JSON.stringify(tables)).not.toMatch(/argon2|_hash|"guest_id"/);
    expect(await listLastActions()).toMatchObject([
      { action: 'proposal.add', detail: { act: 'member.export', reason } },
      { action: 'proposal.confirm', detail: { act: 'member.export', reason } },
      { action: 'member.export', detail: { reason: 'sent by post' } },
    ]);
    await staffServer.query(`UPDATE staff_proposal SET decided_at = $2 WHERE proposal_id = $1`, [
      proposalId,
      new Date(clock.time - 24 * 3_600_000),
    ]);
    expect((await download(jiho)).json.code).toBe('proposal_lapsed');
    expect((await view(jiho, member))?.proposals).toMatchObject([{ state: 'confirmed', downloadUntil: null }]);
  });

  it('cannot be downloaded after a refusal, and can be proposed again', async () => {
    const member = await createMember();
    await propose(jiho, 'export', member);
    const proposalId = await getProposalId(jiho, member);
    expect((await jiho.post('/member/refuse', { proposalId, reason: 'no' })).json.code).toBe('own_proposal');
    const { json } = await sora.post('/member/refuse', { proposalId, reason: 'identity not proven' });
    expect(json.member?.proposals).toMatchObject([{ state: 'refused', note: 'identity not proven' }]);
    expect((await jiho.post('/member/download', { proposalId, reason })).json.code).toBe('proposal_closed');
    expect((await propose(sora, 'export', member)).status).toBe(200);
  });
});

describe('an erasure', () => {
  it('shows what it deletes, and removes the person from every table once two people agree', async () => {
    const member = await createMember();
    expect((await view(jiho, member))?.erasure).toMatchObject({
      blockers: { reservations: 0, payments: 0 },
      sessions: 1,
      reservations: 1,
      reviews: 0,
    });
    await propose(jiho, 'erase', member);
    expect((await confirm(jiho, member)).json.code).toBe('own_proposal');
    expect(await isMember(member)).toBe(true);
    const proposalId = await getProposalId(jiho, member);
    const headers = { 'idempotency-key': 'same-key-for-each-attempt' };
    const confirmById = (browser: StaffBrowser, requestHeaders = {}) =>
      browser.post('/member/confirm', { proposalId }, requestHeaders);
    const thirdBrowser = await signIn('privacy');
    const responses = await Promise.all([
      confirmById(sora, headers),
      confirmById(sora, headers),
      confirmById(thirdBrowser),
    ]);
    const codes = responses.map(({ status, json }) => (status === 200 ? 'ok' : json.code));
    expect(codes.includes('ok')).toBe(true);
    expect(codes.filter((code) => code !== 'ok' && code !== 'proposal_closed')).toEqual([]);
    const repeatedResponse = (await confirmById(sora, headers)).json;
    if (repeatedResponse.code === undefined) expect(repeatedResponse.pseudonymId).toMatch(/^left-/);
    expect(await findTablesContaining(server.pool, [member.email, member.phone, member.cardNo])).toEqual([]);
    const [reservation] = await staffServer.query('SELECT user_id FROM reservation WHERE resv_code = $1', [
      member.resvCode,
    ]);
    expect(reservation?.['user_id']).toMatch(/^left-/);
    const erasures = (await listLastActions()).filter(
      (entry) => (entry as { action: string }).action === 'member.erase',
    );
    expect(erasures).toMatchObject([{ detail: { reason, proposer: expect.any(String) } }]);
    expect((await jiho.post('/member/view', { cardNo: member.cardNo })).json.code).toBe('not_found');
  });

  it('is refused while a reservation is not over, when it is proposed and when it is confirmed', async () => {
    const member = await createMember({ isUpcoming: true });
    expect((await view(jiho, member))?.nextVisits).toMatchObject([{ resvCode: member.resvCode, htlCode: 'H01' }]);
    expect((await propose(jiho, 'erase', member)).json).toMatchObject({
      code: 'member_reserves',
      detail: { count: 1 },
    });
    const moveVisit = (day: string) =>
      staffServer.query('UPDATE reservation SET visit_day = $2 WHERE resv_code = $1', [member.resvCode, day]);
    await moveVisit('2026-03-01');
    await propose(jiho, 'erase', member);
    await moveVisit('2026-03-24');
    expect((await confirm(sora, member)).json.code).toBe('member_reserves');
    expect(await isMember(member)).toBe(true);
    expect((await view(jiho, member))?.proposals).toMatchObject([{ state: 'open' }]);
    await moveVisit('2026-03-01');
    expect((await confirm(sora, member)).status).toBe(200);
  });

  it('can be proposed by a command, but not confirmed by one', async () => {
    const member = await createMember();
    const body = { cardNo: member.cardNo, reason };
    const { member: proposedMember } = await commands.call(proposeMemberErasure, { body });
    expect(proposedMember?.proposals).toMatchObject([{ proposer: 'Mina', isByCommand: true }]);
    expect(await commands.call(proposeMemberErasure, { body })).toMatchObject({ code: 'already_proposed' });
    const proposalId = proposedMember?.proposals[0]?.proposalId ?? '';
    expect(await commands.call(confirmMemberAction, { body: { proposalId } })).toMatchObject({ code: 'unknown_call' });
    expect(await isMember(member)).toBe(true);
    expect((await jiho.post('/member/confirm', { proposalId })).json.pseudonymId).toMatch(/^left-/);
    expect(await isMember(member)).toBe(false);
  });

  it('cannot be confirmed if the grant of its proposer or of the confirming person has ended', async () => {
    const member = await createMember();
    const [first, second] = [
      await staffServer.createStaff({ role: 'privacy', scope: testScopes.group }),
      await staffServer.createStaff({ role: 'privacy', scope: testScopes.group }),
    ];
    await propose(await staffServer.signIn(first), 'erase', member);
    const secondBrowser = await staffServer.signIn(second);
    await staffServer.query('UPDATE staff_grant SET ended_at = now() WHERE staff_id = $1', [second.staffId]);
    expect((await confirm(secondBrowser, member)).json.code).toBe('forbidden');
    await staffServer.query('UPDATE staff_grant SET ended_at = now() WHERE staff_id = $1', [first.staffId]);
    expect((await confirm(sora, member)).json.code).toBe('second_person_needed');
    expect(await isMember(member)).toBe(true);
  });

  it('needs the second factor within the last five minutes, both to be proposed and to be confirmed', async () => {
    const member = await createMember();
    const browser = await signIn('privacy');
    await staffServer.query(
      `UPDATE staff_session SET second_factor_at = now() - interval '6 minutes' WHERE begun_at = (SELECT max(begun_at) FROM staff_session)`,
    );
    expect((await propose(browser, 'erase', member)).json.code).toBe('second_factor_needed');
    await propose(jiho, 'erase', member);
    expect((await confirm(browser, member)).json.code).toBe('second_factor_needed');
  });

  it('can be withdrawn only by its proposer, and cannot be confirmed once it has lapsed', async () => {
    const member = await createMember();
    await propose(jiho, 'erase', member);
    const proposalId = await getProposalId(jiho, member);
    expect((await sora.post('/member/withdraw', { proposalId })).json.code).toBe('not_own_proposal');
    expect((await jiho.post('/member/withdraw', { proposalId })).json.member?.proposals).toMatchObject([
      { state: 'withdrawn' },
    ]);
    expect((await confirm(sora, member)).json.code).toBe('proposal_closed');
    await propose(jiho, 'erase', member);
    await staffServer.query(
      `UPDATE staff_proposal SET lapses_at = now() - interval '1 second' WHERE subject = $1 AND state = 'open'`,
      [member.cardNo],
    );
    expect((await confirm(sora, member)).json.code).toBe('proposal_lapsed');
    expect((await propose(sora, 'erase', member)).status).toBe(200);
    expect(await isMember(member)).toBe(true);
  });
});
