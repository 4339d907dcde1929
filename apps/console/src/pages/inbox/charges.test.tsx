// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createId, createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const compareCall = 'POST /api/staff/charge/compare';
const proposeCall = 'POST /api/staff/charge/propose';
const listCall = 'POST /api/staff/charge/list';

beforeEach(() => {
  getServer().setReply('GET /api/staff/inbox/counts', createSuccess({ counts: { payments: 0 } }));
  getServer().setReply('POST /api/staff/payment/list', createSuccess({ payments: [], next: null }));
  getServer().setReply(listCall, createSuccess({ proposals: [], next: null }));
});

const unrecordedCharge = { shopOrderNo: 'H01-1', chargeId: '1', charged: 81_000, left: 81_000, method: 'card' };
const partlyRefundedCharge = { ...unrecordedCharge, shopOrderNo: 'H01-2', chargeId: '2', left: 30_000 };
const recordedCharge = { ...unrecordedCharge, shopOrderNo: 'H01-3', chargeId: '3' };
const comparedCharges = [
  { ...unrecordedCharge, verdict: 'unknown', state: null, hasProposal: false },
  { ...partlyRefundedCharge, verdict: 'manual_review', state: 'reserved', hasProposal: false },
  { ...recordedCharge, verdict: 'known', state: 'reserved', hasProposal: false },
];
const chargeList =
  'order,charge,won,left,method\nH01-1,1,81000,81000,card\nH01-2,2,81000,30000,card\nH01-3,3,81000,81000,card\n';

async function openDialog(me = createMe('finance', testScopes.group)) {
  const openedConsole = await openConsole('/console/inbox?tab=payments', me);
  await openedConsole.user.click(await screen.findByRole('button', { name: 'Compare charges' }));
  return { ...openedConsole, dialog: within(screen.getByRole('dialog')) };
}

const upload = async ({ user, dialog }: Awaited<ReturnType<typeof openDialog>>, content: string) =>
  user.upload(dialog.getByLabelText('Choose a file'), new File([content], 'charges.csv', { type: 'text/csv' }));

