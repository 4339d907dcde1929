import { type Role, roles, type Scope, widestScopes } from '@dining/domain/staff/permissions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { chargePaths } from '../../../../test/member-and-charge-paths';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';

let server: StaffServer;
beforeAll(async () => {
  server = await startStaffServer();
});
beforeEach(() => server.query('DELETE FROM rate_limit'));
afterAll(() => server.close());

const readingRoles: readonly Role[] = ['finance', 'privacy', 'owner'];
const financeRoles: readonly Role[] = ['finance'];
const rolesByPath: Readonly<Record<(typeof chargePaths)[number], readonly Role[]>> = {
  '/charge/compare': readingRoles,
  '/charge/propose': financeRoles,
  '/charge/list': readingRoles,
  '/charge/confirm': financeRoles,
  '/charge/withdraw': financeRoles,
  '/charge/refuse': financeRoles,
};

let chargeCount = 0;
/** Returns a partly refunded charge of a hotel's order. */
const createCharge = (htlCode: string) => {
  chargeCount += 1;
  const shopOrderNo = `${htlCode}-20260311-${String(chargeCount).padStart(16, '7')}`;
  return { shopOrderNo, chargeId: `C${chargeCount}`, charged: 5_000, left: 2_000, method: 'card' };
};

async function insertProposal(htlCode: string): Promise<string> {
  const { shopOrderNo, chargeId } = createCharge(htlCode);
  const body = { shopOrderNo, charged: '5000', left: '2000', method: 'card', verdict: 'manual_review' };
  const [proposal] = await server.query(
    `INSERT INTO staff_proposal (htl_code, capability, act, subject, subject_version, body, reason, proposer_name, lapses_at)
     VALUES ($1, 'settlement', 'charge.settle', $2, 0, $3, 'x', 'Jiho', now() + interval '1 day') RETURNING proposal_id`,
    [htlCode, chargeId, body],
  );
  return String(proposal?.['proposal_id']);
}

const getResult = async (browser: StaffBrowser, path: string, body: object): Promise<string> => {
  const { status, json } = await browser.post(path, body);
  return status === 200 ? 'ok' : (json.code ?? '');
};

const scopesByType: Readonly<Record<string, Scope>> = {
  venue: testScopes.ownVenue,
  hotel: testScopes.ownHotel,
  group: testScopes.group,
};

describe('the access to charges', () => {
  it.each(roles)('of the role %s follows its capability for settlements', async (role) => {
    const browser = await server.signIn(
      await server.createStaff({ role, scope: scopesByType[widestScopes[role]] as Scope }),
    );
    const [firstProposalId, secondProposalId] = [await insertProposal('H01'), await insertProposal('H02')];
    const calls: readonly (readonly [(typeof chargePaths)[number], object, string])[] = [
      ['/charge/compare', { charges: [createCharge('H01')] }, 'ok'],
      ['/charge/propose', { charges: [createCharge('H01')], reason: 'x' }, 'ok'],
      ['/charge/list', {}, 'ok'],
      ['/charge/withdraw', { proposalId: firstProposalId }, 'not_own_proposal'],
      ['/charge/confirm', { proposalId: firstProposalId }, 'ok'],
      ['/charge/refuse', { proposalId: secondProposalId, reason: 'x' }, 'ok'],
    ];
    for (const [path, body, result] of calls)
      expect([path, await getResult(browser, path, body)]).toEqual([
        path,
        rolesByPath[path].includes(role) ? result : 'forbidden',
      ]);
  });

  it('of finance at one hotel is limited to the orders of that hotel', async () => {
    await server.query('DELETE FROM staff_proposal');
    const browser = await server.signIn(await server.createStaff({ role: 'finance', scope: testScopes.ownHotel }));
    const [ownProposalId, otherProposalId] = [await insertProposal('H01'), await insertProposal('H02')];
    const charges = [createCharge('H01'), createCharge('H02'), createCharge('SHOP')];
    const getVerdicts = (json: { readonly charges: readonly { readonly verdict: string }[] }) =>
      json.charges.map(({ verdict }) => verdict);
    const verdicts = ['manual_review', 'not_found', 'not_found'];
    expect(getVerdicts((await browser.post('/charge/compare', { charges })).json)).toEqual(verdicts);
    const proposeResponse = (await browser.post('/charge/propose', { charges, reason: 'x' })).json;
    expect([proposeResponse.proposedCount, getVerdicts(proposeResponse)]).toEqual([1, verdicts]);
    const { proposals } = (await browser.post('/charge/list', {})).json;
    expect(proposals.map(({ subject }) => subject)).toHaveLength(2);
    for (const path of ['/charge/confirm', '/charge/refuse', '/charge/withdraw'])
      expect(await getResult(browser, path, { proposalId: otherProposalId, reason: 'x' })).toBe('not_found');
    expect(await getResult(browser, '/charge/confirm', { proposalId: ownProposalId })).toBe('ok');
  });

  it('requires a recent second factor and, to confirm, a proposal of another person who has a grant', async () => {
    const proposer = await server.createStaff({ role: 'finance', scope: testScopes.group });
    const [jiho, sora] = [
      await server.signIn(proposer),
      await server.signIn(await server.createStaff({ role: 'finance', scope: testScopes.group })),
    ];
    const charge = createCharge('H01');
    await jiho.post('/charge/propose', { charges: [charge], reason: 'x' });
    const { proposals } = (await jiho.post('/charge/list', {})).json;
    const proposalId = proposals.find(({ subject }) => subject === charge.chargeId)?.proposalId;
    expect(await getResult(jiho, '/charge/confirm', { proposalId })).toBe('own_proposal');
    await server.query(`UPDATE staff_session SET second_factor_at = now() - interval '6 minutes'`);
    expect(await getResult(sora, '/charge/confirm', { proposalId })).toBe('second_factor_needed');
    expect(await getResult(sora, '/charge/propose', { charges: [charge], reason: 'x' })).toBe('second_factor_needed');
    await server.query('UPDATE staff_session SET second_factor_at = now()');
    await server.query('UPDATE staff_grant SET ended_at = now() WHERE staff_id = $1', [proposer.staffId]);
    expect(await getResult(sora, '/charge/confirm', { proposalId })).toBe('second_person_needed');
    await server.query('UPDATE staff_grant SET ended_at = NULL WHERE staff_id = $1', [proposer.staffId]);
    expect(await getResult(sora, '/charge/confirm', { proposalId })).toBe('ok');
    expect(await getResult(sora, '/charge/confirm', { proposalId })).toBe('proposal_closed');
  });
});
