// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { createDocumentRow, createDraft, createMenuContent, createText, createView } from '../../../test/documents';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const saveCall = 'POST /api/staff/menu/draft/save';
const publishCall = 'POST /api/staff/menu/draft/publish';
const replyMenu = (view = createView<'menu'>(createMenuContent())) =>
  getServer().setReply('POST /api/staff/menu/draft/view', createSuccess(view));
const refuseChanged = (current: object) => createProblem('changed_meanwhile', 409, {}, { current });
const openMenu = () =>
  openConsole('/console/products?tab=menu&venue=GRILL&item=11', createMe('hotel_manager', testScopes.seoul));
const findButton = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const findPrice = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Price/ });
const findComparison = async () => within(await screen.findByRole('dialog', { name: 'Someone else has changed this' }));
const typePrice = async ({ user }: Awaited<ReturnType<typeof openMenu>>, price: string) => {
  await user.clear(await findPrice());
  await user.type(await findPrice(), price);
};
const confirmPublication = async ({ user }: Awaited<ReturnType<typeof openMenu>>) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish now' }));

beforeEach(() =>
  getServer().setReply('POST /api/staff/menu/list', createSuccess({ documents: [createDocumentRow()], next: null })),
);

it('changes of a colleague to other fields are merged with the input and saved', async () => {
  replyMenu();
  const theirs = createMenuContent({ name: createText('Winter course') });
  getServer().setReply(saveCall, (body) =>
    (body as { version: number | null }).version === null
      ? refuseChanged({ version: 5, publishedVersion: 'v1', fields: theirs })
      : createSuccess({ code: '11', version: 6 }),
  );
  const opened = await openMenu();
  await typePrice(opened, '135000');
  await opened.user.click(await findButton('Save draft'));
  expect(await screen.findByText(/^The draft is saved, with what a colleague has changed/)).toBeTruthy();
  expect(getServer().listBodies(saveCall).at(-1)).toEqual({
    code: '11',
    version: 5,
    publishedVersion: 'v1',
    fields: { ...theirs, price: 135_000 },
  });
  expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'English' })[0]?.value).toBe('Winter course');
  expect(screen.getByText('The draft is saved')).toBeTruthy();
});

it('the draft is saved but not published if changes of a colleague were merged into it', async () => {
  replyMenu();
  getServer().setReply(saveCall, (body) =>
    (body as { version: number | null }).version === null
      ? refuseChanged({
          version: 5,
          publishedVersion: 'v1',
          fields: createMenuContent({ name: createText('Winter course') }),
        })
      : createSuccess({ code: '11', version: 6 }),
  );
  const opened = await openMenu();
  await typePrice(opened, '135000');
  await opened.user.click(await findButton('Publish now'));
  await confirmPublication(opened);
  expect(await screen.findByText(/^The draft is saved, with what a colleague has changed/)).toBeTruthy();
  expect(getServer().listBodies(publishCall)).toEqual([]);
});

it('a conflict shows only the fields that both have changed, separately for each language', async () => {
  replyMenu();
  const name = createText('Grill course');
  getServer().setReply(
    saveCall,
    refuseChanged({
      version: 5,
      publishedVersion: 'v1',
      fields: createMenuContent({ name: { ...name, ja: 'グリル' }, price: 150_000 }),
    }),
  );
  const opened = await openMenu();
  const japanese = (await screen.findAllByRole('textbox', { name: '日本語' }))[0] ?? document.body;
  await opened.user.clear(japanese);
  await opened.user.type(japanese, 'コース');
  await opened.user.click(await findButton('Save draft'));
  const rows = (await findComparison()).getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(['Name of the menu (日本語)コースグリル']);
  await opened.user.click(await findButton('Save mine'));
  await waitFor(() =>
    expect(getServer().listBodies(saveCall).at(-1)).toMatchObject({
      version: 5,
      fields: { name: { ...name, ja: 'コース' }, price: 150_000 },
    }),
  );
});

it('keeping the colleague’s version of one language keeps own changes of other languages', async () => {
  replyMenu();
  const name = createText('Grill course');
  const theirs = createMenuContent({ name: { ...name, ja: 'グリル', ko: '그릴' } });
  getServer().setReply(saveCall, refuseChanged({ version: 5, publishedVersion: 'v1', fields: theirs }));
  const opened = await openMenu();
  for (const [label, text] of [
    ['日本語', 'コース'],
    ['简体中文', '烤肉套餐'],
  ] as const) {
    const field = (await screen.findAllByRole('textbox', { name: label }))[0] ?? document.body;
    await opened.user.clear(field);
    await opened.user.type(field, text);
  }
  await opened.user.click(await findButton('Save draft'));
  const comparison = await findComparison();
  expect(comparison.getAllByRole('row').map((row) => row.textContent)).toHaveLength(2);
  await opened.user.click(comparison.getByRole('button', { name: 'Keep it as it is' }));
  getServer().setReply(saveCall, createSuccess({ code: '11', version: 6 }));
  await opened.user.click(await findButton('Save draft'));
  await waitFor(() =>
    expect(getServer().listBodies(saveCall).at(-1)).toMatchObject({
      version: 5,
      fields: { name: { ko: '그릴', en: 'Grill course', cn: '烤肉套餐', ja: 'グリル' } },
    }),
  );
});

