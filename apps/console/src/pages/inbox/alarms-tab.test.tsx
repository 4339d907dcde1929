// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';
import type { Alarm } from '../../entities/app/inbox';

const getServer = prepareConsole();
const listCall = 'POST /api/staff/alert/list';
const settleCall = 'POST /api/staff/alert/settle';

beforeEach(() => {
  const counts = { inquiries: 0, reviewAppeals: 0, payments: 0, alarms: 2, messages: 0 };
  getServer().setReply('GET /api/staff/inbox/counts', createSuccess({ counts }));
});

const mailAlarm = {
  id: 1,
  kind: 'mail_refused',
  subject: '20261130-7K2MABCDEF',
  detail: 'The address does not exist',
  since: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  htlCode: 'H01',
  dinCode: 'GRILL',
  isOfPayment: false,
  canSettle: true,
} as unknown as Alarm;
const paymentAlarm = {
  ...mailAlarm,
  id: 2,
  kind: 'payment_needs_review',
  subject: 'H01-1',
  detail: 'The provider declines the refund',
  isOfPayment: true,
} as Alarm;
const systemAlarm = {
  ...mailAlarm,
  id: 3,
  kind: 'job_stalled',
  subject: 'retention',
  htlCode: null,
  dinCode: null,
} as Alarm;

const reply = (alerts: readonly Alarm[], next: string | null = null) =>
  getServer().setReply(listCall, createSuccess({ alerts, next }));

async function openAlarms(alerts: readonly Alarm[], me = createMe('hotel_manager', testScopes.seoul)) {
  reply(alerts);
  const openedConsole = await openConsole('/console/inbox?tab=alerts', me);
  await screen.findByRole('heading', { name: 'Inbox' });
  return openedConsole;
}

const openAlarm = async (alarm: Alarm, name: RegExp) => {
  const openedConsole = await openAlarms([alarm]);
  await openedConsole.user.click(await screen.findByRole('button', { name }));
  return openedConsole;
};

describe('the list of alarms', () => {
  it('shows alarms with what happened, their subject and their age', async () => {
    await openAlarms([mailAlarm, paymentAlarm, systemAlarm]);
    const rows = await screen.findAllByRole('row');
    expect(rows[1]?.textContent).toMatch(/A guest’s address refuses mail20261130-7K2MABCDEF3 h/);
    expect(rows[2]?.textContent).toMatch(/A payment needs a personH01-1/);
    expect(rows[3]?.textContent).toMatch(/Systemretention/);
  });

  it('says that there are no open alarms', async () => {
    await openAlarms([]);
    expect(await screen.findByText('No open alerts')).toBeTruthy();
  });

  it('loads the next page on demand', async () => {
    reply([mailAlarm], '2');
    const { user } = await openConsole('/console/inbox?tab=alerts', createMe('hotel_manager', testScopes.seoul));
    const moreButton = await screen.findByRole('button', { name: 'Show more' });
    reply([paymentAlarm]);
    await user.click(moreButton);
    await screen.findByRole('button', { name: /A payment needs a person/ });
    expect(getServer().listBodies(listCall).at(-1)).toEqual({ after: '2' });
  });

  it('says that it could not be loaded', async () => {
    getServer().setReply(listCall, createProblem('internal_error', 500));
    await openConsole('/console/inbox?tab=alerts', createMe('hotel_manager', testScopes.seoul));
    await screen.findByText('This could not be loaded. Please try again in a moment.');
  });
});

describe('an alarm', () => {
  it('names the next step, requires a note, and is closed once by a double click', async () => {
    const { user } = await openAlarm(mailAlarm, /refuses mail/);
    expect(await screen.findByText('The address does not exist')).toBeTruthy();
    expect(screen.getByText('Inform the guest or restaurant another way, then close it.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close the alert' }));
    expect(await screen.findByText('Please enter what was done.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /^What was done/ }), 'called the guest');
    getServer().setReply(settleCall, createSuccess({ result: 'success' }));
    reply([]);
    await user.dblClick(screen.getByRole('button', { name: 'Close the alert' }));
    expect(await screen.findByText('The alert is closed.')).toBeTruthy();
    expect(await screen.findByText('No open alerts')).toBeTruthy();
    expect(getServer().listBodies(settleCall)).toEqual([{ id: 1, reason: 'called the guest' }]);
  });

  it('that a colleague has closed is not found, and the form keeps the note', async () => {
    const { user } = await openAlarm(mailAlarm, /refuses mail/);
    await user.type(await screen.findByRole('textbox', { name: /^What was done/ }), 'called the guest');
    getServer().setReply(settleCall, createProblem('not_found', 404));
    await user.click(screen.getByRole('button', { name: 'Close the alert' }));
    await screen.findByText(/We could not find what you were looking for/);
    expect(screen.getByRole('textbox', { name: /^What was done/ })).toHaveProperty('value', 'called the guest');
  });

  it('of a payment leads to that payment instead of being closed', async () => {
    const { user, router } = await openAlarm(paymentAlarm, /payment needs a person/);
    expect(await screen.findByText('It closes once two people have settled the payment.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open the payment' }));
    expect(router.state.location.search).toEqual({ tab: 'payments', item: 'H01-1' });
  });

  it('of an answer that did not arrive leads to its inquiry', async () => {
    const { user, router } = await openAlarm({ ...mailAlarm, subject: 'inquiry 7' }, /refuses mail/);
    await user.click(await screen.findByRole('button', { name: 'Open the inquiry' }));
    expect(router.state.location.search).toEqual({ tab: 'inquiries', item: '7' });
  });

  it('cannot be closed by staff who may only read it', async () => {
    await openAlarm({ ...systemAlarm, canSettle: false }, /System/);
    expect(await screen.findByText('You may only read this.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close the alert' })).toBeNull();
  });

  it('asks for the second factor if the server requires it, and keeps the note if staff cancel', async () => {
    const { user } = await openAlarm(systemAlarm, /System/);
    await user.type(await screen.findByRole('textbox', { name: /^What was done/ }), 'restarted');
    getServer().setReply(settleCall, createProblem('second_factor_needed', 403));
    await user.click(screen.getByRole('button', { name: 'Close the alert' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    expect(within(dialog).getByText(/This change is sensitive/)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('textbox', { name: /^What was done/ })).toHaveProperty('value', 'restarted');
  });
});
