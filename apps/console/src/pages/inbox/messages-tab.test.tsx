// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe } from '../../../test/staff';
import type { UndeliveredMessage } from '../../entities/messages/messages';

const getServer = prepareConsole();
const listCall = 'POST /api/staff/message/list';
const retryCall = 'POST /api/staff/message/retry';
const stopCall = 'POST /api/staff/message/stop';

beforeEach(() => {
  const counts = { inquiries: 0, reviewAppeals: 0, payments: 0, alarms: 0, messages: 1 };
  getServer().setReply('GET /api/staff/inbox/counts', createSuccess({ counts }));
});

const refusedMessage = {
  id: 5,
  kind: 'reservation_made',
  channel: 'mail',
  subject: '20261130-7K2MABCDEF',
  htlCode: 'H01',
  dinCode: 'GRILL',
  failure: 'refused',
  attempts: 3,
  dueAt: '2026-11-29T01:00:00Z',
  endedAt: '2026-11-29T02:00:00Z',
  nextAttemptAt: null,
  canRetry: true,
} as unknown as UndeliveredMessage;
const pendingMessage = {
  ...refusedMessage,
  id: 6,
  kind: 'visit_reminder',
  channel: 'sms',
  failure: null,
  endedAt: null,
  nextAttemptAt: '2026-11-29T03:00:00Z',
} as UndeliveredMessage;

const reply = (messages: readonly UndeliveredMessage[]) =>
  getServer().setReply(listCall, createSuccess({ messages, next: null }));

async function openMessages(messages: readonly UndeliveredMessage[]) {
  reply(messages);
  const openedConsole = await openConsole('/console/inbox?tab=messages', createMe());
  await screen.findByRole('heading', { name: 'Inbox' });
  return openedConsole;
}

async function openMessage(message: UndeliveredMessage, name: RegExp) {
  const openedConsole = await openMessages([message]);
  await openedConsole.user.click(await screen.findByRole('button', { name }));
  return openedConsole;
}

describe('the list of messages', () => {
  it('shows kind, subject and why each has not arrived', async () => {
    await openMessages([
      refusedMessage,
      { ...refusedMessage, id: 7, kind: 'staff_invited', subject: '', failure: 'bounced' },
    ]);
    const rows = await screen.findAllByRole('row');
    expect(rows[1]?.textContent).toMatch(/Reservation · Email20261130-7K2MABCDEF.*Refused/);
    expect(rows[2]?.textContent).toMatch(/Account · Email–.*Bounced/);
  });

  it('changes to the messages that are still being tried, and says that there are none', async () => {
    const { user } = await openMessages([refusedMessage]);
    await screen.findByRole('row', { name: /Refused/ });
    reply([]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Still trying');
    expect(await screen.findByText('Every message has arrived')).toBeTruthy();
    expect(getServer().listBodies(listCall).at(-1)).toEqual({ state: 'trying', after: null });
  });

  it('says that it could not be loaded', async () => {
    getServer().setReply(listCall, createProblem('internal_error', 500));
    await openConsole('/console/inbox?tab=messages', createMe());
    await screen.findByText('This could not be loaded. Please try again in a moment.');
  });
});

describe('a message', () => {
  it('that failed shows its attempts, and is sent again once by a double click', async () => {
    const { user } = await openMessage(refusedMessage, /Reservation · Email/);
    const heading = await screen.findByRole('heading', { name: 'Reservation · Email' });
    expect(heading.parentElement?.textContent).toMatch(/Attempts3.*Ended2026-11-29/);
    expect(screen.queryByRole('button', { name: 'Stop trying' })).toBeNull();
    getServer().setReply(retryCall, createSuccess({ result: 'success' }));
    reply([]);
    await user.dblClick(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('It is sent again in a moment.')).toBeTruthy();
    expect(await screen.findByText('Every message has arrived')).toBeTruthy();
    expect(getServer().listBodies(retryCall)).toEqual([{ id: 5 }]);
  });

  it('is not sent again by a press before the list is fetched again', async () => {
    const { user } = await openMessage(refusedMessage, /Reservation · Email/);
    getServer().setReply(retryCall, createSuccess({ result: 'success' }));
    let showList = () => {};
    const isListShown = new Promise<void>((resolve) => {
      showList = resolve;
    });
    const firstCount = getServer().listBodies(listCall).length;
    getServer().setReply(listCall, () => isListShown.then(() => createSuccess({ messages: [], next: null })));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(getServer().listBodies(listCall).length).toBeGreaterThan(firstCount));
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    showList();
    await screen.findByText('Every message has arrived');
    expect(getServer().listBodies(retryCall)).toEqual([{ id: 5 }]);
  });

  it('that is still being tried is stopped only after a confirmation that names the consequence', async () => {
    const { user } = await openMessage(pendingMessage, /Reminder · SMS/);
    await user.click(await screen.findByRole('button', { name: 'Stop trying' }));
    const confirmDialog = await screen.findByRole('alertdialog');
    expect(confirmDialog.textContent).toContain(
      'This message is not sent any more. Please inform the guest another way.',
    );
    await user.click(within(confirmDialog).getByRole('button', { name: 'Cancel' }));
    expect(getServer().listBodies(stopCall)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop trying' }));
    getServer().setReply(stopCall, createSuccess({ result: 'success' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop trying' }));
    expect(await screen.findByText('It is not sent any more.')).toBeTruthy();
    expect(getServer().listBodies(stopCall)).toEqual([{ id: 6 }]);
  });

  it('that a colleague has handled is not sent again, and says that it was not found', async () => {
    const { user } = await openMessage(refusedMessage, /Reservation · Email/);
    getServer().setReply(retryCall, createProblem('not_found', 404));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    const message = await screen.findByRole('alertdialog');
    expect(message.textContent).toContain('We could not find what you were looking for');
    expect(screen.queryByText('It is sent again in a moment.')).toBeNull();
  });

  it('that bounced cannot be sent again', async () => {
    await openMessage({ ...refusedMessage, failure: 'bounced', canRetry: false }, /Reservation · Email/);
    expect(await screen.findByText(/A mail that came back cannot be sent again/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});