it('a save after the colleague’s version was kept asks before it cancels the publication that they have planned', async () => {
  replyMenu();
  const fields = createMenuContent({ price: 150_000 });
  const publishAt = '2026-12-24T18:00';
  getServer().setReply(saveCall, refuseChanged({ version: 5, publishedVersion: 'v1', fields, publishAt }));
  const opened = await openMenu();
  await typePrice(opened, '135000');
  await opened.user.click(await findButton('Save draft'));
  await opened.user.click((await findComparison()).getByRole('button', { name: 'Keep it as it is' }));
  await waitFor(async () => expect((await findPrice()).value).toBe('150000'));
  await opened.user.click(await findButton('Save draft'));
  const confirmDialog = within(await screen.findByRole('alertdialog', { name: 'End the plan?' }));
  expect(getServer().listBodies(saveCall)).toHaveLength(1);
  getServer().setReply(saveCall, createSuccess({ code: '11', version: 6 }));
  await opened.user.click(confirmDialog.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(getServer().listBodies(saveCall).at(-1)).toEqual({ code: '11', version: 5, publishedVersion: 'v1', fields }),
  );
});

it('closing the comparison keeps the input', async () => {
  replyMenu();
  getServer().setReply(
    saveCall,
    refuseChanged({ version: 5, publishedVersion: 'v1', fields: createMenuContent({ price: 150_000 }) }),
  );
  const opened = await openMenu();
  await typePrice(opened, '135000');
  await opened.user.click(await findButton('Save draft'));
  await opened.user.click((await findComparison()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await findPrice()).value).toBe('135000');
  await opened.user.click(await findButton('Save draft'));
  await opened.user.click((await findComparison()).getByRole('button', { name: 'Keep it as it is' }));
  await waitFor(async () => expect((await findPrice()).value).toBe('150000'));
});

it('a draft in which the published version of a field was kept is saved before it is published', async () => {
  replyMenu(createView<'menu'>(createMenuContent(), { draft: createDraft<'menu'>(createMenuContent({ price: 1 })) }));
  getServer().setReply(saveCall, createSuccess({ code: '11', version: 4 }));
  getServer().setReply(
    publishCall,
    refuseChanged({
      version: 3,
      publishedVersion: 'v2',
      fields: createMenuContent({ price: 150_000 }),
      base: createMenuContent(),
      conflicts: ['price'],
    }),
  );
  const opened = await openMenu();
  await opened.user.click(await findButton('Publish now'));
  await confirmPublication(opened);
  await opened.user.click((await findComparison()).getByRole('button', { name: 'Keep it as it is' }));
  await waitFor(async () => expect((await findPrice()).value).toBe('150000'));
  expect(await screen.findByText('Some changes are not saved')).toBeTruthy();
  getServer().setReply(
    publishCall,
    createSuccess({ code: '11', publishAt: null, version: null, publishedVersion: 'v3' }),
  );
  await opened.user.click(await findButton('Publish now'));
  await confirmPublication(opened);
  await waitFor(() => expect(getServer().listBodies(publishCall)).toHaveLength(2));
  expect(getServer().listBodies(saveCall)).toEqual([
    { code: '11', version: 3, publishedVersion: 'v2', fields: createMenuContent({ price: 150_000 }) },
  ]);
  expect(getServer().listBodies(publishCall).at(-1)).toMatchObject({ version: 4, publishedVersion: 'v2' });
});

it('a draft that conflicts with a later change of the published document is compared with it before it is published or planned', async () => {
  const draft = createDraft<'menu'>(createMenuContent({ price: 99_000 }), {
    base: createMenuContent({ price: 100_000 }),
    conflicts: ['price'],
  });
  replyMenu(createView<'menu'>(createMenuContent(), { draft }));
  getServer().setReply(
    publishCall,
    createSuccess({ code: '11', publishAt: null, version: null, publishedVersion: 'v2' }),
  );
  const opened = await openMenu();
  await opened.user.click(await findButton('Publish at…'));
  const row = (await findComparison()).getByRole('row', { name: /Price/ });
  expect(
    row.textContent
      ?.replaceAll(/[^\d,]/g, ' ')
      .trim()
      .split(/ +/),
  ).toEqual(['99,000', '120,000']);
  await opened.user.click((await findComparison()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await opened.user.click(await findButton('Publish now'));
  await opened.user.click((await findComparison()).getByRole('button', { name: 'Save mine' }));
  await confirmPublication(opened);
  await waitFor(() => expect(getServer().listBodies(publishCall)).toHaveLength(1));
});
