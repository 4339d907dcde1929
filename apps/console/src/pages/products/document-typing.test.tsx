// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import {
  createDocumentRow,
  createDraft,
  createMenuContent,
  createProductContent,
  createView,
  draftFacts,
} from '../../../test/documents';
import { closeConsole, openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const menuPath = '/console/products?tab=menu&venue=GRILL&item=11';
const newMenuPath = '/console/products?tab=menu&venue=GRILL&item=new';
const productPath = '/console/products?tab=product&venue=GRILL&item=P1';
const saveMenuCall = 'POST /api/staff/menu/draft/save';
const manager = () => createMe('hotel_manager', testScopes.seoul);
const replyMenu = (view = createView<'menu'>(createMenuContent())) =>
  getServer().setReply('POST /api/staff/menu/draft/view', createSuccess(view));
const replyProduct = (changes: Parameters<typeof createProductContent>[0]) =>
  getServer().setReply(
    'POST /api/staff/product/draft/view',
    createSuccess(createView<'product'>(createProductContent(changes), { code: 'P1' })),
  );
const findButton = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const findField = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const typePrice = async ({ user }: Pick<Awaited<ReturnType<typeof openConsole>>, 'user'>, price: string) => {
  await user.clear(await findField(/^Price/));
  await user.type(await findField(/^Price/), price);
};

beforeEach(() => {
  getServer().setReply('POST /api/staff/menu/list', createSuccess({ documents: [createDocumentRow()], next: null }));
  getServer().setReply('POST /api/staff/venue/draft/view', createProblem('not_found', 404));
});

it('unsaved input is shown only to the person who typed it, until they sign out', async () => {
  replyMenu();
  const me = manager();
  await typePrice(await openConsole(menuPath, me), '99000');
  await closeConsole();
  await openConsole(menuPath, manager());
  expect((await findField(/^Price/)).value).toBe('120000');
  await closeConsole();
  const { user } = await openConsole(menuPath, me);
  expect((await findField(/^Price/)).value).toBe('99000');
  getServer().setReply('POST /api/staff/session/logout', createSuccess({ result: 'success' }));
  await user.click(await findButton('Sign out'));
  const confirmDialog = await screen.findByRole('alertdialog', { name: 'What you typed is not saved' });
  expect(Object.keys(sessionStorage)).toHaveLength(1);
  await user.click(within(confirmDialog).getByRole('button', { name: 'Sign out and drop it' }));
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
});

it('a restored form is compared with the version that it is based on, even if a colleague has saved since', async () => {
  replyMenu();
  const me = manager();
  await typePrice(await openConsole(menuPath, me), '99000');
  await closeConsole();
  const theirs = createMenuContent({ price: 150_000 });
  replyMenu(createView<'menu'>(createMenuContent(), { draft: createDraft<'menu'>(theirs, { version: 5 }) }));
  getServer().setReply(
    saveMenuCall,
    createProblem('changed_meanwhile', 409, {}, { current: { version: 5, publishedVersion: 'v1', fields: theirs } }),
  );
  const { user } = await openConsole(menuPath, me);
  await user.click(await findButton('Save draft'));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
  expect(within(dialog).getByRole('row', { name: /Price/ }).textContent).toContain('150,000');
});

it('a new form is empty after a new document was saved', async () => {
  getServer().setReply(saveMenuCall, createSuccess({ code: '12', version: 1 }));
  replyMenu(createView<'menu'>(null, { code: '12', draft: createDraft<'menu'>(createMenuContent()) }));
  const me = manager();
  const opened = await openConsole(newMenuPath, me);
  await typePrice(opened, '99000');
  await opened.user.click(await findButton('Save draft'));
  expect(await screen.findByText(/It has not been published yet/)).toBeTruthy();
  await closeConsole();
  await openConsole(newMenuPath, me);
  expect((await findField(/^Price/)).value).toBe('');
  expect(screen.queryByText(/^What you typed before/)).toBeNull();
});

it('a new document whose first save got no response is created once, and then changed', async () => {
  replyMenu(createView<'menu'>(null, { code: '12', draft: createDraft<'menu'>(createMenuContent()) }));
  getServer().setReply(saveMenuCall, createProblem('unavailable', 503));
  const opened = await openConsole(newMenuPath, manager());
  await typePrice(opened, '99000');
  await opened.user.click(await findButton('Save draft'));
  await waitFor(() => expect(getServer().listBodies(saveMenuCall)).toHaveLength(1));
  getServer().setReply(saveMenuCall, createSuccess({ code: '12', version: 1 }));
  await typePrice(opened, '88000');
  await opened.user.click(await findButton('Save draft'));
  expect(await screen.findByText(/It has not been published yet/)).toBeTruthy();
  expect(getServer().listBodies(saveMenuCall)).toMatchObject([
    { code: null, fields: { price: 99_000 } },
    { code: null, fields: { price: 99_000 } },
    { code: '12', version: 1, fields: { price: 88_000 } },
  ]);
  const [first, second] = getServer().listHeaders(saveMenuCall, 'idempotency-key');
  expect(second).toBe(first);
});

it('a new document whose first save got no response is created once, even after a reload', async () => {
  replyMenu(createView<'menu'>(null, { code: '12', draft: createDraft<'menu'>(createMenuContent()) }));
  getServer().setReply(saveMenuCall, createProblem('unavailable', 503));
  const me = manager();
  const opened = await openConsole(newMenuPath, me);
  await typePrice(opened, '99000');
  await opened.user.click(await findButton('Save draft'));
  await waitFor(() => expect(getServer().listBodies(saveMenuCall)).toHaveLength(1));
  await closeConsole();
  const reopened = await openConsole(newMenuPath, me);
  await typePrice(reopened, '88000');
  const { draftId } = draftFacts;
  getServer().setReply(saveMenuCall, createSuccess({ code: '12', draftId, version: 1 }));
  await reopened.user.click(await findButton('Save draft'));
  expect(await screen.findByText(/It has not been published yet/)).toBeTruthy();
  expect(getServer().listBodies(saveMenuCall)).toMatchObject([
    { code: null, fields: { price: 99_000 } },
    { code: null, fields: { price: 99_000 } },
    { code: '12', draftId, version: 1, fields: { price: 88_000 } },
  ]);
  const [first, second] = getServer().listHeaders(saveMenuCall, 'idempotency-key');
  expect(second).toBe(first);
});

it('a first save that got no response is repeated after 20 hours only if staff confirm it, with a new key', async () => {
  replyMenu(createView<'menu'>(null, { code: '12', draft: createDraft<'menu'>(createMenuContent()) }));
  getServer().setReply(saveMenuCall, createProblem('unavailable', 503));
  const me = manager();
  const opened = await openConsole(newMenuPath, me);
  await typePrice(opened, '99000');
  await opened.user.click(await findButton('Save draft'));
  await waitFor(() => expect(getServer().listBodies(saveMenuCall)).toHaveLength(1));
  await closeConsole();
  for (const [key, text] of Object.entries<string>({ ...sessionStorage })) {
    const stored = JSON.parse(text);
    const sentAt = new Date(Date.parse(stored.firstSave.sentAt) - 20 * 60 * 60 * 1000).toISOString();
    sessionStorage.setItem(key, JSON.stringify({ ...stored, firstSave: { ...stored.firstSave, sentAt } }));
  }
  const { user } = await openConsole(newMenuPath, me);
  getServer().setReply(saveMenuCall, createSuccess({ code: '12', version: 1 }));
  const answer = async (name: string) => {
    await user.click(await findButton('Save draft'));
    const confirmDialog = within(await screen.findByRole('alertdialog', { name: 'Is it in the list already?' }));
    await user.click(confirmDialog.getByRole('button', { name }));
  };
  await answer('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(getServer().listBodies(saveMenuCall)).toHaveLength(1);
  await answer('Save draft');
  expect(await screen.findByText(/It has not been published yet/)).toBeTruthy();
  const [first, second] = getServer().listHeaders(saveMenuCall, 'idempotency-key');
  expect(second).not.toBe(first);
});

it('a new document whose first draft a colleague has discarded is created again by the next save', async () => {
  replyMenu(createView<'menu'>(null, { code: '13', draft: createDraft<'menu'>(createMenuContent()) }));
  getServer().setReply(saveMenuCall, createProblem('unavailable', 503));
  const opened = await openConsole(newMenuPath, manager());
  await typePrice(opened, '99000');
  await opened.user.click(await findButton('Save draft'));
  await waitFor(() => expect(getServer().listBodies(saveMenuCall)).toHaveLength(1));
  getServer().setReply(saveMenuCall, (body) =>
    (body as { code: string | null }).code === null
      ? createSuccess({ code: '12', draftId: draftFacts.draftId, version: 1 })
      : createProblem('not_found', 404),
  );
  await typePrice(opened, '88000');
  await opened.user.click(await findButton('Save draft'));
  await waitFor(() => expect(getServer().listBodies(saveMenuCall)).toHaveLength(3));
  getServer().setReply(saveMenuCall, createSuccess({ code: '13', version: 1 }));
  await opened.user.click(await findButton('Save draft'));
  expect(await screen.findByText(/It has not been published yet/)).toBeTruthy();
  expect(getServer().listBodies(saveMenuCall)).toMatchObject([
    { code: null, fields: { price: 99_000 } },
    { code: null, fields: { price: 99_000 } },
    { code: '12', draftId: draftFacts.draftId, fields: { price: 88_000 } },
    { code: null, version: null, fields: { price: 88_000 } },
  ]);
});

it('input after the form was cleared is saved as another new document', async () => {
  replyMenu(createView<'menu'>(null, { code: '12', draft: createDraft<'menu'>(createMenuContent()) }));
  getServer().setReply(saveMenuCall, createProblem('unavailable', 503));
  const me = manager();
  const opened = await openConsole(newMenuPath, me);
  await typePrice(opened, '99000');
  await opened.user.click(await findButton('Save draft'));
  await waitFor(() => expect(getServer().listBodies(saveMenuCall)).toHaveLength(1));
  await closeConsole();
  const reopened = await openConsole(newMenuPath, me);
  await reopened.user.click(await findButton('Clear what I typed'));
  await typePrice(reopened, '88000');
  getServer().setReply(saveMenuCall, createSuccess({ code: '13', version: 1 }));
  await reopened.user.click(await findButton('Save draft'));
  expect(await screen.findByText(/It has not been published yet/)).toBeTruthy();
  expect(getServer().listBodies(saveMenuCall).at(-1)).toMatchObject({ code: null, fields: { price: 88_000 } });
});

it('a save that cancels a planned publication asks first, with the planned day and time', async () => {
  const plan = { state: 'planned', publishAt: '2026-12-24T18:00' } as const;
  replyMenu(createView<'menu'>(createMenuContent(), { draft: createDraft<'menu'>(createMenuContent(), plan) }));
  getServer().setReply(saveMenuCall, createSuccess({ code: '11', version: 4 }));
  const opened = await openConsole(menuPath, manager());
  await typePrice(opened, '99000');
  await opened.user.click(await findButton('Save draft'));
  const confirmDialog = within(await screen.findByRole('alertdialog', { name: 'End the plan?' }));
  expect(confirmDialog.getByText(/planned to be published at .*2026-12-24.*18:00/)).toBeTruthy();
  await opened.user.click(confirmDialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(getServer().listBodies(saveMenuCall)).toEqual([]);
  expect((await findField(/^Price/)).value).toBe('99000');
  await opened.user.click(await findButton('Save draft'));
  const again = within(await screen.findByRole('alertdialog', { name: 'End the plan?' }));
  await opened.user.click(again.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(getServer().listBodies(saveMenuCall)).toMatchObject([
      { draftId: draftFacts.draftId, version: 3, fields: { price: 99_000 } },
    ]),
  );
});

it('a publication that a colleague has planned meanwhile is not cancelled without a question, even by a second save', async () => {
  replyMenu(createView<'menu'>(createMenuContent(), { draft: createDraft<'menu'>(createMenuContent()) }));
  const current = { version: 4, publishedVersion: 'v1', fields: createMenuContent(), publishAt: '2026-12-24T18:00' };
  getServer().setReply(saveMenuCall, createProblem('changed_meanwhile', 409, {}, { current }));
  const me = manager();
  const opened = await openConsole(menuPath, me);
  await typePrice(opened, '99000');
  const cancelEndOfPlan = async ({ user }: typeof opened) => {
    await user.click(await findButton('Save draft'));
    const confirmDialog = within(await screen.findByRole('alertdialog', { name: 'End the plan?' }));
    await user.click(confirmDialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(getServer().listBodies(saveMenuCall)).toHaveLength(1);
  };
  await cancelEndOfPlan(opened);
  await cancelEndOfPlan(opened);
  await closeConsole();
  await cancelEndOfPlan(await openConsole(menuPath, me));
});

it('an alert reports a planned publication that was cancelled by saving the input before a refused publication', async () => {
  const plan = { state: 'planned', publishAt: '2026-12-24T18:00' } as const;
  replyMenu(createView<'menu'>(createMenuContent(), { draft: createDraft<'menu'>(createMenuContent(), plan) }));
  getServer().setReply(saveMenuCall, createSuccess({ code: '11', version: 4 }));
  const errors = [{ path: 'price', message: 'price_out_of_range' }];
  getServer().setReply('POST /api/staff/menu/draft/publish', createProblem('catalogue_refused', 409, {}, { errors }));
  const { user } = await openConsole(menuPath, manager());
  const publishNow = async () => {
    await user.click(await findButton('Publish now'));
    const confirmDialog = within(await screen.findByRole('alertdialog', { name: 'Publish now?' }));
    await user.click(confirmDialog.getByRole('button', { name: 'Publish now' }));
  };
  await publishNow();
  await waitFor(async () => expect((await findField(/^Price/)).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await typePrice({ user }, '99000');
  await publishNow();
  const notice = within(await screen.findByRole('alertdialog', { name: 'The plan has ended' }));
  expect(notice.getByText(/was planned to be published at .*2026-12-24.*18:00/)).toBeTruthy();
  await user.click(notice.getByRole('button', { name: 'OK' }));
  await waitFor(async () => expect((await findField(/^Price/)).getAttribute('aria-invalid')).toBe('true'));
});

it('the price field of a product stays while its value is cleared and typed again', async () => {
  replyProduct({ reservationType: 'table', price: 50_000 });
  const { user } = await openConsole(productPath, manager());
  const price = await findField(/^Price of one piece/);
  await user.clear(price);
  await user.type(price, '60000');
  expect((await findField(/^Price of one piece/)).value).toBe('60000');
});

it('a rule violation of a hidden field is shown at the field, which appears', async () => {
  replyProduct({ memberDiscountOn: false, memberDiscountRate: 200, saleAlways: true, takesDeposit: false });
  getServer().setReply('POST /api/staff/product/draft/save', createSuccess({ code: 'P1', version: 1 }));
  getServer().setReply(
    'POST /api/staff/product/draft/publish',
    createProblem(
      'catalogue_refused',
      409,
      {},
      {
        errors: [
          { path: 'memberDiscountRate', message: 'rate_out_of_range' },
          { path: 'depositNote', message: 'language_missing' },
          { path: 'saleTo', message: 'days_reversed' },
        ],
      },
    ),
  );
  const { user } = await openConsole(productPath, manager());
  expect(screen.queryByRole('textbox', { name: /^Discount for members/ })).toBeNull();
  await user.type(await findField(/^Order/), '1');
  await user.click(await findButton('Publish now'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3));
});
