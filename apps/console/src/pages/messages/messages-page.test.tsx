// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const viewCall = 'POST /api/staff/template/view';
const saveCall = 'POST /api/staff/template/save';
const previewCall = 'POST /api/staff/template/preview';
const testCall = 'POST /api/staff/template/test-mail';

const none = { subject: '', opening: '', closing: '', smsLine: '' };
const stored = { ...none, closing: 'Parking is free.' };
const historyCall = 'POST /api/staff/template/history';
const version = {
  historyVersion: 1,
  by: 'Hana Kim',
  at: '2026-11-30T03:00:00Z',
  source: 'setup',
  fields: stored,
  differences: [],
};
const view = {
  fields: stored,
  version: '1',
  builtIn: { subject: 'Your reservation at {{venue}}', opening: 'Dear {{name}}, thank you.' },
  placeholders: ['name', 'venue', 'number'],
  canEdit: true,
};
const preview = {
  subject: 'Your reservation at Grill',
  title: 'Your reservation is confirmed',
  opening: 'Dear Hana Kim, thank you.',
  facts: [{ label: 'Reservation number', value: 'R-2026-0001' }],
  sections: [],
  actions: ['View your reservation'],
  closing: 'Parking is free.',
  notes: [],
  footer: ['You are receiving this because of a reservation.'],
  sms: '[Grand] confirmed',
};
beforeEach(() => {
  getServer().setReply(viewCall, createSuccess(view));
  getServer().setReply(previewCall, createSuccess(preview));
  getServer().setReply('POST /api/staff/template/list', createSuccess({ templates: [] }));
});
const openMessages = (item = 'made.en') =>
  openConsole(`/console/messages?item=${item}`, createMe('marketing', testScopes.group));

it('the texts of a message are shown with the built-in texts and a preview', async () => {
  await openMessages();
  expect(await screen.findByDisplayValue('Parking is free.')).toBeTruthy();
  expect(screen.getByText('If empty, the built-in text: Dear {{name}}, thank you.')).toBeTruthy();
  const message = within(screen.getByRole('region', { name: 'Preview · example' }));
  expect(await message.findByText('R-2026-0001')).toBeTruthy();
});

it('the history of a text names what each version has changed, and an earlier one is put into the form', async () => {
  const parking = { path: 'closing', before: 'Parking is $10.', after: 'Parking is free.' };
  const versions = [
    { ...version, historyVersion: 2, differences: [parking] },
    { ...version, fields: { ...stored, closing: 'Parking is $10.' } },
  ];
  getServer().setReply(historyCall, createSuccess({ versions, next: null }));
  const { user } = await openMessages();
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
  const rows = await dialog.findAllByRole('row');
  expect(rows[1]?.textContent).toMatch(/Parking is \$10\.Parking is free\.$/);
  await user.click(dialog.getByRole('button', { name: 'Use the values of version 1' }));
  expect(await screen.findByDisplayValue('Parking is $10.')).toBeTruthy();
  expect(getServer().listBodies(saveCall)).toEqual([]);
});

it('a changed text is saved as the next version', async () => {
  const { user } = await openMessages();
  await user.type(await screen.findByLabelText('Extra line of the SMS'), 'See you soon');
  expect(screen.getByText(/^12 of 90 bytes/)).toBeTruthy();
  getServer().setReply(saveCall, createSuccess({ version: '2' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^The text is saved/)).toBeTruthy();
  expect(getServer().listBodies(saveCall)).toMatchObject([
    { kind: 'made', language: 'en', version: '1', fields: { ...stored, smsLine: 'See you soon' } },
  ]);
});

it('a mail about a hidden review shows its explanation and the appeal, and has no field for an SMS', async () => {
  const sections = [{ title: 'Explanation', text: 'It names a person.' }];
  const notes = [{ title: 'Appeal', text: 'You can appeal once.' }];
  getServer().setReply(previewCall, createSuccess({ ...preview, sections, notes, sms: '' }));
  await openMessages('reviewHidden.en');
  const message = within(await screen.findByRole('region', { name: 'Preview · example' }));
  expect(await message.findByText('It names a person.')).toBeTruthy();
  expect(message.getByText('You can appeal once.')).toBeTruthy();
  expect(message.queryByText('SMS')).toBeNull();
  expect(screen.queryByLabelText('Extra line of the SMS')).toBeNull();
  expect(screen.getByText('This message is sent by mail only.')).toBeTruthy();
});

it('a placeholder that does not exist is reported, and nothing is sent', async () => {
  const { user } = await openMessages();
  await user.type(await screen.findByLabelText('Subject of the mail'), 'Hello {{{{surname}}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^There is no placeholder “surname”/)).toBeTruthy();
  expect(getServer().listBodies(saveCall)).toEqual([]);
});

it('the built-in text is used again once the emptied fields are saved', async () => {
  const { user } = await openMessages();
  await user.click(await screen.findByRole('button', { name: 'Use the built-in text' }));
  expect(await screen.findByText(/^The fields are empty/)).toBeTruthy();
  getServer().setReply(saveCall, createSuccess({ version: '2' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^The text is saved/);
  expect(getServer().listBodies(saveCall)).toMatchObject([{ fields: none }]);
});

it('a test mail goes to the staff member, and a refusal is shown', async () => {
  const { user } = await openMessages();
  getServer().setReply(testCall, createSuccess({ outcome: 'sent', to: 'hana@dalbit.example' }));
  await user.click(await screen.findByRole('button', { name: 'Send a test mail to me' }));
  expect(await screen.findByText('Sent to hana@dalbit.example.')).toBeTruthy();
  getServer().setReply(testCall, createProblem('setting_missing', 422));
  await user.click(screen.getByRole('button', { name: 'Send a test mail to me' }));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

it('staff who may only read see a note about it, and no button that saves', async () => {
  getServer().setReply(viewCall, createSuccess({ ...view, canEdit: false }));
  getServer().setReply(
    historyCall,
    createSuccess({ versions: [{ ...version, historyVersion: 2 }, version], next: null }),
  );
  const { user } = await openMessages();
  expect(await screen.findByText('Your role may only read it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findAllByText(/^Saved in the console · Hana Kim/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Use the values/ })).toBeNull();
});
