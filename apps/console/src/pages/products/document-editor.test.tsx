// @vitest-environment jsdom
import { createContent } from '@dining/domain/catalogue/convert-contents';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import {
  createDocumentRow,
  createDraft,
  createMenuContent,
  createProductContent,
  createText,
  createView,
  draftFacts,
} from '../../../test/documents';
import { closeConsole, openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const menuPath = '/console/products?tab=menu&venue=GRILL&item=11';
const saveCall = 'POST /api/staff/menu/draft/save';
const publishCall = 'POST /api/staff/menu/draft/publish';
const manager = () => createMe('hotel_manager', testScopes.seoul);
const replyMenu = (view = createView<'menu'>(createMenuContent())) => {
  getServer().setReply('POST /api/staff/menu/draft/view', createSuccess(view));
  getServer().setReply('POST /api/staff/menu/list', createSuccess({ documents: [createDocumentRow()], next: null }));
};
const findButton = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const findField = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
/** Clears a field, which `userEvent.clear` does only for visible ones, and types a text. */
const fill = async ({ user }: Awaited<ReturnType<typeof openConsole>>, name: RegExp, text: string) => {
  const field = await findField(name);
  await user.clear(field);
  await user.type(field, text);
  return field;
};

it('a changed menu is saved as a draft, with all other fields unchanged', async () => {
  replyMenu();
  getServer().setReply(saveCall, createSuccess({ code: '11', version: 1 }));
  const opened = await openConsole(menuPath, manager());
  await fill(opened, /^Price/, '135,000');
  expect(screen.getByText('Some changes are not saved')).toBeTruthy();
  await opened.user.click(await findButton('Save draft'));
  expect(await screen.findByText('The draft is saved.')).toBeTruthy();
  expect(getServer().listBodies(saveCall)).toEqual([
    { code: '11', version: null, publishedVersion: 'v1', fields: createMenuContent({ price: 135_000 }) },
  ]);
  expect(await screen.findByText('The draft is saved')).toBeTruthy();
});

it('a menu that could not be loaded has a heading, and is loaded again on demand', async () => {
  getServer().setReply('POST /api/staff/menu/draft/view', createProblem('unavailable', 503));
  const { user } = await openConsole(menuPath, manager());
  const retry = await findButton('Try again');
  expect(screen.getByRole('heading', { level: 1, name: 'Menus' })).toBeTruthy();
  replyMenu();
  await user.click(retry);
  expect(await findField(/^Price/)).toBeTruthy();
});

it('an invalid number is reported at its field, which gets the focus', async () => {
  replyMenu();
  const opened = await openConsole(menuPath, manager());
  const field = await fill(opened, /^Price/, 'much');
  await opened.user.click(await findButton('Save draft'));
  expect(await screen.findByText('Please enter a number.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(getServer().listBodies(saveCall)).toEqual([]);
});

it('publishing saves the input first, and shows rule violations at their fields', async () => {
  replyMenu();
  getServer().setReply(saveCall, createSuccess({ code: '11', version: 4 }));
  getServer().setReply(
    publishCall,
    createProblem(
      'catalogue_refused',
      409,
      {},
      {
        errors: [
          { path: 'name', message: 'language_missing' },
          { path: 'price', message: 'price_out_of_range' },
          { path: 'stock', message: 'room_unknown' },
        ],
      },
    ),
  );
  const opened = await openConsole(menuPath, manager());
  await opened.user.clear((await screen.findAllByRole('textbox', { name: '日本語' }))[0] ?? document.body);
  await opened.user.click(await findButton('Publish now'));
  const confirmDialog = await screen.findByRole('alertdialog');
  expect(confirmDialog.textContent).toContain('Grill course');
  await opened.user.click(within(confirmDialog).getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('Please enter a price from 1 to 50,000,000 won.')).toBeTruthy();
  const field = screen.getAllByRole('textbox', { name: '日本語' })[0];
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^It does not fit other documents/)).toBeTruthy();
  expect(getServer().listBodies(publishCall)).toEqual([
    { code: '11', version: 4, publishedVersion: 'v1', publishAt: null },
  ]);
});

it('a publication is planned at a time in Seoul', async () => {
  replyMenu(createView<'menu'>(createMenuContent(), { draft: createDraft<'menu'>(createMenuContent({ price: 1 })) }));
  getServer().setReply(
    publishCall,
    createSuccess({ code: '11', publishAt: '2099-12-24T18:00', version: 4, publishedVersion: 'v1' }),
  );
  const { user } = await openConsole(menuPath, manager());
  await user.click(await findButton('Publish at…'));
  const day = await screen.findByLabelText(/^Day/);
  await user.clear(day);
  await user.type(day, '2001-01-01');
  await user.click(await findButton('Plan'));
  expect(await screen.findByText('Please enter a time that is yet to come.')).toBeTruthy();
  await user.clear(day);
  await user.type(day, '2099-12-24');
  await user.click(await findButton('Plan'));
  await waitFor(() =>
    expect(getServer().listBodies(publishCall)).toEqual([
      { code: '11', version: 3, draftId: draftFacts.draftId, publishedVersion: 'v1', publishAt: '2099-12-24T09:00' },
    ]),
  );
});

it('a draft whose planned publication failed opens with its rule violations, in Korean', async () => {
  const draft = createDraft<'menu'>(createMenuContent({ price: 0 }), {
    state: 'failed',
    publishAt: '2026-11-29T09:00',
    problems: [{ path: 'price', message: 'price_out_of_range' }],
  });
  replyMenu(createView<'menu'>(createMenuContent(), { draft }));
  await openConsole(menuPath, manager(), 'ko');
  expect(await screen.findByText(/예약한 시각에 게시하지 못하였습니다/)).toBeTruthy();
  expect(await screen.findByText(/가격은 1원부터/)).toBeTruthy();
});

it('a conflict shows both versions, and keeps the typed one if it is chosen', async () => {
  replyMenu();
  getServer().setReply(
    saveCall,
    createProblem(
      'changed_meanwhile',
      409,
      {},
      {
        current: { version: 5, publishedVersion: 'v2', fields: createMenuContent({ price: 150_000 }) },
      },
    ),
  );
  const opened = await openConsole(menuPath, manager());
  await fill(opened, /^Price/, '135000');
  await opened.user.click(await findButton('Save draft'));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
  const row = within(dialog).getByRole('row', { name: /Price/ });
  expect(row.textContent).toContain('135,000');
  expect(row.textContent).toContain('150,000');
  getServer().setReply(saveCall, createSuccess({ code: '11', version: 6 }));
  await opened.user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('The draft is saved.')).toBeTruthy();
  expect(getServer().listBodies(saveCall).at(-1)).toMatchObject({ version: 5, publishedVersion: 'v2' });
});

