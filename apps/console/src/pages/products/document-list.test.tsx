// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { createDocumentRow, draftFacts } from '../../../test/documents';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';
import type { DocumentRow } from '../../entities/catalogue/documents';

const getServer = prepareConsole();
const listCall = 'POST /api/staff/product/list';

const replyRows = (documents: readonly DocumentRow[], next: string | null = null) =>
  getServer().setReply(listCall, createSuccess({ documents, next }));
const manager = () => createMe('hotel_manager', testScopes.seoul);
const listNames = async (name: string): Promise<(string | null)[]> =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replace(/[\u00a0\u202f]/g, ' ') ?? null);

const rows = [
  createDocumentRow({ code: 'P1', name: 'Dinner' }),
  createDocumentRow({ code: 'P2', name: 'Lunch', state: 'off', draft: draftFacts, missingLanguages: ['cn', 'ja'] }),
  createDocumentRow({
    code: 'P3',
    name: 'Brunch',
    state: 'new',
    dinCode: 'BAKERY' as DocumentRow['dinCode'],
    draft: { ...draftFacts, state: 'planned', publishAt: '2026-12-24T18:00' },
  }),
  createDocumentRow({
    code: 'P4',
    name: '',
    draft: { ...draftFacts, state: 'failed', problems: [{ path: 'price', message: 'x' }] },
  }),
];

it('products are listed with their states, drafts and missing languages', async () => {
  replyRows(rows);
  await openConsole('/console/products', manager());
  expect(await listNames('Products')).toEqual([
    'DinnerThe Grill●On sale––None',
    'LunchThe Grill○Off sale◐DraftJun Park · 2026-11-30 (Mon) 10:00简体中文, 日本語',
    'BrunchBakery○Not published▷Planned for 2026-12-24 (Thu) 18:00Jun Park · 2026-11-30 (Mon) 10:00None',
    'No name yet (P4)The Grill●On sale✕Planned time failedJun Park · 2026-11-30 (Mon) 10:00None',
  ]);
  expect(getServer().listBodies(listCall)).toEqual([{ htlCode: 'H01', after: null }]);
});

/** Replies as the server does: with the rows that a filter shows. */
const replyFilteredRows = () =>
  getServer().setReply(listCall, (body) => {
    const { filter } = body as { filter?: string };
    return createSuccess({
      documents: rows.filter(
        ({ state, draft }) => filter === undefined || [state, draft?.state].includes(filter as never),
      ),
      next: null,
    });
  });

it('the list can be filtered by state on the server, in Korean', async () => {
  replyFilteredRows();
  const { user } = await openConsole('/console/products', manager(), 'ko');
  await user.selectOptions(await screen.findByRole('combobox', { name: '상태' }), '게시 예정');
  expect(await listNames('상품')).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: '상태' }), '중지');
  expect((await listNames('상품'))[0]).toContain('Lunch');
  expect(getServer().listBodies(listCall)).toMatchObject([{}, { filter: 'planned' }, { filter: 'off' }]);
});

it('the list says that no document has the chosen state', async () => {
  getServer().setReply(listCall, (body) =>
    createSuccess({ documents: (body as { filter?: string }).filter === undefined ? rows : [], next: null }),
  );
  const { user } = await openConsole('/console/products', manager());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Failed');
  expect(await screen.findByText('Nothing has this state')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'All states');
  expect(await listNames('Products')).toHaveLength(rows.length);
});

it('further pages are loaded on demand', async () => {
  getServer().setReply(listCall, (body) =>
    (body as { after: string | null }).after === null
      ? createSuccess({ documents: [rows[0]], next: 'P1' })
      : createSuccess({ documents: [rows[1]], next: null }),
  );
  const { user } = await openConsole('/console/products', manager());
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('button', { name: 'Lunch' })).toBeTruthy();
});

it('an empty list says what to do next, and a new product needs a restaurant', async () => {
  replyRows([]);
  const { user } = await openConsole('/console/products', manager());
  expect(await screen.findByText('No products yet')).toBeTruthy();
  const add = screen.getByRole('button', { name: 'New product' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hotel or restaurant' }), 'Dalbit Seoul · The Grill');
  await user.click(screen.getByRole('button', { name: 'New product' }));
  expect(await screen.findByRole('heading', { name: 'New product' })).toBeTruthy();
});

it('a list that cannot be loaded can be requested again', async () => {
  getServer().setReply(listCall, createProblem('unavailable', 503));
  const { user } = await openConsole('/console/products', manager());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  replyRows(rows);
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Dinner' })).toBeTruthy();
});

it('venue managers see the documents of their venue, and read promotions', async () => {
  replyRows([]);
  getServer().setReply('POST /api/staff/promotion/list', createSuccess({ documents: [], next: null }));
  const { user } = await openConsole('/console/products', createMe('venue_manager', testScopes.grill));
  expect(await screen.findByRole('button', { name: 'New product' })).toBeTruthy();
  await expect
    .poll(() => getServer().listBodies(listCall))
    .toEqual([{ htlCode: 'H01', dinCode: 'GRILL', after: null }]);
  await user.click(screen.getByRole('tab', { name: 'Promotions' }));
  expect(await screen.findByText('Promotions are shown here once they are entered.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New promotion' })).toBeNull();
});

it('hosts cannot see the documents, and have no link to the screen', async () => {
  await openConsole('/console/products', createMe('host', testScopes.grill));
  expect(await screen.findByText('There is no hotel whose content you may see')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Products' })).toBeNull();
});
