// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { createDocumentRow, createDraft, createMenuContent, createView } from '../../../test/documents';
import { closeConsole, openConsole, prepareConsole } from '../../../test/show';
import { createMe, places } from '../../../test/staff';

const getServer = prepareConsole();
const saveCall = 'POST /api/staff/menu/draft/save';
const viewCall = 'POST /api/staff/menu/draft/view';
const path = '/console/products?tab=menu&venue=GRILL&item=paste';
const manager = () => createMe('hotel_manager', places.seoul);

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

beforeEach(() => {
  getServer().reply('POST /api/staff/menu/list', createSuccess({ documents: [createDocumentRow()], next: null }));
  getServer().reply(viewCall, createSuccess(createView(createMenuContent())));
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
  getServer().reply(saveCall, createSuccess({ code: '11', version: 1 }));
  await user.dblClick(screen.getByRole('button', { name: 'Save 2 drafts' }));
  expect(await screen.findByText('2 drafts are saved.')).toBeTruthy();
  expect(getServer().listBodies(saveCall)).toMatchObject([
    { code: '11', version: null, publishedVersion: 'v1', fields: { price: 95_000, allergens: ['egg', 'milk'] } },
    { code: null, htlCode: 'H01', dinCode: 'GRILL', fields: { name: { en: 'Duck', ko: '오리' }, price: 50_000 } },
  ]);
  expect(await screen.findByRole('table', { name: 'Menus' })).toBeTruthy();
});

it('cells that cannot be read are named by line and column, and their rows left out', async () => {
  await openPaste();
  paste('Number\tPrice\tAllergens\n11\tcheap\tgold\n99\t1\t');
  const errors = (await screen.findByText('3 errors. Rows and columns with errors are left out.')).closest('[role]');
  expect(errors?.textContent).toContain('Line 2, Price: Write the price in whole won: cheap');
  expect(errors?.textContent).toContain('Line 2, Allergens: There is no such allergen: gold');
  expect(errors?.textContent).toContain('Line 3, Number: The restaurant has no menu with this number: 99');
  expect(screen.getByRole('button', { name: 'Save 0 drafts' }).getAttribute('aria-disabled')).toBe('true');
});

it('a column with an unknown heading is named', async () => {
  await openPaste();
  paste('Number\tPrice (KRW)\tAllergy info\n11\t95000\tmilk');
  const errors = (await screen.findByText('1 error. Its row or column is left out.')).closest('[role]');
  expect(errors?.textContent).toContain('Line 1: This column is not known. Rename or remove it: Allergy info');
  expect(listRows()[0]).toContain('₩120,000 → ₩95,000');
});

it('what is pasted stays over a reload', async () => {
  const { me } = await openPaste();
  paste(text);
  await closeConsole();
  await openPaste(me);
  expect(getField().value).toBe(text);
});

it('a draft that a colleague has saved meanwhile is not overwritten, and the rows stay', async () => {
  getServer().reply(
    viewCall,
    createSuccess(createView(createMenuContent(), { draft: createDraft(createMenuContent({ price: 110_000 })) })),
  );
  const { user } = await openPaste();
  paste('Grill course\t95000');
  expect(listRows()[0]).toContain('₩110,000 → ₩95,000');
  getServer().reply(saveCall, createProblem('changed_meanwhile', 409, {}, { current: { version: 4 } }));
  await user.click(screen.getByRole('button', { name: 'Save 1 draft' }));
  const notice = (await screen.findByText('These menus are not saved')).closest('[role]');
  expect(notice?.textContent).toContain('Grill course: ');
  expect(getServer().listBodies(saveCall)).toMatchObject([{ code: '11', version: 3 }]);
  expect(getField().value).toBe('Grill course\t95000');
});
