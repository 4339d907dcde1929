import { type Role, roles, type Scope, widestScopes } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { memberPaths } from '../../../../test/member-and-charge-paths';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';
import { insertParty } from '../../../../test/venue-calls';

let server: StaffServer;
beforeAll(async () => {
  server = await startStaffServer();
});
beforeEach(() => server.query('DELETE FROM rate_limit'));
afterAll(() => server.close());

const venues = { own: testScopes.ownVenue, sister: testScopes.sisterVenue, other: testScopes.otherVenue } as const;
const scopesByType: Readonly<Record<string, Scope>> = {
  venue: testScopes.ownVenue,
  hotel: testScopes.ownHotel,
  group: testScopes.group,
};

const readerRoles: readonly Role[] = ['host', 'venue_manager', 'reservation_desk', 'hotel_manager', 'privacy'];
const privacyRoles: readonly Role[] = ['privacy'];
/** The roles that may use each endpoint, at their widest scope. */
const rolesByPath: Readonly<Record<(typeof memberPaths)[number], readonly Role[]>> = {
  '/member/search': readerRoles,
  '/member/view': readerRoles,
  '/member/sign-out': readerRoles.filter((role) => role !== 'privacy'),
  '/member/export': privacyRoles,
  '/member/download': privacyRoles,
  '/member/erase': privacyRoles,
  '/member/proposals': privacyRoles,
  '/member/confirm': privacyRoles,
  '/member/withdraw': privacyRoles,
  '/member/refuse': privacyRoles,
};

let memberCount = 0;

/** Creates a member who has reserved at a venue, or nowhere. */
async function createMember(venue?: Extract<Scope, { type: 'venue' }>): Promise<{ userId: string; cardNo: string }> {
  memberCount += 1;
  const [userId, cardNo] = [`owned${memberCount}@example.test`, `OWN${memberCount}`];
  await server.query('INSERT INTO member (user_id, name, card_no) VALUES ($1, $2, $3)', [userId, 'Mina', cardNo]);
  if (venue !== undefined) await insertParty(server, venue, { userId });
  return { userId, cardNo };
}

async function insertProposal(act: 'member.export' | 'member.erase', cardNo: string): Promise<string> {
  const [proposal] = await server.query(
    `INSERT INTO staff_proposal (htl_code, capability, act, subject, subject_version, body, reason, proposer_name, lapses_at)
     VALUES ('GROUP', $1, $1, $2, 0, '{}', 'x', 'Jiho', now() + interval '1 day') RETURNING proposal_id`,
    [act, cardNo],
  );
  return String(proposal?.['proposal_id']);
}

const call = async (browser: StaffBrowser, path: string, body: object): Promise<string> => {
  const { status, json } = await browser.post(path, body);
  return status === 200 ? 'ok' : (json.code ?? '');
};

/** Returns for `venues`, in their order, whether the role reaches them at its widest scope. */
const getReach = (role: Role): readonly boolean[] =>
  ({ venue: [true, false, false], hotel: [true, true, false], group: [true, true, true] })[widestScopes[role]];

describe('access to members', () => {
  it.each(roles)('is limited for the role %s to those who have reserved in its scope', async (role) => {
    const browser = await server.signIn(
      await server.createStaff({ role, scope: scopesByType[widestScopes[role]] as Scope }),
    );
    for (const [index, venue] of Object.values(venues).entries()) {
      const { userId, cardNo } = await createMember(venue);
      const [exportProposalId, erasureProposalId] = [
        await insertProposal('member.export', cardNo),
        await insertProposal('member.erase', cardNo),
      ];
      const viewResult = getReach(role)[index] === true ? 'ok' : 'not_found';
      const calls: readonly (readonly [(typeof memberPaths)[number], object, string])[] = [
        ['/member/view', { cardNo }, viewResult],
        ['/member/sign-out', { cardNo, reason: 'x' }, viewResult],
        ['/member/export', { cardNo, reason: 'x' }, 'already_proposed'],
        ['/member/download', { proposalId: exportProposalId, reason: 'x' }, 'second_person_needed'],
        ['/member/erase', { cardNo, reason: 'x' }, 'member_reserves'],
        ['/member/withdraw', { proposalId: exportProposalId }, 'not_own_proposal'],
        ['/member/confirm', { proposalId: exportProposalId }, 'ok'],
        ['/member/refuse', { proposalId: erasureProposalId, reason: 'x' }, 'ok'],
        ['/member/proposals', {}, 'ok'],
      ];
      for (const [path, body, result] of calls)
        expect([path, index, await call(browser, path, body)]).toEqual([
          path,
          index,
          rolesByPath[path].includes(role) ? result : 'forbidden',
        ]);
      const { status, json } = await browser.post('/member/search', { text: userId });
      const cardNos = status === 200 ? json.members.map((member) => member.cardNo) : json.code;
      expect(cardNos).toEqual(readerRoles.includes(role) ? (viewResult === 'ok' ? [cardNo] : []) : 'forbidden');
    }
  });

  it('includes a member without reservations, and visits of other hotels, only for staff of the group', async () => {
    const { cardNo } = await createMember();
    const manager = await server.signIn(
      await server.createStaff({ role: 'hotel_manager', scope: testScopes.ownHotel }),
    );
    const desk = await server.signIn(await server.createStaff({ role: 'reservation_desk', scope: testScopes.group }));
    expect(await call(manager, '/member/view', { cardNo })).toBe('not_found');
    expect(await call(desk, '/member/view', { cardNo })).toBe('ok');
    const memberOfTwoHotels = await createMember(testScopes.ownVenue);
    await insertParty(server, testScopes.otherVenue, { userId: memberOfTwoHotels.userId });
    const listHotels = async (browser: StaffBrowser) =>
      (await browser.post('/member/view', { cardNo: memberOfTwoHotels.cardNo })).json.member?.nextVisits.map(
        ({ htlCode }) => htlCode,
      );
    expect(await listHotels(manager)).toEqual(['H01']);
    expect(await listHotels(desk)).toEqual(['H01', 'H02']);
  });

  it('does not let a person who may only read in a hotel sign out its members', async () => {
    const person = await server.createStaff(
      { role: 'host', scope: testScopes.ownVenue },
      { role: 'privacy', scope: testScopes.group },
    );
    const browser = await server.signIn(person);
    const { cardNo } = await createMember(testScopes.otherVenue);
    const { member } = (await browser.post('/member/view', { cardNo })).json;
    expect(member).toMatchObject({ canSignOut: false, canErase: true });
    expect(await call(browser, '/member/sign-out', { cardNo, reason: 'x' })).toBe('forbidden');
  });

  it('does not allow decisions about proposals that do not concern a member', async () => {
    const [proposal] = await server.query(
      `INSERT INTO staff_proposal (htl_code, capability, act, subject, subject_version, body, reason, proposer_name, lapses_at)
       VALUES ('GROUP', 'payment.manual', 'payment.move', 'P1', 0, '{}', 'x', 'Jiho', now() + interval '1 day') RETURNING proposal_id`,
    );
    const browser = await server.signIn(await server.createStaff({ role: 'privacy', scope: testScopes.group }));
    const body = { proposalId: proposal?.['proposal_id'], reason: 'x' };
    for (const path of ['/member/confirm', '/member/refuse', '/member/withdraw', '/member/download'])
      expect(await call(browser, path, body)).toBe('not_found');
  });
});