describe('a list of charges', () => {
  it('is read from a file and compared, and the chosen differences are proposed once', async () => {
    const openedConsole = await openDialog();
    const { user, dialog } = openedConsole;
    await upload(openedConsole, chargeList);
    getServer().setReply(compareCall, createSuccess({ charges: comparedCharges }));
    await user.click(dialog.getByRole('button', { name: 'Compare' }));
    expect(await dialog.findByText('3 charges compared, 2 differ.')).toBeTruthy();
    expect(dialog.getByText('₩81,000 are refunded to the guest.')).toBeTruthy();
    expect(getServer().listBodies(compareCall)).toEqual([
      { charges: [unrecordedCharge, partlyRefundedCharge, recordedCharge] },
    ]);
    await user.click(dialog.getByRole('checkbox', { name: /H01-2/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'restored');
    const charges = [{ ...comparedCharges[0], hasProposal: true }];
    getServer().setReply(proposeCall, createSuccess({ charges, proposedCount: 1 }));
    await user.dblClick(dialog.getByRole('button', { name: 'Propose 1' }));
    expect(await screen.findByText(/^1 was proposed/)).toBeTruthy();
    expect(getServer().listBodies(proposeCall)).toEqual([{ charges: [unrecordedCharge], reason: 'restored' }]);
    expect(dialog.getByText('Awaits a second person')).toBeTruthy();
  });

  it.each([
    ['it is missing', '', 'Please choose a file or paste the list.'],
    ['a heading is missing', 'order,charge,won,method\nA,1,5,card', 'The first line has no heading left.'],
    ['a line has too many cells', 'order,charge,won,left,method\nA,1,"81,000",0,card', 'Line 2 has 6 cells, not 5.'],
    ['a sum cannot be read', 'order,charge,won,left,method\nA,1,x,0,card', 'Line 2: won “x” cannot be read.'],
    ['it has only headings', 'order,charge,won,left,method\n', 'There is no charge below the headings.'],
  ])('is not sent if %s', async (_case, content, message) => {
    const openedConsole = await openDialog();
    if (content !== '') await upload(openedConsole, content);
    await openedConsole.user.click(openedConsole.dialog.getByRole('button', { name: 'Compare' }));
    expect((await openedConsole.dialog.findAllByText(message)).length).toBeGreaterThan(0);
    expect(getServer().listBodies(compareCall)).toEqual([]);
  });

  it('whose comparison fails partway shows the number of compared charges and the line where it stopped', async () => {
    const openedConsole = await openDialog();
    const rows = Array.from({ length: 60 }, (_, index) => `H01-${index},${index},81000,81000,card`);
    await upload(openedConsole, ['order,charge,won,left,method', ...rows].join('\n'));
    getServer().setReply(compareCall, (body) => {
      const { charges } = body as { readonly charges: readonly object[] };
      return charges.length === 50
        ? createSuccess({
            charges: charges.map((charge) => ({ ...charge, verdict: 'known', state: 'reserved', hasProposal: false })),
          })
        : createProblem('internal_error', 500);
    });
    await openedConsole.user.click(openedConsole.dialog.getByRole('button', { name: 'Compare' }));
    expect(await openedConsole.dialog.findByText(/^Stopped at line 52/)).toBeTruthy();
    expect(openedConsole.dialog.getByText('50 charges compared, 0 differ.')).toBeTruthy();
  });

  it('can be compared by staff who may only read, but they cannot propose settlements', async () => {
    const openedConsole = await openDialog(createMe('owner', testScopes.group));
    await upload(openedConsole, chargeList);
    getServer().setReply(compareCall, createSuccess({ charges: comparedCharges }));
    await openedConsole.user.click(openedConsole.dialog.getByRole('button', { name: 'Compare' }));
    expect(await openedConsole.dialog.findByText('Only people of finance can propose.')).toBeTruthy();
    expect(openedConsole.dialog.queryByRole('checkbox')).toBeNull();
  });
});

describe('a charge that waits for a second person', () => {
  const proposal = {
    proposalId: createId(),
    act: 'charge.settle',
    subject: '1',
    body: {},
    reason: 'restored',
    state: 'open',
    proposer: 'Sora Kim',
    isByCommand: true,
    isOwn: false,
    decider: null,
    note: '',
    createdAt: '2026-11-29T01:00:00Z',
    lapsesAt: '2026-11-30T01:00:00Z',
    decidedAt: null,
    charge: { ...unrecordedCharge, verdict: 'unknown' },
  };
  const openProposal = async (changes: object = {}, role: 'finance' | 'owner' = 'finance') => {
    getServer().setReply(listCall, createSuccess({ proposals: [{ ...proposal, ...changes }], next: null }));
    const openedConsole = await openConsole('/console/inbox?tab=payments', createMe(role, testScopes.group));
    await screen.findByRole('heading', { name: 'Charges awaiting a second person' });
    return openedConsole;
  };

  it('is settled after a confirmation that names the amount', async () => {
    const { user } = await openProposal();
    await user.click(screen.getByRole('button', { name: 'Confirm and settle' }));
    const confirmDialog = await screen.findByRole('alertdialog');
    expect(confirmDialog.textContent).toMatch(/charge 1, proposed by Sora Kim.*₩81,000/s);
    getServer().setReply('POST /api/staff/charge/confirm', createSuccess({ state: 'voided' }));
    getServer().setReply(listCall, createSuccess({ proposals: [], next: null }));
    await user.click(within(confirmDialog).getByRole('button', { name: 'Confirm and settle' }));
    expect(await screen.findByText('Settled.')).toBeTruthy();
  });

  it('that has changed meanwhile is not settled, and staff are asked to compare the list again', async () => {
    const { user } = await openProposal();
    await user.click(screen.getByRole('button', { name: 'Confirm and settle' }));
    getServer().setReply('POST /api/staff/charge/confirm', createProblem('charge_changed', 409));
    const confirmDialog = await screen.findByRole('alertdialog');
    await user.click(within(confirmDialog).getByRole('button', { name: 'Confirm and settle' }));
    expect(await screen.findByText(/Please compare the list again/)).toBeTruthy();
  });

  it('can be withdrawn, but not confirmed, by its proposer', async () => {
    const { user } = await openProposal({ isOwn: true });
    expect(screen.queryByRole('button', { name: 'Confirm and settle' })).toBeNull();
    getServer().setReply('POST /api/staff/charge/withdraw', createSuccess({ result: 'success' }));
    getServer().setReply(listCall, createSuccess({ proposals: [], next: null }));
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The proposal was withdrawn.')).toBeTruthy();
  });

  it('is shown without buttons to staff who may only read', async () => {
    await openProposal({}, 'owner');
    expect(screen.getByText(/H01-1 · Not recorded/)).toBeTruthy();
    for (const name of ['Confirm and settle', 'Refuse', 'Withdraw'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is refused with a reason', async () => {
    const { user } = await openProposal();
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Refuse' }));
    await user.type(dialog.getByRole('textbox'), 'an old list');
    getServer().setReply('POST /api/staff/charge/refuse', createSuccess({ result: 'success' }));
    getServer().setReply(listCall, createSuccess({ proposals: [], next: null }));
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('The proposal was refused.')).toBeTruthy();
  });
});
