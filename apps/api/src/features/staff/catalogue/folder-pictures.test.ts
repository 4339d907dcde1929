import { createHash } from 'node:crypto';
import pino from 'pino';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { sendCataloguePicture } from '../../../../test/catalogue-pictures';
import { smallCatalogue } from '../../../../test/small-catalogue';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';
import { runJob } from '../../../jobs/run-job';

const opened: StaffServer[] = [];
afterEach(async () => {
  for (const rig of opened.splice(0)) await rig.close();
});

interface Group {
  readonly rig: StaffServer;
  readonly owner: StaffBrowser;
}

async function startGroup(): Promise<Group> {
  const rig = await startStaffServer();
  opened.push(rig);
  return { rig, owner: await rig.signIn(await rig.createStaff({ role: 'owner', scope: testScopes.group })) };
}

const createPhoto = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: 90, g: 60, b: shade } } })
    .png()
    .toBuffer();
const hash = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const render = ({ rig }: Group) =>
  runJob('renditions', {
    deps: rig.server.deps,
    log: pino({ level: 'silent' }),
    siteFolder: '',
    stopSignal: new AbortController().signal,
  });

const hallAlt = '{ ko: 홀, en: Hall, cn: 大厅, ja: ホール }';
const terraceAlt = '{ ko: 테라스, en: Terrace, cn: 露台, ja: テラス }';
const files = {
  ...smallCatalogue,
  'pictures.yaml': [
    'hall:',
    '  file: pictures/hall.png',
    '  hotel: H11',
    '  focus: { x: 30, y: 70 }',
    `  alt: ${hallAlt}`,
    'terrace:',
    '  file: pictures/terrace.png',
    '  hotel: H11',
    `  alt: ${terraceAlt}`,
  ].join('\n'),
};

/** The originals of the folder: one that a restaurant shows, and one that only the library has. */
const createOriginals = async () =>
  new Map([
    ['pictures/hall.png', await createPhoto(1)],
    ['pictures/terrace.png', await createPhoto(2)],
  ]);
type Originals = Awaited<ReturnType<typeof createOriginals>>;

const createBody = (originals: Originals, texts: Readonly<Record<string, string>> = files) => ({
  files: texts,
  originals: Object.fromEntries([...originals].map(([path, content]) => [path, hash(content)])),
});

const uploadMissing = async ({ rig, owner }: Group, body: ReturnType<typeof createBody>, originals: Originals) => {
  const { json } = await owner.post('/catalogue/preview', body);
  const missing = json.folderPictures?.filter(({ state }) => state === 'missing') ?? [];
  for (const { file, htlCode } of missing) {
    const { status } = await sendCataloguePicture(rig, owner, {
      content: originals.get(file) ?? expect.fail(`${file} is not in the folder`),
      htlCode,
      fileName: file.slice('pictures/'.length),
      purpose: 'import',
    });
    expect(status).toBe(200);
  }
  return missing.map(({ file }) => file);
};

/** Imports a folder as the console does: preview, uploads, renditions, import. Returns the uploaded files. */
async function importFolder(group: Group, originals: Originals, texts = files) {
  const body = createBody(originals, texts);
  const uploaded = await uploadMissing(group, body, originals);
  await render(group);
  const { json } = await group.owner.post('/catalogue/import', body);
  expect(json).toMatchObject({ applied: true, issues: [] });
  return { uploaded, changes: json.changes };
}