it('unsaved input survives a reload, and can be cleared', async () => {
  replyMenu();
  const me = manager();
  await fill(await openConsole(menuPath, me), /^Price/, '99000');
  await closeConsole();
  const { user } = await openConsole(menuPath, me);
  expect((await findField(/^Price/)).value).toBe('99000');
  await user.click(await findButton('Clear what I typed'));
  await waitFor(async () => expect((await findField(/^Price/)).value).toBe('120000'));
});

it('a new product is entered with its menus, options in order, and a question', async () => {
  const create = 'POST /api/staff/product/draft/save';
  replyMenu();
  getServer().setReply(
    'POST /api/staff/menu/list',
    createSuccess({
      documents: [createDocumentRow(), createDocumentRow({ code: '12', name: 'Wine course' })],
      next: null,
    }),
  );
  getServer().setReply(
    'POST /api/staff/venue/draft/view',
    createSuccess(
      createView<'venue'>({
        ...createContent('venue'),
        categories: [
          { name: createText('Table'), reservationType: 'table' },
          { name: createText('Take away'), reservationType: 'pickup' },
        ],
      }),
    ),
  );
  getServer().setReply(create, createSuccess({ code: 'P9', version: 1 }));
  const content = createProductContent();
  getServer().setReply(
    'POST /api/staff/product/draft/view',
    createSuccess(createView<'product'>(null, { code: 'P9', draft: createDraft<'product'>(content) })),
  );
  const { user } = await openConsole('/console/products?tab=product&venue=GRILL&item=new', manager());
  await screen.findByRole('option', { name: 'Take away (Pickup)' });
  await user.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), 'Take away (Pickup)');
  await user.click(await findButton('Add the menu'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Menu to add' }), 'Wine course');
  await user.click(await findButton('Add the menu'));
  await user.click(await findButton('Move up: Wine course'));
  const option = within(screen.getByRole('listitem', { name: 'Wine course' }));
  expect(option.getByRole<HTMLInputElement>('textbox', { name: /^Price(?:Required)?/ }).value).toBe('120000');
  await user.click(await findButton('Add a question'));
  await user.click(await findButton('Save draft'));
  expect(
    await screen.findByText('Draft saved by Jun Park at 2026-11-30 (Mon) 10:00. It has not been published yet.'),
  ).toBeTruthy();
  const [body] = getServer().listBodies(create);
  expect(body).toMatchObject({
    code: null,
    htlCode: 'H01',
    dinCode: 'GRILL',
    version: null,
    publishedVersion: null,
    fields: {
      categoryPosition: 2,
      reservationType: 'pickup',
      options: [
        { menuIndex: 12, onSale: true, visible: true, price: 120_000, discountRate: 0 },
        { menuIndex: 11, price: 120_000 },
      ],
      questions: [{ prodQsCode: '', kind: 'text', choices: [] }],
    },
  });
});

