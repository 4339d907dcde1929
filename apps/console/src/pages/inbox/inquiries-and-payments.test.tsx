// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createId, createMe, testScopes } from '../../../test/staff';
import type { Inquiry } from '../../entities/inquiries/inquiries';
import type { Payment, Proposal } from '../../entities/payments/payments';

const getServer = prepareConsole();
beforeEach(() => {
  const counts = { inquiries: 1, reviewAppeals: 0, payments: 1, alarms: 0, messages: 0 };
  getServer().setReply('GET /api/staff/inbox/counts', createSuccess({ counts }));
});

const inquiry = {
  qnaSeq: 7,
  htlCode: 'H01',
  dinCode: 'GRILL',
  venueName: 'The Grill',
  title: 'A cradle?',
  language: 'ja',
  createdAt: '2026-11-28T01:00:00Z',
  answeredAt: null,
  writer: null,
  memberName: 'Mina Kim',
  content: 'May we bring one?',
  answer: null,
  version: 1,
} as unknown as Inquiry;

describe('an inquiry', () => {
  const answerCall = 'POST /api/staff/qna/answer';
  async function openInquiry() {
    getServer().setReply('POST /api/staff/qna/list', createSuccess({ inquiries: [inquiry], next: null }));
    getServer().setReply('POST /api/staff/qna/view', createSuccess({ inquiry }));
    getServer().setReply('POST /api/staff/qna/writing', createSuccess({ writer: { name: 'Jun Park' } }));
    const openedConsole = await openConsole('/console/inbox?tab=inquiries&item=7', createMe());
    await screen.findByText('May we bring one?');
    return openedConsole;
  }
  const getAnswerField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Answer/ });

  it('is answered from a template in its language, and a note says that another person is writing', async () => {
    const { user } = await openInquiry();
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Please enter an answer.')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Template/).querySelectorAll('option').length).toBeGreaterThan(1),
    );
    await user.selectOptions(screen.getByLabelText(/^Template/), 'We can arrange it');
    await waitFor(() => expect(getAnswerField().value).toMatch(/^Mina Kim様/));
    expect(await screen.findByText(/Jun Park is writing/)).toBeTruthy();
    getServer().setReply(answerCall, createSuccess({ inquiry: { ...inquiry, version: 2 }, isCorrected: false }));
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('The answer is sent. The member gets an email.')).toBeTruthy();
    expect(getServer().listBodies(answerCall)).toMatchObject([{ qnaSeq: 7, version: 1 }]);
  });

  it('shows both versions if a colleague has answered it, and keeps what was typed', async () => {
    const { user } = await openInquiry();
    await user.type(getAnswerField(), 'Of course.');
    const current = { ...inquiry, answer: 'No, sorry.', version: 2 };
    getServer().setReply(answerCall, createProblem('changed_meanwhile', 409, {}, { current }));
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
    expect(within(dialog).getByText('No, sorry.')).toBeTruthy();
    expect(within(dialog).getByText('Of course.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Someone else/ })).toBeNull());
    expect(getAnswerField().value).toBe('Of course.');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    await screen.findByRole('dialog', { name: 'Someone else has changed this' });
    expect(getServer().listBodies(answerCall)).toMatchObject([{ version: 1 }, { version: 1 }]);
  });
});

describe('the settlement of a payment', () => {
  const proposal: Proposal = {
    proposalId: createId(),
    act: 'payment.move',
    subject: 'H01-1',
    body: { move: 'refunded', chargeId: null },
    reason: 'given back by hand',
    state: 'open',
    proposer: 'Sora Kim',
    isByCommand: false,
    isOwn: false,
    decider: null,
    note: '',
    createdAt: '2026-11-29T01:00:00Z',
    lapsesAt: '2026-11-30T01:00:00Z',
    decidedAt: null,
  };
  const payment = {
    shopOrderNo: 'H01-1',
    htlCode: 'H01',
    dinCode: 'GRILL',
    venueName: 'The Grill',
    state: 'manual',
    since: '2026-11-29T00:00:00Z',
    amount: 176_000,
    resvCode: 'R1',
    refund: { amount: 176_000, state: 'manual', reason: 'cancelled' },
    alarm: 'the provider declines the refund',
    hasProposal: false,
    method: 'card',
    provider: 'easypay',
    chargeId: '1',
    failureCode: null,
    version: 9,
    events: [],
    moves: ['as_provider', 'refunded'],
    canMove: true,
    proposals: [],
  } as unknown as Payment;
  async function openPayment(changes: Partial<Payment> = {}) {
    getServer().setReply('POST /api/staff/payment/list', createSuccess({ payments: [payment], next: null }));
    getServer().setReply('POST /api/staff/payment/view', createSuccess({ payment: { ...payment, ...changes } }));
    const openedConsole = await openConsole(
      '/console/inbox?tab=payments&item=H01-1',
      createMe('finance', testScopes.group),
    );
    await screen.findByRole('heading', { name: 'H01-1' });
    return openedConsole;
  }

  it('is proposed once with a reason, after its effect in won is shown', async () => {
    const { user } = await openPayment();
    await user.click(screen.getByRole('button', { name: 'Propose' }));
    expect(await screen.findByText('Please choose how.')).toBeTruthy();
    expect(screen.getByText(/176,000 count as given back/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Already refunded/ }));
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'called them');
    const proposedPayment = { ...payment, hasProposal: true, proposals: [{ ...proposal, isOwn: true }] };
    getServer().setReply('POST /api/staff/payment/move', createSuccess({ payment: proposedPayment }));
    await user.dblClick(screen.getByRole('button', { name: 'Propose' }));
    expect(await screen.findByText(/^Proposed\. A colleague in finance/)).toBeTruthy();
    expect(getServer().listBodies('POST /api/staff/payment/move')).toEqual([
      { shopOrderNo: 'H01-1', version: 9, move: 'refunded', chargeId: null, reason: 'called them' },
    ]);
  });

  it('is confirmed by a second person after a question that names the amount', async () => {
    const { user } = await openPayment({ hasProposal: true, proposals: [proposal] });
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm and settle' }));
    const confirmDialog = await screen.findByRole('alertdialog');
    expect(confirmDialog.textContent).toMatch(/Sora Kim.*176,000/s);
    const proposals = [{ ...proposal, state: 'confirmed' }];
    const settledPayment = { ...payment, state: 'refunded', moves: [], proposals };
    getServer().setReply('POST /api/staff/payment/confirm', createSuccess({ payment: settledPayment }));
    await user.click(within(confirmDialog).getByRole('button', { name: 'Confirm and settle' }));
    expect(await screen.findByText('Settled. The payment is now: Refunded.')).toBeTruthy();
  });

  it('can be withdrawn, but not confirmed, by its proposer', async () => {
    await openPayment({ hasProposal: true, proposals: [{ ...proposal, isOwn: true }] });
    expect(screen.queryByRole('button', { name: 'Confirm and settle' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
  });
});