async function exportFolder({ rig, owner }: Group) {
  const { json } = await owner.post('/catalogue/export', {});
  const originals = new Map<string, Buffer>();
  for (const { file, pictureId } of json.originals ?? []) {
    const { rawPayload } = await rig.server.app.inject({
      url: `/api/staff/picture/original/${pictureId}`,
      headers: { cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    originals.set(file, rawPayload);
  }
  return { files: json.files ?? {}, originals };
}

/** Returns the files of the hotel that the tests import, without those of the fixture. */
const selectOwnFiles = (exported: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(exported).filter(([path]) => path.includes('H11') || path === 'pictures.yaml'),
  ) as typeof files;

it('a folder with originals is the same after export, import into a database without its hotel, and export', async () => {
  const first = await startGroup();
  const originals = await createOriginals();
  await importFolder(first, originals);
  const exported = await exportFolder(first);
  expect([...exported.originals.keys()].toSorted()).toEqual(['pictures/hall.png', 'pictures/terrace.png']);
  expect(exported.originals.get('pictures/hall.png')?.equals(await createPhoto(1))).toBe(true);
  expect(exported.files['pictures.yaml']).toContain('hall:\n  file: pictures/hall.png\n  hotel: H11\n');

  const second = await startGroup();
  await importFolder(second, exported.originals, selectOwnFiles(exported.files));
  const again = await exportFolder(second);
  expect(again.files).toEqual(exported.files);
  expect([...again.originals].map(([path, content]) => [path, hash(content)])).toEqual(
    [...exported.originals].map(([path, content]) => [path, hash(content)]),
  );
});

it('an import gives documents the path of the rendered picture, and the library its focal point and texts', async () => {
  const group = await startGroup();
  await importFolder(group, await createOriginals());
  const [photo] = await group.rig.query(`SELECT file_path FROM venue_photo WHERE din_code = 'D111'`);
  expect(photo?.['file_path']).toMatch(/^\/pictures\/uploaded\/.+#widths=480,640&focus=30,70&colour=/);
  expect(
    await group.rig.query('SELECT file_name, focus_x, focus_y, alt FROM picture ORDER BY file_name'),
  ).toMatchObject([
    { file_name: 'hall.png', focus_x: 30, focus_y: 70, alt: { en: 'Hall' } },
    { file_name: 'terrace.png', focus_x: 50, focus_y: 50, alt: { en: 'Terrace' } },
  ]);
});

it('a second import uploads and changes nothing, and a new focal point reaches every place', async () => {
  const group = await startGroup();
  const originals = await createOriginals();
  await importFolder(group, originals);
  expect(await importFolder(group, originals)).toEqual({ uploaded: [], changes: [] });
  const moved = { 'pictures.yaml': files['pictures.yaml'].replace('x: 30', 'x: 10') };
  const body = createBody(originals, moved);
  expect((await group.owner.post('/catalogue/preview', body)).json.folderPictures).toMatchObject([
    { file: 'pictures/hall.png', state: 'ready', isChanged: true },
    { file: 'pictures/terrace.png', isChanged: false },
  ]);
  await importFolder(group, originals, moved);
  const rows = await group.rig.query(`SELECT file_path FROM venue_photo WHERE din_code = 'D111'
    UNION ALL SELECT picture FROM menu WHERE menu_index = 11101`);
  expect(rows.map((row) => String(row['file_path']).includes('focus=10,70'))).toEqual([true, true]);
});

it('the audit names each picture that an import changes, with the values before and after', async () => {
  const group = await startGroup();
  const originals = await createOriginals();
  await importFolder(group, originals);
  const moved = files['pictures.yaml'].replace('x: 30', 'x: 10').replace('en: Hall', 'en: Ballroom');
  await importFolder(group, originals, { 'pictures.yaml': moved });
  const entries = await group.rig.query(`SELECT a.htl_code, a.before, a.after FROM audit_entry a
    JOIN picture p ON p.picture_id::text = a.subject WHERE action = 'picture.save' AND file_name = 'hall.png' ORDER BY id`);
  expect(entries).toMatchObject([
    { htl_code: 'H11', before: { focus: '50,50', en: '' }, after: { focus: '30,70', en: 'Hall' } },
    { htl_code: 'H11', before: { focus: '30,70', en: 'Hall' }, after: { focus: '10,70', en: 'Ballroom' } },
  ]);
});

it('an import of many changed pictures says how many the audit leaves out', async () => {
  const group = await startGroup();
  await group.rig.query(`INSERT INTO picture (htl_code, file_name, media_type, byte_count, sha256, width, height,
      created_by, state, colour, widths)
    SELECT 'H01', n || '.jpg', 'image/jpeg', 1, lpad(n::text, 64, '0'), 640, 480, 'Mina', 'ready', '#806040', '{480}'
    FROM generate_series(1, 203) AS n`);
  const entries = Array.from({ length: 203 }, (_, index) => {
    const sha256 = String(index + 1).padStart(64, '0');
    return `p${index}: { file: pictures/${index}.jpg, hotel: H01, sha256: '${sha256}', focus: { x: 1, y: 2 } }`;
  });
  const body = { files: { 'pictures.yaml': entries.join('\n') }, originals: {} };
  expect((await group.owner.post('/catalogue/import', body)).json).toMatchObject({ applied: true, issues: [] });
  expect(
    await group.rig.query(`SELECT action, count(*)::int AS count, max(detail ->> 'picturesWithoutEntry') AS missing
      FROM audit_entry WHERE action IN ('picture.save', 'catalogue.import') GROUP BY action ORDER BY action`),
  ).toEqual([
    { action: 'catalogue.import', count: 1, missing: '3' },
    { action: 'picture.save', count: 200, missing: null },
  ]);
});

/** Lists the rules that orders lock, in the order of their last changes. */
const listRules = ({ rig }: Group) => rig.query('SELECT scope, version FROM rule_version ORDER BY version');

it('a new alternative text does not change the rules of orders', async () => {
  const group = await startGroup();
  const originals = await createOriginals();
  await importFolder(group, originals);
  const rules = await listRules(group);
  const pictures = { 'pictures.yaml': files['pictures.yaml'].replace('en: Hall', 'en: Ballroom') };
  await importFolder(group, originals, pictures);
  expect(await group.rig.query(`SELECT FROM picture WHERE alt ->> 'en' = 'Ballroom'`)).toHaveLength(1);
  expect(await listRules(group)).toEqual(rules);
});

it('new focal points lock restaurants before products, as orders do, whichever picture comes first', async () => {
  const group = await startGroup();
  const originals = await createOriginals();
  await importFolder(group, originals);
  const { pictures } = (await group.owner.post('/picture/list', { htlCode: 'H11', after: null })).json;
  const findPath = (name: string) => pictures.find(({ fileName }) => fileName === name)?.path;
  await group.rig.query(`UPDATE menu SET picture = '' WHERE menu_index = 11101`);
  await group.rig.query('UPDATE product SET banner_picture = $1 WHERE prod_code = $2', [
    findPath('hall.png'),
    'P11101',
  ]);
  await group.rig.query('UPDATE venue SET intro_picture = $1 WHERE din_code = $2', [findPath('terrace.png'), 'D111']);
  const moved = files['pictures.yaml'].replace('x: 30', 'x: 10').concat('\n  focus: { x: 20, y: 20 }');
  const result = await importFolder(group, originals, { 'pictures.yaml': moved });
  expect(result.changes).toEqual([]);
  const rows = await group.rig.query(`SELECT banner_picture, intro_picture FROM product JOIN venue USING (din_code)
    WHERE prod_code = 'P11101'`);
  expect(rows).toMatchObject([
    { banner_picture: expect.stringContaining('focus=10,70'), intro_picture: expect.stringContaining('focus=20,20') },
  ]);
  expect((await listRules(group)).slice(-2)).toMatchObject([{ scope: 'din:D111' }, { scope: 'prod:P11101' }]);
  const versions = await group.rig.query(`SELECT kind FROM document_version WHERE source = 'picture' ORDER BY kind`);
  expect(versions).toEqual([{ kind: 'product' }, { kind: 'venue' }]);
});

it('a folder may leave out originals that the server has, but not those of another server', async () => {
  const group = await startGroup();
  const originals = await createOriginals();
  await importFolder(group, originals);
  const { files: exported } = await exportFolder(group);
  const body = { files: selectOwnFiles(exported), originals: {} };
  expect((await group.owner.post('/catalogue/import', body)).json).toMatchObject({ applied: true, changes: [] });
  const other = await startGroup();
  const { json } = await other.owner.post('/catalogue/preview', body);
  expect(json.issues).toMatchObject([
    { file: 'pictures.yaml', code: 'picture_file_missing', field: 'hall.file' },
    { file: 'pictures.yaml', code: 'picture_file_missing', field: 'terrace.file' },
  ]);
});

it('the preview uploads nothing: it lists the missing pictures and the files that nothing names', async () => {
  const group = await startGroup();
  const originals = await createOriginals();
  originals.set('pictures/notes.txt', Buffer.from('ours'));
  const { json } = await group.owner.post('/catalogue/preview', createBody(originals));
  expect(json).toMatchObject({
    issues: [],
    folderPictures: [
      { file: 'pictures/hall.png', htlCode: 'H11', state: 'missing' },
      { file: 'pictures/terrace.png', htlCode: 'H11', state: 'missing' },
    ],
    unusedOriginals: ['pictures/notes.txt'],
  });
  expect(await group.rig.query('SELECT FROM picture')).toEqual([]);
});

it('a picture without renditions is not imported, and nothing else is', async () => {
  const group = await startGroup();
  const originals = await createOriginals();
  const body = createBody(originals);
  const [issue] = (await group.owner.post('/catalogue/import', body)).json.issues ?? [];
  expect(issue).toMatchObject({ file: 'pictures.yaml', line: 2, code: 'picture_not_ready', field: 'hall.file' });
  await uploadMissing(group, body, originals);
  expect((await group.owner.post('/catalogue/import', body)).json).toMatchObject({ applied: false });
  expect(await group.rig.query(`SELECT FROM hotel WHERE htl_code = 'H11'`)).toEqual([]);
});

it.each([
  ['a file that is not in the folder', 'pictures/hall.png', undefined, 'picture_file_missing', 2],
  ['a file that is too large', 'pictures/terrace.png', null, 'picture_file_too_large', 7],
])('%s is named with its line', async (_case, path, value, code, line) => {
  const { owner } = await startGroup();
  const body = createBody(await createOriginals());
  const originals = { ...body.originals, [path]: value };
  const { json } = await owner.post('/catalogue/preview', { ...body, originals });
  expect(json.issues).toMatchObject([{ file: 'pictures.yaml', line, code, values: { file: path } }]);
});

it.each([
  [
    'both a path and a file',
    'hall: { path: /pictures/hall-960.webp, file: pictures/hall.png, hotel: H11 }',
    'either path or file',
  ],
  ['a file without its hotel', 'hall: { file: pictures/hall.png }', 'file and hotel belong together'],
  ['a file outside of the folder', 'hall: { file: ../hall.png, hotel: H11 }', 'no such file'],
])('%s is refused', async (_case, text, message) => {
  const { owner } = await startGroup();
  const body = createBody(await createOriginals(), { ...files, 'pictures.yaml': text });
  const { json } = await owner.post('/catalogue/preview', body);
  expect(json.issues).toMatchObject([{ code: 'format', message: expect.stringContaining(message) }]);
});

const runRetention = ({ rig }: Group) =>
  runJob('retention', {
    deps: rig.server.deps,
    log: pino({ level: 'silent' }),
    siteFolder: '',
    stopSignal: new AbortController().signal,
  });

it('pictures of an import that never came are deleted after a day, those of a hotel stay', async () => {
  const group = await startGroup();
  const originals = await createOriginals();
  await uploadMissing(group, createBody(originals), originals);
  const hotelPicture = { content: await createPhoto(9), htlCode: 'H01', fileName: 'own.png' };
  await sendCataloguePicture(group.rig, group.owner, hotelPicture);
  await group.rig.query(`UPDATE picture SET created_at = now() - interval '25 hours'`);
  await runRetention(group);
  expect(await group.rig.query('SELECT file_name FROM picture')).toEqual([{ file_name: 'own.png' }]);
});

it('a picture of a hotel that does not exist stays for another day if it is uploaded again', async () => {
  const group = await startGroup();
  const originals = await createOriginals();
  await uploadMissing(group, createBody(originals), originals);
  await group.rig.query(`UPDATE picture SET created_at = now() - interval '25 hours'`);
  const hall = { content: await createPhoto(1), htlCode: 'H11', fileName: 'hall.png', purpose: 'import' } as const;
  expect((await sendCataloguePicture(group.rig, group.owner, hall)).json).toMatchObject({ isNew: false });
  await runRetention(group);
  expect(await group.rig.query('SELECT file_name FROM picture')).toEqual([{ file_name: 'hall.png' }]);
});

it('an import starts the period of its pictures again before it creates their hotel', async () => {
  const group = await startGroup();
  const originals = await createOriginals();
  await uploadMissing(group, createBody(originals), originals);
  await group.rig.query(`UPDATE picture SET created_at = now() - interval '25 hours'`);
  await importFolder(group, originals);
  expect(await group.rig.query(`SELECT FROM picture WHERE created_at > now() - interval '1 day'`)).toHaveLength(2);
});
