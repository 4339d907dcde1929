// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createId, createMe, testScopes } from '../../../test/staff';
import type { Member, MemberProposal } from '../../entities/members/members';

const getServer = prepareConsole();
const searchCall = 'POST /api/staff/member/search';
const viewCall = 'POST /api/staff/member/view';
const proposalsCall = 'POST /api/staff/member/proposals';
const confirmCall = 'POST /api/staff/member/confirm';

const foundMember = {
  cardNo: '8100000000010017',
  userId: 'mina@example.test',
  name: 'Mina Kim',
  phoneLastDigits: '5678',
  joinedAt: '2024-05-01T01:00:00Z',
};
const erasure = {
  blockers: { reservations: 0, payments: 0 },
  sessions: 2,
  coupons: 1,
  points: 1_200,
  reservations: 3,
  payments: 2,
  inquiries: 0,
  reviews: 1,
};
const visit = {
  resvCode: '20261224-ABCDEFGHJK',
  htlCode: 'H01',
  dinCode: 'GRILL',
  venueName: 'The Grill',
  visit: { date: '2026-12-24', time: '18:00' },
  type: 'table',
};
const member = {
  ...foundMember,
  sessions: 2,
  nextVisits: [visit],
  canSignOut: false,
  canExport: true,
  canErase: true,
  erasure,
  proposals: [],
} as unknown as Member;

const createProposal = (
  act: 'member.export' | 'member.erase',
  changes: Partial<MemberProposal> = {},
): MemberProposal => ({
  proposalId: createId(),
  act,
  subject: foundMember.cardNo,
  body: {},
  reason: 'asked by letter',
  state: 'open',
  proposer: 'Sora Kim',
  isByCommand: false,
  isOwn: false,
  decider: null,
  note: '',
  createdAt: '2026-11-29T01:00:00Z',
  lapsesAt: '2026-11-30T01:00:00Z',
  decidedAt: null,
  downloadUntil: null,
  ...changes,
});

const createPrivacyOfficer = () => createMe('privacy', testScopes.group);

beforeEach(() => getServer().setReply(proposalsCall, createSuccess({ proposals: [], next: null })));

async function openMember(changes: Partial<Member> = {}, me = createPrivacyOfficer()) {
  getServer().setReply(viewCall, createSuccess({ member: { ...member, ...changes } }));
  const openedConsole = await openConsole(`/console/members?item=${foundMember.cardNo}`, me);
  await screen.findByRole('heading', { name: 'Mina Kim' });
  return openedConsole;
}

/** Returns the topmost dialog. On narrow windows, the member's details are in a dialog below it. */
const getDialog = (): HTMLElement => screen.getAllByRole('dialog').at(-1) ?? document.body;

const typeReason = async (user: Awaited<ReturnType<typeof openMember>>['user'], text: string) =>
  user.type(within(getDialog()).getByRole('textbox', { name: /^Reason/ }), text);