it('taking a product off sale names the coming reservations first', async () => {
  getServer().setReply(
    'POST /api/staff/product/draft/view',
    createSuccess(createView<'product'>(createProductContent(), { code: 'P1' })),
  );
  getServer().setReply(
    'POST /api/staff/product/unpublish/preview',
    createSuccess({
      publishedVersion: 'v1',
      consequences: {
        reservations: { count: 3, people: 8, won: 960_000 },
        documents: [{ kind: 'promotion', code: 'M1', name: 'Year end' }],
      },
    }),
  );
  getServer().setReply('POST /api/staff/product/unpublish', createSuccess({ code: 'P1', publishedVersion: 'v2' }));
  const { user } = await openConsole('/console/products?tab=product&venue=GRILL&item=P1', manager());
  await user.click(await findButton('Take off sale'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take it off sale?' }));
  expect((await dialog.findByText(/coming reservations/)).textContent).toContain('8 people');
  expect(dialog.getByText('Year end')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Take off sale' }));
  expect(await screen.findByText('Done. Existing reservations stay.')).toBeTruthy();
});

it('venue managers can save drafts but not publish, choose pictures or take a menu off sale, in Japanese', async () => {
  replyMenu();
  await openConsole(menuPath, createMe('venue_manager', testScopes.grill), 'ja');
  expect(await findButton('下書きを保存')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '今すぐ公開' })).toBeNull();
  expect(screen.queryByRole('button', { name: '提供を停止' })).toBeNull();
  expect(screen.getByText('写真はホテルマネージャーかマーケティング担当者が選びます。')).toBeTruthy();
});

it('the preview opens the page of the saved draft in a new tab', async () => {
  replyMenu(createView<'menu'>(createMenuContent(), { draft: createDraft<'menu'>(createMenuContent()) }));
  getServer().setReply(
    'POST /api/staff/menu/preview-link',
    createSuccess({ path: '/dining/preview?key=1', expiresAt: '2026-11-30T02:00:00Z' }),
  );
  const tab = { location: { href: '' }, opener: null, close: vi.fn() };
  vi.stubGlobal('open', () => tab);
  const { user } = await openConsole(menuPath, manager());
  await user.click(await findButton('Preview as guests see it'));
  await waitFor(() => expect(tab.location.href).toBe('/dining/preview?key=1'));
  vi.unstubAllGlobals();
});

it('the history names each change in words, and restores a version as a draft', async () => {
  replyMenu();
  const restoreCall = 'POST /api/staff/menu/draft/restore';
  const version = { at: '2026-11-30T01:00:00Z', fields: {} };
  getServer().setReply(
    'POST /api/staff/menu/history',
    createSuccess({
      versions: [
        {
          ...version,
          historyVersion: 2,
          by: 'Jun Park',
          source: 'console',
          differences: [
            { path: 'price', before: 100_000, after: 120_000 },
            { path: 'name.ja', before: '', after: 'コース' },
            { path: 'plates.0.allergens', before: null, after: ['egg', 'milk'] },
            { path: 'forChildren', before: false, after: true },
          ],
        },
        { ...version, historyVersion: 1, by: null, source: 'before', differences: [] },
      ],
      next: null,
    }),
  );
  getServer().setReply(restoreCall, createSuccess({ code: '11', version: 1 }));
  const { user } = await openConsole(menuPath, manager());
  await user.click(await findButton('History'));
  const table = within(await screen.findByRole('table', { name: 'Version 2' }));
  const texts = table.getAllByRole('row').map((row) => row.textContent?.replace(/[\u00a0\u202f]/g, ' '));
  expect(texts.slice(1)).toEqual([
    'Price₩100,000₩120,000',
    'Name of the menu (日本語)–コース',
    'Plates 1 · AllergensNot statedegg, milk',
    'For childrenNoYes',
  ]);
  await user.click(await findButton('Restore version 1 as a draft'));
  const confirmDialog = await screen.findByRole('alertdialog');
  await user.click(within(confirmDialog).getByRole('button', { name: 'Restore as a draft' }));
  expect(await screen.findByText(/^Version 1 is now the draft/)).toBeTruthy();
  expect(getServer().listBodies(restoreCall)).toEqual([{ code: '11', historyVersion: 1, version: null }]);
});

it('the questions before a version is restored or the draft is discarded name the planned publication that this cancels', async () => {
  const plan = { state: 'planned', publishAt: '2026-12-24T18:00' } as const;
  replyMenu(createView<'menu'>(createMenuContent(), { draft: createDraft<'menu'>(createMenuContent(), plan) }));
  const restoreCall = 'POST /api/staff/menu/draft/restore';
  const version = { at: '2026-11-30T01:00:00Z', fields: {}, by: 'Jun Park', source: 'console', differences: [] };
  const versions = [2, 1].map((historyVersion) => ({ ...version, historyVersion }));
  getServer().setReply('POST /api/staff/menu/history', createSuccess({ versions, next: null }));
  const { user } = await openConsole(menuPath, manager());
  const cancelNamedPlan = async () => {
    const confirmDialog = await screen.findByRole('alertdialog');
    expect(confirmDialog.textContent).toMatch(/planned for .*2026-12-24.*18:00.* \(Seoul\), is cancelled too/);
    await user.click(within(confirmDialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await user.click(await findButton('Discard draft'));
  await cancelNamedPlan();
  await user.click(await findButton('History'));
  await user.click(await findButton('Restore version 1 as a draft'));
  await cancelNamedPlan();
  expect(getServer().listBodies(restoreCall)).toEqual([]);
});

it('a draft is discarded after a question', async () => {
  replyMenu(createView<'menu'>(null, { draft: { ...createDraft<'menu'>(createMenuContent()), ...draftFacts } }));
  getServer().setReply('POST /api/staff/menu/draft/discard', createSuccess({ code: '11' }));
  const { user } = await openConsole(menuPath, manager());
  await user.click(await findButton('Discard draft'));
  const confirmDialog = await screen.findByRole('alertdialog');
  expect(confirmDialog.textContent).toContain('It has never been published');
  await user.click(within(confirmDialog).getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByRole('tab', { name: 'Menus' })).toBeTruthy();
});
