// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { addFileTransfers } from '../../../test/file-transfers';
import { openConsole, prepareConsole } from '../../../test/open-console';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const previewCall = 'POST /api/staff/catalogue/preview';
const importCall = 'POST /api/staff/catalogue/import';
const exportCall = 'POST /api/staff/catalogue/export';

afterEach(() => vi.restoreAllMocks());

const pictureId = 'c0a8012e-0000-4000-8000-000000000001';
const pricesPath = 'hotels/H01/venues/GRILL/prices.csv';
const text = 'product,menu,price\nP1,,68000\n';
const files = { 'group.yaml': '{}\n', [pricesPath]: text };
const changes = [
  { kind: 'product', code: 'P1', change: 'added', fields: [] },
  { kind: 'venue', code: 'GRILL', change: 'changed', fields: ['name', 'stock'] },
];
const noPictures = { folderPictures: [], unusedOriginals: [] };
const preview = { applied: false, issues: [], changes, conflicts: [], ...noPictures };
const body = { files, originals: {} };

/** Creates a file as an input returns it. If it is in a chosen folder, it has its path in that folder. */
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

async function openCatalogue(me = createMe('owner', testScopes.group)) {
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
  const confirmDialog = await screen.findByRole('alertdialog');
  await user.dblClick(within(confirmDialog).getByRole('button', { name: 'Import' }));
  return confirmDialog;
};

