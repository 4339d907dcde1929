// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/show';
import { createMe, places } from '../../../test/staff';

const getServer = prepareConsole();
const previewCall = 'POST /api/staff/catalogue/preview';
const importCall = 'POST /api/staff/catalogue/import';
const exportCall = 'POST /api/staff/catalogue/export';

afterEach(() => vi.restoreAllMocks());

const pricesPath = 'hotels/H01/venues/GRILL/prices.csv';
const text = 'product,menu,price\nP1,,68000\n';
const files = { 'group.yaml': '{}\n', [pricesPath]: text };
const changes = [
  { kind: 'product', code: 'P1', change: 'added', fields: [] },
  { kind: 'venue', code: 'GRILL', change: 'changed', fields: ['name', 'stock'] },
];
const preview = { applied: false, issues: [], changes, conflicts: [] };

/** Creates a chosen file. One of a chosen folder has its path in it. */
function createFile(path: string, content: BlobPart): File {
  const file = new File([content], path.split('/').at(-1) ?? '');
  Object.defineProperty(file, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
  return file;
}

const folder = [
  createFile('dalbit/group.yaml', files['group.yaml']),
  createFile(`dalbit/${pricesPath}`, text),
  createFile('dalbit/README.md', '# Ours'),
];

async function openCatalogue(me = createMe('owner', places.group)) {
  const opened = await openConsole('/console/catalogue', me);
  await screen.findByRole('heading', { name: 'Catalogue' });
  return opened;
}

async function chooseFolder(chosen: readonly File[] = folder) {
  const opened = await openCatalogue();
  await opened.user.upload(screen.getByLabelText('Choose a folder'), [...chosen]);
  return opened;
}

async function checkFolder() {
  const opened = await chooseFolder();
  await opened.user.click(await screen.findByRole('button', { name: 'Check' }));
  return opened;
}

const confirmImport = async ({ user }: Awaited<ReturnType<typeof openCatalogue>>) => {
  await user.dblClick(await screen.findByRole('button', { name: 'Import' }));
  const question = await screen.findByRole('alertdialog');
  await user.dblClick(within(question).getByRole('button', { name: 'Import' }));
  return question;
};

describe('the import', () => {
  it('shows what would change, by kind, and imports the files of a folder once', async () => {
    getServer().reply(previewCall, createSuccess(preview));
    getServer().reply(importCall, createSuccess({ ...preview, applied: true }));
    const opened = await checkFolder();
    expect(await screen.findByText('1 to add, 1 to change')).toBeTruthy();
    expect(screen.getByText('dalbit: 2 files')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Restaurants' }).textContent).toContain(
      'GRILLThe GrillChangedname, stock',
    );
    expect(screen.getByRole('table', { name: 'Products' }).textContent).toContain('P1Added');
    expect(getServer().listBodies(importCall)).toEqual([]);
    const question = await confirmImport(opened);
    expect(question.textContent).toContain('Documents to add: 1, to change: 1.');
    expect(await screen.findByText('Imported: 1 added, 1 changed.')).toBeTruthy();
    expect(getServer().listBodies(previewCall)).toEqual([{ files }]);
    expect(getServer().listBodies(importCall)).toEqual([{ files }]);
  });

  it('lists the errors of the files with file and line, which can be copied', async () => {
    const issue = { file: pricesPath, line: 2, field: '', message: '', values: {} };
    getServer().reply(
      previewCall,
      createSuccess({
        applied: false,
        changes: [],
        conflicts: [],
        issues: [
          { ...issue, code: 'price_out_of_range', field: 'price', values: { min: 0, max: 100_000_000 } },
          { ...issue, line: 3, code: 'format', message: 'price: whole won, such as 68000' },
          { ...issue, line: 4, code: 'of_a_newer_server' },
        ],
      }),
    );
    const { user } = await checkFolder();
    const table = await screen.findByRole('table', { name: '3 errors. Nothing has been changed.' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `${pricesPath}2Please enter a price from 0 to 100,000,000 won.price`,
      `${pricesPath}3The format is not valid.price: whole won, such as 68000`,
      `${pricesPath}4This value cannot be saved.`,
    ]);
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy the errors' }));
    expect(await screen.findByText('Copied.')).toBeTruthy();
    expect((await navigator.clipboard.readText()).split('\n')[0]).toBe(
      `${pricesPath}:2: Please enter a price from 0 to 100,000,000 won.: price`,
    );
  });

  it('names the bookings beyond the new seats, which stay', async () => {
    const visit = { date: '2027-12-24', time: '18:00' };
    const conflicts = [{ dinCode: 'GRILL', visit, dinRoomCode: null, taken: 12, offered: 8 }];
    getServer().reply(previewCall, createSuccess({ ...preview, conflicts }));
    await checkFolder();
    const table = await screen.findByRole('table', { name: 'Start times with bookings beyond the new seats: 1' });
    expect(table.textContent).toContain('The Grill2027-12-24 18:00128');
    expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy();
  });

  it('that fails keeps the chosen files, and is sent again under the same key', async () => {
    getServer().reply(previewCall, createSuccess(preview));
    getServer().reply(importCall, createProblem('internal_error', 500));
    const opened = await checkFolder();
    await confirmImport(opened);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('dalbit: 2 files')).toBeTruthy();
    getServer().reply(importCall, createSuccess({ ...preview, applied: true }));
    await confirmImport(opened);
    expect(await screen.findByText('Imported: 1 added, 1 changed.')).toBeTruthy();
    expect(getServer().listBodies(importCall)).toEqual([{ files }, { files }]);
  });

  it('whose check fails keeps the chosen files', async () => {
    getServer().reply(previewCall, createProblem('internal_error', 500));
    const { user } = await checkFolder();
    expect(await screen.findByRole('alert')).toBeTruthy();
    getServer().reply(previewCall, createSuccess({ ...preview, changes: [] }));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Nothing to change')).toBeTruthy();
  });

  it('reads a ZIP', async () => {
    getServer().reply(previewCall, createSuccess(preview));
    const { user } = await openCatalogue();
    const entries = {
      'dalbit/group.yaml': strToU8('{}\n'),
      [`dalbit/${pricesPath}`]: strToU8(text),
      '__MACOSX/x.yaml': strToU8(''),
    };
    const zip = createFile('dalbit.zip', zipSync(entries));
    await user.upload(screen.getByLabelText('Choose a ZIP or files'), zip);
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    await screen.findByText('1 to add, 1 to change');
    expect(getServer().listBodies(previewCall)).toEqual([{ files }]);
  });

  it.each<[string, readonly File[], string]>([
    ['no files of a catalogue', [createFile('dalbit/README.md', '')], 'There are no files of a catalogue'],
    [
      'a file in another encoding',
      [createFile('dalbit/group.yaml', new Uint8Array([0xb0, 0xa1]))],
      'dalbit/group.yaml is not text in UTF-8.',
    ],
    [
      'more than 16 MB',
      [createFile('dalbit/group.yaml', new Uint8Array(17 * 1024 * 1024))],
      'The files together are larger than 16 MB.',
    ],
    ['a ZIP that is none', [createFile('dalbit.zip', 'text')], 'dalbit.zip cannot be opened as a ZIP.'],
  ])('rejects %s before it is sent', async (_case, chosen, message) => {
    await chooseFolder(chosen);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  });

  it('is not offered if a role may not change some of the documents', async () => {
    getServer().reply(
      previewCall,
      createSuccess({ ...preview, changes: [{ kind: 'terms', code: 'T1', change: 'added', fields: [] }] }),
    );
    const { user } = await openCatalogue(createMe('marketing', places.group));
    await user.upload(screen.getByLabelText('Choose a folder'), folder);
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    expect(await screen.findByText(/Your role cannot change these: Terms\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });
});

describe('the export', () => {
  it('downloads the files as a ZIP', async () => {
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.push(blob);
        return 'blob:catalogue';
      },
      revokeObjectURL: () => {},
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    getServer().reply(exportCall, createSuccess({ files }));
    const { user } = await openCatalogue();
    await user.click(screen.getByRole('button', { name: 'Download a ZIP' }));
    expect(await screen.findByText('2 files were downloaded.')).toBeTruthy();
    const [blob] = blobs;
    const entries = unzipSync(new Uint8Array(await (blob as Blob).arrayBuffer()));
    expect(Object.keys(entries).toSorted()).toEqual(Object.keys(files).toSorted());
    expect(new TextDecoder().decode(entries[pricesPath])).toBe(text);
  });

  it('that fails shows why', async () => {
    getServer().reply(exportCall, createProblem('internal_error', 500));
    const { user } = await openCatalogue();
    await user.click(screen.getByRole('button', { name: 'Download a ZIP' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

it('staff of one restaurant cannot open the screen', async () => {
  await openCatalogue(createMe('venue_manager', places.grill));
  expect(screen.queryByRole('button', { name: 'Download a ZIP' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Catalogue' })).toBeNull();
});
