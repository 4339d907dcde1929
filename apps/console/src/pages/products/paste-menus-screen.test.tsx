// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createProblem, createSuccess, type Reply } from '../../../../../packages/client/test/server';
import { createDocumentRow, createDraft, createMenuContent, createView } from '../../../test/documents';
import { closeConsole, openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';
import type { DocumentView } from '../../entities/catalogue/documents';

const getServer = prepareConsole();
const saveCall = 'POST /api/staff/menu/draft/save';
const viewCall = 'POST /api/staff/menu/view-all';
const path = '/console/products?tab=menu&venue=GRILL&item=paste';
const manager = () => createMe('hotel_manager', testScopes.seoul);

async function openPaste(me = manager()) {
  const opened = await openConsole(path, me);
  await screen.findByLabelText('Pasted rows');
  return { ...opened, me };
}
const getField = () => screen.getByLabelText<HTMLTextAreaElement>('Pasted rows');
const paste = (text: string) => fireEvent.change(getField(), { target: { value: text } });
const listRows = () =>
  within(screen.getByRole('table', { name: 'What will change' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent?.replace(/[\u00a0\u202f]/g, ' ') ?? '');

const replyMenus = (...menuViews: readonly DocumentView<'menu'>[]): void =>
  getServer().setReply(viewCall, createSuccess({ menuViews }));
const published = createView<'menu'>(createMenuContent());
beforeEach(() => {
  getServer().setReply('POST /api/staff/menu/list', createSuccess({ documents: [createDocumentRow()], next: null }));
  replyMenus(published);
});

const text = [
  'Number\tName (en)\tName (ko)\tPrice\tAllergens',
  '11\t\t\t95000\tmilk, Egg',
  '\tDuck\t오리\t₩50,000\t',
].join('\n');

it('pasted menus are shown as new or changed, and saved as drafts only when the button is pressed', async () => {
  const { user } = await openPaste();
  paste(text);
  expect(screen.getByText('1 new, 1 changed, 0 unchanged')).toBeTruthy();
  expect(listRows()[0]).toContain('₩120,000 → ₩95,000');
  expect(listRows()[1]).toMatch(/^DuckLine 3●New/);
  expect(getServer().listBodies(saveCall)).toEqual([]);
  getServer().setReply(saveCall, createSuccess({ code: '11', version: 1 }));
  await user.dblClick(screen.getByRole('button', { name: 'Save 2 drafts' }));
  expect(await screen.findByText('2 drafts are saved.')).toBeTruthy();
  expect(getServer().listBodies(saveCall)).toMatchObject([
    { code: '11', version: null, publishedVersion: 'v1', fields: { price: 95_000, allergens: ['egg', 'milk'] } },
    { code: null, htlCode: 'H01', dinCode: 'GRILL', fields: { name: { en: 'Duck', ko: '오리' }, price: 50_000 } },
  ]);
  expect(await screen.findByRole('table', { name: 'Menus' })).toBeTruthy();
});

it('invalid cells are reported by line and column, and their rows are left out', async () => {
  await openPaste();
  paste('Number\tPrice\tAllergens\n11\tcheap\tgold\n99\t1\t');
  const errors = (await screen.findByText('3 errors. Rows and columns with errors are left out.')).closest('[role]');
  expect(errors?.textContent).toContain('Line 2, Price: Write the price in whole won: cheap');
  expect(errors?.textContent).toContain('Line 2, Allergens: There is no such allergen: gold');
  expect(errors?.textContent).toContain('Line 3, Number: The restaurant has no menu with this number: 99');
  expect(screen.getByRole('button', { name: 'Save 0 drafts' }).getAttribute('aria-disabled')).toBe('true');
});

it('a column with an unknown heading is reported and left out', async () => {
  await openPaste();
  paste('Number\tPrice (KRW)\tAllergy info\n11\t95000\tmilk');
  const errors = (await screen.findByText('1 error. Its row or column is left out.')).closest('[role]');
  expect(errors?.textContent).toContain('Line 1: This column is not known. Rename or remove it: Allergy info');
  expect(listRows()[0]).toContain('₩120,000 → ₩95,000');
});

it('pasted text survives a reload', async () => {
  const { me } = await openPaste();
  paste(text);
  await closeConsole();
  await openPaste(me);
  expect(getField().value).toBe(text);
});

it('a draft that a colleague has saved meanwhile is not overwritten, and the rows stay', async () => {
  replyMenus(
    createView<'menu'>(createMenuContent(), { draft: createDraft<'menu'>(createMenuContent({ price: 110_000 })) }),
  );
  const { user } = await openPaste();
  paste('Grill course\t95000');
  expect(listRows()[0]).toContain('₩110,000 → ₩95,000');
  getServer().setReply(saveCall, createProblem('changed_meanwhile', 409, {}, { current: { version: 4 } }));
  await user.click(screen.getByRole('button', { name: 'Save 1 draft' }));
  const notice = (await screen.findByText('These menus are not saved')).closest('[role]');
  expect(notice?.textContent).toContain('Grill course: ');
  expect(getServer().listBodies(saveCall)).toMatchObject([{ code: '11', version: 3 }]);
  expect(getField().value).toBe('Grill course\t95000');
});

const listSavedNames = (): readonly unknown[] =>
  getServer()
    .listBodies(saveCall)
    .map((body) => Object(body).fields.name.ko);

it('a save after an interrupted one does not send saved rows again, and repeats the key of a row whose response was lost', async () => {
  const { user } = await openPaste();
  paste('오리\t1000\n양\t2000\n소\t3000');
  getServer().setReply(saveCall, (body) => {
    if (Object(body).fields.name.ko === '오리') return createSuccess({ code: '21', version: 1 });
    getServer().setReply(viewCall, createProblem('unavailable', 503));
    return createProblem('unavailable', 503);
  });
  await user.click(screen.getByRole('button', { name: 'Save 3 drafts' }));
  expect(await screen.findByText('1 draft is saved.')).toBeTruthy();
  expect(screen.getByText('2 new, 0 changed, 1 unchanged')).toBeTruthy();
  const notice = screen.getByText('These menus are not saved').closest('[role]');
  expect(notice?.textContent).toMatch(/양: .*소: Not tried, because the save was interrupted\.$/);
  const button = screen.getByRole('button', { name: 'Save 2 drafts' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(listSavedNames()).toEqual(['오리', '양']);

  const saved = createMenuContent({ name: { ko: '오리', en: '', cn: '', ja: '' }, price: 1000 });
  replyMenus(published, createView<'menu'>(null, { code: '21', draft: createDraft<'menu'>(saved) }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  getServer().setReply(saveCall, createSuccess({ code: '22', version: 1 }));
  await user.click(screen.getByRole('button', { name: 'Save 2 drafts' }));
  expect(await screen.findByText('2 drafts are saved.')).toBeTruthy();
  expect(listSavedNames()).toEqual(['오리', '양', '양', '소']);
  const keys = getServer().listHeaders(saveCall, 'idempotency-key');
  expect(keys[2]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(3);
});

it('a save continues after staff leave the screen, opens no other screen when it ends, and cannot be started twice', async () => {
  const { user, router } = await openPaste();
  paste('오리\t1000');
  let respond: (reply: Reply) => void = () => undefined;
  const response = new Promise<Reply>((resolve) => {
    respond = resolve;
  });
  getServer().setReply(saveCall, () => response);
  await user.click(screen.getByRole('button', { name: 'Save 1 draft' }));
  await router.navigate({ to: '/console/prices' });
  await screen.findByRole('heading', { name: 'Prices', level: 1 });
  await router.navigate({ to: '/console/products', search: { tab: 'menu', venue: 'GRILL', item: 'paste' } });
  const button = await screen.findByRole('button', { name: 'Save 1 draft' });
  await user.click(button);
  expect(listSavedNames()).toEqual(['오리']);
  respond(createSuccess({ code: '21', version: 1 }));
  expect(await screen.findByText('1 draft is saved.')).toBeTruthy();
  expect(router.state.location.search).toMatchObject({ item: 'paste' });
});