describe('the import', () => {
  it('shows what would change, by kind, and imports the files of a folder once', async () => {
    getServer().setReply(previewCall, createSuccess(preview));
    getServer().setReply(importCall, createSuccess({ ...preview, applied: true }));
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
    expect(getServer().listBodies(previewCall)).toEqual([body]);
    expect(getServer().listBodies(importCall)).toEqual([body]);
  });

  it('lists the errors of the files with file and line, which can be copied', async () => {
    const issue = { file: pricesPath, line: 2, field: '', message: '', values: {} };
    getServer().setReply(
      previewCall,
      createSuccess({
        ...preview,
        changes: [],
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

  it('lists the bookings beyond the new seats, and can still be confirmed', async () => {
    const visit = { date: '2027-12-24', time: '18:00' };
    const conflicts = [{ dinCode: 'GRILL', visit, dinRoomCode: null, taken: 12, offered: 8 }];
    getServer().setReply(previewCall, createSuccess({ ...preview, conflicts }));
    await checkFolder();
    const table = await screen.findByRole('table', { name: 'Start times with bookings beyond the new seats: 1' });
    expect(table.textContent).toContain('The Grill2027-12-24 18:00128');
    expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy();
  });

  it('that fails keeps the chosen files, and can be sent again', async () => {
    getServer().setReply(previewCall, createSuccess(preview));
    getServer().setReply(importCall, createProblem('internal_error', 500));
    const opened = await checkFolder();
    await confirmImport(opened);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('dalbit: 2 files')).toBeTruthy();
    getServer().setReply(importCall, createSuccess({ ...preview, applied: true }));
    await confirmImport(opened);
    expect(await screen.findByText('Imported: 1 added, 1 changed.')).toBeTruthy();
    expect(getServer().listBodies(importCall)).toEqual([body, body]);
  });

  it('whose check fails keeps the chosen files', async () => {
    getServer().setReply(previewCall, createProblem('internal_error', 500));
    const { user } = await checkFolder();
    expect(await screen.findByRole('alert')).toBeTruthy();
    getServer().setReply(previewCall, createSuccess({ ...preview, changes: [] }));
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Nothing to change')).toBeTruthy();
  });

  it('reads a ZIP', async () => {
    getServer().setReply(previewCall, createSuccess(preview));
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
    expect(getServer().listBodies(previewCall)).toEqual([body]);
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
    [
      'a file with the ending .zip that is not a ZIP',
      [createFile('dalbit.zip', 'text')],
      'dalbit.zip cannot be opened as a ZIP.',
    ],
  ])('rejects %s before it is sent', async (_case, chosen, message) => {
    await chooseFolder(chosen);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  });

  it('is not offered if the staff member may not change some of the documents', async () => {
    getServer().setReply(
      previewCall,
      createSuccess({ ...preview, changes: [{ kind: 'terms', code: 'T1', change: 'added', fields: [] }] }),
    );
    const { user } = await openCatalogue(createMe('marketing', testScopes.group));
    await user.upload(screen.getByLabelText('Choose a folder'), folder);
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    expect(await screen.findByText(/Your role cannot change these: Terms\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });
});

describe('the import of a folder with originals', () => {
  const uploadCall = 'POST /api/staff/picture/upload/H01';
  const statesCall = 'POST /api/staff/picture/states';
  const hall = { file: 'pictures/hall.png', htlCode: 'H01', pictureId: null, state: 'missing', isChanged: false };
  const pictureFolder = [...folder, createFile('dalbit/pictures/hall.png', 'a photo')];
  const sha256 = createHash('sha256').update('a photo').digest('hex');
  const pictureBody = { files, originals: { 'pictures/hall.png': sha256 } };
  const stored = { picture: { pictureId }, isNew: true };
  const ready = { states: [{ pictureId, state: 'ready', failureReason: null }] };

  async function checkPictures(result: object = { ...preview, folderPictures: [hall] }, chosen = pictureFolder) {
    getServer().setReply(previewCall, createSuccess(result));
    getServer().setReply(uploadCall, createSuccess(stored));
    getServer().setReply(statesCall, createSuccess(ready));
    getServer().setReply(importCall, createSuccess({ ...preview, applied: true }));
    const opened = await chooseFolder(chosen);
    addFileTransfers(() => getServer().origin);
    await opened.user.click(await screen.findByRole('button', { name: 'Check' }));
    return opened;
  }

  it('uploads the missing ones for their hotel, waits until they are prepared, and imports', async () => {
    const opened = await checkPictures();
    expect(await screen.findByText('Pictures to upload: 1.')).toBeTruthy();
    expect(screen.getByText('1 picture file')).toBeTruthy();
    expect(getServer().listBodies(uploadCall)).toEqual([]);
    await confirmImport(opened);
    expect(await screen.findByText('Imported: 1 added, 1 changed.')).toBeTruthy();
    expect(getServer().listBodies(previewCall)).toEqual([pictureBody, pictureBody]);
    expect(getServer().listBodies(uploadCall)).toEqual([
      { fileName: 'hall.png', purpose: 'import', picture: 'hall.png' },
    ]);
    expect(getServer().listBodies(statesCall)).toEqual([{ pictureIds: [pictureId] }]);
    expect(getServer().listHeaders(statesCall, 'x-background')).toEqual([undefined]);
    expect(getServer().listBodies(importCall)).toEqual([pictureBody]);
  });

  it('that is stopped and started again uploads nothing twice', async () => {
    const opened = await checkPictures();
    getServer().setReply(statesCall, createSuccess({ states: [{ pictureId, state: 'pending', failureReason: null }] }));
    await confirmImport(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    getServer().setReply(
      previewCall,
      createSuccess({ ...preview, folderPictures: [{ ...hall, pictureId, state: 'pending' }] }),
    );
    getServer().setReply(statesCall, createSuccess(ready));
    await confirmImport(opened);
    expect(await screen.findByText('Imported: 1 added, 1 changed.')).toBeTruthy();
    expect(getServer().listBodies(uploadCall)).toHaveLength(1);
  });

  it('repeats an upload with the same key while the server is unavailable', async () => {
    const opened = await checkPictures();
    const replies = [createProblem('unavailable', 503), createSuccess(stored)];
    getServer().setReply(uploadCall, () => replies.shift() ?? createProblem('internal_error', 500));
    await confirmImport(opened);
    expect(await screen.findByText('Imported: 1 added, 1 changed.', {}, { timeout: 5_000 })).toBeTruthy();
    const keys = getServer().listHeaders(uploadCall, 'idempotency-key');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('uploads nothing that the server has, but waits for what is not prepared yet', async () => {
    const opened = await checkPictures({ ...preview, folderPictures: [{ ...hall, pictureId, state: 'pending' }] });
    await confirmImport(opened);
    expect(await screen.findByText('Imported: 1 added, 1 changed.')).toBeTruthy();
    expect(getServer().listBodies(uploadCall)).toEqual([]);
    expect(getServer().listBodies(statesCall)).toHaveLength(1);
  });

  it.each([
    ['is not a picture', createProblem('picture_unreadable', 415), undefined, /^pictures\/hall\.png: \S/],
    [
      'is too large',
      createProblem('payload_too_large', 413, { megabytes: 40 }),
      undefined,
      /pictures\/hall\.png: .*40/,
    ],
    [
      'takes too long to arrive',
      createProblem('upload_too_slow', 400),
      undefined,
      /^pictures\/hall\.png: .*too long to arrive/,
    ],
    [
      'is damaged',
      createSuccess(stored),
      createSuccess({ states: [{ pictureId, state: 'failed', failureReason: 'unreadable' }] }),
      /pictures\/hall\.png: The file is damaged/,
    ],
  ])('reports a file that %s, imports nothing and keeps the chosen files', async (_case, upload, states, reason) => {
    const opened = await checkPictures();
    getServer().setReply(uploadCall, upload);
    if (states !== undefined) getServer().setReply(statesCall, states);
    await confirmImport(opened);
    expect(await screen.findByText('Nothing has been imported: 1 picture cannot be used')).toBeTruthy();
    expect(screen.getByText('pictures/hall.png').parentElement?.textContent).toMatch(reason);
    expect(getServer().listBodies(importCall)).toEqual([]);
    expect(screen.getByText('1 picture file')).toBeTruthy();
  });

  it('shows the progress and can be stopped; the chosen files stay', async () => {
    const opened = await checkPictures();
    getServer().setReply(statesCall, createSuccess({ states: [{ pictureId, state: 'pending', failureReason: null }] }));
    await confirmImport(opened);
    expect(await screen.findByText('Pictures prepared: 0 of 1')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress of the pictures' })).toBeTruthy();
    await opened.user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(getServer().listBodies(importCall)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy();
  });

  it('lists the files that pictures.yaml does not mention, and is offered even if only pictures have changed', async () => {
    const result = {
      ...preview,
      changes: [],
      folderPictures: [{ ...hall, pictureId, state: 'ready', isChanged: true }],
      unusedOriginals: ['pictures/old.png'],
    };
    await checkPictures(result);
    expect(await screen.findByText('Pictures with a new focal point or alternative text: 1.')).toBeTruthy();
    expect(screen.getByText(/so they are left out: pictures\/old\.png/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy();
  });

  it('sends the hashes of the originals in a ZIP, but none of a file that is larger than 40 MB', async () => {
    const entries = {
      'dalbit/group.yaml': strToU8('{}\n'),
      [`dalbit/${pricesPath}`]: strToU8(text),
      'dalbit/pictures/hall.png': strToU8('a photo'),
    };
    await checkPictures(preview, [createFile('dalbit.zip', zipSync(entries, { level: 0 }))]);
    await screen.findByText('1 to add, 1 to change');
    cleanup();
    const large = createFile('dalbit/pictures/hall.png', 'a photo');
    Object.defineProperty(large, 'size', { value: 41 * 1024 * 1024 });
    await checkPictures(preview, [...folder, large]);
    await screen.findByText('1 to add, 1 to change');
    expect(getServer().listBodies(previewCall)).toEqual([
      pictureBody,
      { files, originals: { 'pictures/hall.png': null } },
    ]);
  });
});

describe('the export', () => {
  /** Collects the files that are downloaded. */
  function collectDownloads(): readonly Blob[] {
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.push(blob);
        return 'blob:catalogue';
      },
      revokeObjectURL: () => {},
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    return blobs;
  }
  const unzip = async ([blob]: readonly Blob[]) => unzipSync(new Uint8Array(await (blob as Blob).arrayBuffer()));
  const originalCall = `GET /api/staff/picture/original/${pictureId}`;
  const createExport = (byteCount: number) =>
    createSuccess({ files, originals: [{ file: 'pictures/hall.png', pictureId, byteCount }] });

  it('downloads the files as a ZIP, and repeats the download of a picture while the server is unavailable', async () => {
    const blobs = collectDownloads();
    getServer().setReply(exportCall, createExport(9));
    const replies = [createProblem('unavailable', 503), createSuccess({ photo: 1 })];
    getServer().setReply(originalCall, () => replies.shift() ?? createProblem('internal_error', 500));
    const { user } = await openCatalogue();
    await user.click(screen.getByRole('button', { name: 'Download a ZIP' }));
    expect(await screen.findByText('3 files were downloaded.', {}, { timeout: 5_000 })).toBeTruthy();
    const entries = await unzip(blobs);
    expect(Object.keys(entries).toSorted()).toEqual([...Object.keys(files), 'pictures/hall.png'].toSorted());
    expect(new TextDecoder().decode(entries['pictures/hall.png'])).toBe('{"photo":1}');
    expect(new TextDecoder().decode(entries[pricesPath])).toBe(text);
  });

  it('of more than 2 GB is possible without pictures', async () => {
    const blobs = collectDownloads();
    getServer().setReply(exportCall, createExport(3 * 1024 ** 3));
    const { user } = await openCatalogue();
    await user.click(screen.getByRole('button', { name: 'Download a ZIP' }));
    expect((await screen.findByRole('alert')).textContent).toContain('larger than 2 GB');
    await user.click(screen.getByRole('button', { name: 'Download a ZIP without pictures' }));
    expect(await screen.findByText('2 files were downloaded.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(Object.keys(await unzip(blobs)).toSorted()).toEqual(Object.keys(files).toSorted());
  });

  it('that fails shows why', async () => {
    getServer().setReply(exportCall, createProblem('internal_error', 500));
    const { user } = await openCatalogue();
    await user.click(screen.getByRole('button', { name: 'Download a ZIP' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

it('staff of one restaurant cannot open the screen', async () => {
  await openCatalogue(createMe('venue_manager', testScopes.grill));
  expect(screen.queryByRole('button', { name: 'Download a ZIP' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Catalogue' })).toBeNull();
});