describe('the search', () => {
  const openSearch = async () => {
    const openedConsole = await openConsole('/console/members', createPrivacyOfficer());
    await screen.findByText('Find one member');
    return openedConsole;
  };
  const search = async ({ user }: Awaited<ReturnType<typeof openSearch>>, text: string) => {
    await user.type(screen.getByRole('searchbox'), text);
    await user.click(screen.getByRole('button', { name: 'Find' }));
  };

  it('rejects a name, finds a member by the end of the phone number, and opens their details', async () => {
    const openedConsole = await openSearch();
    await search(openedConsole, 'Kim');
    expect(await screen.findByText(/^Please enter an email address, a membership number/)).toBeTruthy();
    expect(getServer().listBodies(searchCall)).toEqual([]);
    getServer().setReply(searchCall, createSuccess({ members: [foundMember], isTooBroad: false }));
    getServer().setReply(viewCall, createSuccess({ member }));
    await openedConsole.user.clear(screen.getByRole('searchbox'));
    await search(openedConsole, '5678');
    await openedConsole.user.click(await screen.findByRole('button', { name: 'Mina Kim' }));
    expect(await screen.findByRole('heading', { name: 'Mina Kim' })).toBeTruthy();
    expect(screen.getByText(/20261224-ABCDEFGHJK/)).toBeTruthy();
    expect(getServer().listBodies(searchCall)).toEqual([{ text: '5678' }]);
    expect(openedConsole.router.state.location.href).toBe(`/console/members?item=${foundMember.cardNo}`);
  });

  it.each([
    ['nobody matches', { members: [], isTooBroad: false }, 'No member matches'],
    ['too many match', { members: [], isTooBroad: true }, 'Too many members match'],
  ])('says so if %s', async (_case, response, text) => {
    const openedConsole = await openSearch();
    getServer().setReply(searchCall, createSuccess(response));
    await search(openedConsole, '5678');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says why it was refused, and can be sent again', async () => {
    const openedConsole = await openSearch();
    getServer().setReply(searchCall, createProblem('too_many_requests', 429));
    await search(openedConsole, '5678');
    expect(await screen.findByText(/too many attempts/)).toBeTruthy();
    getServer().setReply(searchCall, createSuccess({ members: [foundMember], isTooBroad: false }));
    await openedConsole.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Mina Kim' })).toBeTruthy();
  });

  it('is shown with the proposals that wait for a second person', async () => {
    const proposal = createProposal('member.erase');
    getServer().setReply(
      proposalsCall,
      createSuccess({ proposals: [{ ...proposal, member: foundMember }], next: null }),
    );
    getServer().setReply(viewCall, createSuccess({ member: { ...member, proposals: [proposal] } }));
    const { user } = await openSearch();
    expect(await screen.findByRole('heading', { name: 'Awaiting a second person' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mina Kim' }));
    expect(await screen.findByRole('button', { name: 'Confirm and erase' })).toBeTruthy();
  });
});

describe('the sessions of a member', () => {
  it('are ended once by a double click, with a reason that is required', async () => {
    const changes = { canSignOut: true, canExport: false, canErase: false, erasure: null };
    const { user } = await openMember(changes, createMe('host', testScopes.grill));
    expect(screen.queryByRole('button', { name: 'Erase the member' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere' }));
    expect(dialog.getByText(/^2 devices are signed out/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await dialog.findByText('Please enter a reason.')).toBeTruthy();
    await typeReason(user, 'a lost phone');
    getServer().setReply('POST /api/staff/member/sign-out', createSuccess({ endedSessionCount: 2 }));
    await user.dblClick(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('2 devices were signed out.')).toBeTruthy();
    expect(getServer().listBodies('POST /api/staff/member/sign-out')).toEqual([
      { cardNo: foundMember.cardNo, reason: 'a lost phone' },
    ]);
  });
});

describe('an export', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is proposed with a reason, which stays in the form if the server refuses', async () => {
    const { user } = await openMember();
    await user.click(screen.getByRole('button', { name: 'Export their data' }));
    await typeReason(user, 'asked by letter');
    const exportCall = 'POST /api/staff/member/export';
    getServer().setReply(exportCall, createProblem('already_proposed', 409));
    await user.click(screen.getByRole('button', { name: 'Propose the export' }));
    const dialog = within(getDialog());
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('asked by letter');
    const proposals = [createProposal('member.export', { isOwn: true })];
    getServer().setReply(exportCall, createSuccess({ member: { ...member, proposals } }));
    getServer().setReply(viewCall, createSuccess({ member: { ...member, proposals } }));
    await user.click(screen.getByRole('button', { name: 'Propose the export' }));
    expect(await screen.findByText(/^Proposed\. A colleague in privacy/)).toBeTruthy();
    expect(screen.getByText(/^This is your own proposal/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm the export' })).toBeNull();
  });

  it('is confirmed, and downloaded as a file after another reason is given', async () => {
    const proposal = createProposal('member.export');
    const { user } = await openMember({ proposals: [proposal] });
    await user.click(screen.getByRole('button', { name: 'Confirm the export' }));
    const confirmDialog = within(await screen.findByRole('alertdialog'));
    const confirmedProposal = {
      ...proposal,
      state: 'confirmed',
      decider: 'Minji Han',
      decidedAt: '2026-11-29T02:00:00Z',
    };
    const updatedMember = { ...member, proposals: [{ ...confirmedProposal, downloadUntil: '2026-11-30T02:00:00Z' }] };
    getServer().setReply(confirmCall, createSuccess({ member: updatedMember, pseudonymId: null }));
    getServer().setReply(viewCall, createSuccess({ member: updatedMember }));
    await user.click(confirmDialog.getByRole('button', { name: 'Confirm the export' }));
    await user.click(await screen.findByRole('button', { name: 'Download the file' }));
    await typeReason(user, 'sent by post');
    const files: Blob[] = [];
    URL.createObjectURL = (blob) => {
      files.push(blob as Blob);
      return 'blob:export';
    };
    URL.revokeObjectURL = () => undefined;
    const fileNames: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      fileNames.push(this.download);
    });
    const tables = { member: [{ user_id: foundMember.userId }] };
    getServer().setReply('POST /api/staff/member/download', createSuccess({ fileName: 'member-1.json', tables }));
    await user.click(within(getDialog()).getByRole('button', { name: 'Download the file' }));
    expect(await screen.findByText('member-1.json was downloaded.')).toBeTruthy();
    expect(fileNames).toEqual(['member-1.json']);
    expect([files[0]?.type, files[0]?.size]).toEqual([
      'application/json',
      `${JSON.stringify(tables, null, 2)}\n`.length,
    ]);
    expect(getServer().listBodies('POST /api/staff/member/download')).toEqual([
      { proposalId: proposal.proposalId, reason: 'sent by post' },
    ]);
  });
});

describe('an erasure', () => {
  it('names what is deleted and what is kept by law, and is proposed once by a double click', async () => {
    const { user } = await openMember();
    await user.click(screen.getByRole('button', { name: 'Erase the member' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Erase the member' }));
    for (const text of [
      /^Account, email, name/,
      'Signed out on 2 devices',
      'Usable coupons: 1, points: 1200',
      '3 reservations with their booker: five years from the visit',
      '2 payments: five years',
      '1 review: without a name',
    ])
      expect(dialog.getByText(text)).toBeTruthy();
    await typeReason(user, 'asked by letter');
    const proposals = [createProposal('member.erase', { isOwn: true })];
    getServer().setReply('POST /api/staff/member/erase', createSuccess({ member: { ...member, proposals } }));
    getServer().setReply(viewCall, createSuccess({ member: { ...member, proposals } }));
    await user.dblClick(dialog.getByRole('button', { name: 'Propose the erasure' }));
    expect(await screen.findByText(/^Proposed\. A colleague in privacy/)).toBeTruthy();
    expect(getServer().listBodies('POST /api/staff/member/erase')).toHaveLength(1);
  });

  it('cannot be proposed while a reservation is not over', async () => {
    const blockers = { reservations: 1, payments: 0 };
    const { user } = await openMember({ erasure: { ...erasure, blockers } });
    await user.click(screen.getByRole('button', { name: 'Erase the member' }));
    const dialog = within(getDialog());
    expect(dialog.getByText(/^1 reservation is not over/)).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('is confirmed by a second person after its consequence is shown, and closes the member’s details', async () => {
    const proposal = createProposal('member.erase');
    const { user, router } = await openMember({ proposals: [proposal] });
    await user.click(screen.getByRole('button', { name: 'Confirm and erase' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Erase the member' }));
    expect(dialog.getByText(/proposed by Sora Kim\. It happens at once/)).toBeTruthy();
    getServer().setReply(confirmCall, createSuccess({ member: null, pseudonymId: 'left-1' }));
    await user.dblClick(dialog.getByRole('button', { name: 'Confirm and erase' }));
    expect(await screen.findByText('Erased. Records that stay have the id left-1.')).toBeTruthy();
    expect(getServer().listBodies(confirmCall)).toEqual([{ proposalId: proposal.proposalId }]);
    expect(router.state.location.href).toBe('/console/members');
  });

  it('that another person has decided meanwhile is not confirmed, and is loaded again', async () => {
    const proposal = createProposal('member.erase');
    const { user } = await openMember({ proposals: [proposal] });
    await user.click(screen.getByRole('button', { name: 'Confirm and erase' }));
    getServer().setReply(confirmCall, createProblem('proposal_closed', 409));
    const refusedProposal = { ...proposal, state: 'refused', decider: 'Jun Park', decidedAt: '2026-11-29T02:00:00Z' };
    getServer().setReply(viewCall, createSuccess({ member: { ...member, proposals: [refusedProposal] } }));
    await user.click(within(getDialog()).getByRole('button', { name: 'Confirm and erase' }));
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/changed in the meantime/);
    expect(await screen.findByText(/Jun Park/)).toBeTruthy();
  });

  it('is refused with a reason, or withdrawn by its proposer', async () => {
    const proposal = createProposal('member.erase');
    const { user } = await openMember({ proposals: [proposal] });
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    await typeReason(user, 'not proven who asks');
    const proposals = [{ ...proposal, isOwn: true }];
    getServer().setReply('POST /api/staff/member/refuse', createSuccess({ member: { ...member, proposals } }));
    getServer().setReply(viewCall, createSuccess({ member: { ...member, proposals } }));
    await user.click(within(getDialog()).getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('The proposal was refused.')).toBeTruthy();
    getServer().setReply('POST /api/staff/member/withdraw', () => {
      // Only now, because the member is still being loaded after the refusal.
      getServer().setReply(viewCall, createSuccess({ member }));
      return createSuccess({ member });
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The proposal was withdrawn.')).toBeTruthy();
  });
});
