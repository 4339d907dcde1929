// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const other = { allergyCode: 'AG0005', name: { ko: '그 밖', en: 'Other', cn: '其他', ja: 'その他' }, allergens: [] };
const noText = { ko: '', en: '', cn: '', ja: '' };

beforeEach(() => {
  getServer().setReply('GET /api/staff/setup/view', createSuccess({ items: [], settings: [], nextPosition: 1 }));
  getServer().setReply(
    'GET /api/staff/group/view',
    createSuccess({ fields: { name: noText, allergies: [other] }, version: 'v1' }),
  );
});

const typeName = (text: string) => {
  const [group] = screen.getAllByRole('group', { name: /^Name of the group/ });
  if (group === undefined) throw new Error('no group');
  for (const field of within(group).getAllByRole('textbox')) fireEvent.change(field, { target: { value: text } });
};

it('the usual allergies are added, and one without allergens is rejected at its field and not sent', async () => {
  const { user } = await openConsole('/console/setup?item=group', createMe('owner', testScopes.group));
  await user.click(await screen.findByRole('button', { name: 'Add 9 usual allergies' }));
  expect(screen.queryByRole('button', { name: /usual/ })).toBeNull();
  typeName('Bada');
  await user.click(screen.getByRole('button', { name: 'Add an allergy' }));
  const added = screen.getByRole('group', { name: 'Allergy 10', description: '' });
  for (const field of within(added).getAllByRole('textbox')) fireEvent.change(field, { target: { value: 'Celery' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('SUMMARY'));
  expect(getServer().listBodies('POST /api/staff/group/save')).toEqual([]);
});

it('both versions of a group that was saved meanwhile are shown, and the input stays', async () => {
  const theirs = { name: { ko: '바다', en: 'Sea', cn: '海', ja: '海' }, allergies: [other] };
  getServer().setReply(
    'POST /api/staff/group/save',
    createProblem('changed_meanwhile', 409, {}, { current: { version: 'v2', fields: theirs } }),
  );
  const { user } = await openConsole('/console/setup?item=group', createMe('owner', testScopes.group));
  await screen.findByRole('button', { name: 'Save' });
  typeName('Bada');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
  expect(within(dialog).getByText('바다 / Sea / 海 / 海')).toBeTruthy();
  expect(within(dialog).getByText('Bada / Bada / Bada / Bada')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByDisplayValue('Bada')).toHaveLength(4);
});

it('keeping the other version shows it, without a message that something was saved', async () => {
  const theirs = { name: { ko: '바다', en: 'Sea', cn: '海', ja: '海' }, allergies: [other] };
  const { user } = await openConsole('/console/setup?item=group', createMe('owner', testScopes.group));
  await screen.findByRole('button', { name: 'Save' });
  typeName('Bada');
  getServer().setReply(
    'POST /api/staff/group/save',
    createProblem('changed_meanwhile', 409, {}, { current: { version: 'v2', fields: theirs } }),
  );
  getServer().setReply('GET /api/staff/group/view', createSuccess({ fields: theirs, version: 'v2' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep it as it is' }));
  expect(await screen.findByDisplayValue('Sea')).toBeTruthy();
  expect(screen.queryByText('Group is saved.')).toBeNull();
  expect(screen.queryByText('What you typed before is here again.')).toBeNull();
});

it('a stored allergy is removed after a question, and the one that guests describe themselves stays', async () => {
  const egg = { allergyCode: 'AG0001', name: { ko: '달걀', en: 'Eggs', cn: '蛋类', ja: '卵' }, allergens: ['egg'] };
  getServer().setReply(
    'GET /api/staff/group/view',
    createSuccess({ fields: { name: other.name, allergies: [egg, other] }, version: 'v1' }),
  );
  getServer().setReply('POST /api/staff/group/save', createSuccess({ version: 'v2' }));
  const { user } = await openConsole('/console/setup?item=group', createMe('owner', testScopes.group));
  await user.click(await screen.findByRole('button', { name: 'Remove allergy 1' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Eggs?' });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByDisplayValue('Eggs')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Remove allergy/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(getServer().listBodies('POST /api/staff/group/save')).toMatchObject([{ fields: { allergies: [other] } }]),
  );
});
