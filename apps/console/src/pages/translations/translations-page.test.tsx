// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const boardCall = 'POST /api/staff/translation/board';
const saveCall = 'POST /api/staff/translation/save';

const name = {
  kind: 'menu',
  code: '7',
  field: 'name',
  textKind: 'menu',
  label: 'name',
  htlCode: 'H01',
  dinCode: 'D101',
  placeName: 'Grill',
  objectName: 'Lunch',
  sourceLanguage: 'ko',
  variants: { ko: '점심', en: 'Lunch', cn: '', ja: '점심' },
  states: { ko: 'source', en: 'outdated', cn: 'missing', ja: 'copied' },
  guests: 1_200,
  canEdit: true,
  pageUrl: 'https://dining.example/dining/GRAND/D101?hotelCode=GRAND',
  version: 'v1',
};
const policy = { ...name, kind: 'policy', code: 'D101 1', field: 'description', textKind: 'policy', canEdit: false };
const createBoard = (...texts: readonly object[]) =>
  createSuccess({
    texts,
    total: texts.length,
    variantCounts: { missing: 1, outdated: 1, copied: 1, done: 0 },
    next: null,
  });
const openBoard = (search = '', ...texts: readonly object[]) => {
  getServer().setReply(boardCall, createBoard(...texts));
  return openConsole(`/console/translations${search}`, createMe('marketing', testScopes.group));
};

it('texts are listed with the state of each language and their guests', async () => {
  await openBoard('', name);
  const table = within(await screen.findByRole('table', { name: 'Texts' }));
  expect(table.getByText('1,200')).toBeTruthy();
  expect(table.getByText('English: Outdated')).toBeTruthy();
  expect(table.getByText('日本語: Same as the source')).toBeTruthy();
  expect(screen.getByText('1 text')).toBeTruthy();
});

it('an empty board says what to do, and a failed one can be tried again', async () => {
  const { user } = await openBoard('');
  expect(await screen.findByText('Nothing to translate')).toBeTruthy();
  getServer().setReply(boardCall, createProblem('unavailable', 503));
  await user.selectOptions(screen.getByLabelText('Translation into'), '日本語');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(getServer().listBodies(boardCall).at(-1)).toMatchObject({ language: 'ja', state: 'open' });
});

it('a text is translated beside its source, and the next one opens', async () => {
  const { user } = await openBoard('', name, { ...name, code: '8', objectName: 'Dinner' });
  await user.click(await screen.findByRole('button', { name: /Lunch/ }));
  const chinese = await screen.findByLabelText('简体中文');
  await user.type(chinese, '午餐');
  await user.click(screen.getByLabelText('日本語: It is right as it is'));
  getServer().setReply(saveCall, createSuccess({ version: 'v2' }));
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(await screen.findByText('The translation is saved.')).toBeTruthy();
  expect(getServer().listBodies(saveCall)).toEqual([
    {
      kind: 'menu',
      code: '7',
      field: 'name',
      version: 'v1',
      fields: { ko: '점심', en: 'Lunch', cn: '午餐', ja: '점심' },
      confirmed: ['ja'],
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Previous text' })).toBeTruthy();
});

it('a translation cannot be emptied', async () => {
  const { user } = await openBoard('?item=menu%7C7%7Cname', name);
  await user.clear(await screen.findByLabelText('English'));
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(await screen.findByText('Please enter the text in English.')).toBeTruthy();
  expect(getServer().listBodies(saveCall)).toEqual([]);
});

it('a translation that was saved meanwhile is shown beside the typed one', async () => {
  const { user } = await openBoard('?item=menu%7C7%7Cname', name);
  await user.type(await screen.findByLabelText('简体中文'), '午餐');
  getServer().setReply(
    saveCall,
    createProblem(
      'changed_meanwhile',
      409,
      {},
      { current: { fields: { ...name.variants, cn: '中餐' }, version: 'v2' } },
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(await screen.findByText('中餐')).toBeTruthy();
  expect(screen.getByText('午餐')).toBeTruthy();
});

it('the text of a policy cannot be edited, and links to its guest page', async () => {
  await openBoard('?item=policy%7CD101%201%7Cdescription', policy);
  expect(await screen.findByText(/^Terms and policies are not changed here/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save and go on' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Guest page · English' }).getAttribute('href')).toContain('lang=en');
});
