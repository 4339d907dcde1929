import { randomBytes, randomUUID } from 'node:crypto';
import type { Role, Scope } from '@dining/domain/staff/permissions';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendCataloguePicture } from '../../../../test/catalogue-pictures';
import { grill, H01, H02 } from '../../../../test/fixtures';
import { createPixelBomb } from '../../../../test/picture-bombs';
import type { picturePaths } from '../../../../test/picture-paths';
import { type StaffBrowser, type StaffServer, startStaffServer, testScopes } from '../../../../test/staff-server';
import { createPlainPicture } from '../../../../test/uploads';
import { runJob } from '../../../jobs/run-job';

let staffServer: StaffServer;
let editor: StaffBrowser;
beforeAll(async () => {
  staffServer = await startStaffServer();
  editor = await staffServer.signIn(
    await staffServer.createStaff({ role: 'hotel_manager', scope: testScopes.ownHotel }),
  );
});
afterAll(() => staffServer.close());

let shade = 0;
/** Creates a photo that no other test uses. */
const createPhoto = (width = 1200, height = 800): Promise<Buffer> => {
  shade += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: 90, g: 60, b: shade } } })
    .png()
    .toBuffer();
};
const upload = (content: Buffer, fileName = 'table.jpg', browser = editor) =>
  sendCataloguePicture(staffServer, browser, { content, htlCode: H01, fileName });
const uploadPhoto = async (content?: Buffer) => {
  const { status, json } = await upload(content ?? (await createPhoto()));
  expect([status, json.code]).toEqual([200, undefined]);
  return json.picture ?? expect.fail('the response has no picture');
};
const render = () =>
  runJob('renditions', {
    deps: staffServer.server.deps,
    log: pino({ level: 'silent' }),
    siteFolder: '',
    stopSignal: new AbortController().signal,
  });
const view = async (pictureId: string) => {
  const { status, json } = await editor.post('/picture/view', { pictureId });
  expect([status, json]).toMatchObject([200, { picture: { pictureId } }]);
  return json;
};
const createReadyPicture = async () => {
  const { pictureId } = await uploadPhoto();
  await render();
  return (await view(pictureId)).picture ?? expect.fail('the picture is missing');
};
const getFile = (url: string, headers: Record<string, string> = {}) => staffServer.server.app.inject({ url, headers });
const download = (pictureId: string, { cookies }: StaffBrowser) =>
  getFile(`/api/staff/picture/original/${pictureId}`, {
    'accept-encoding': 'br, gzip',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
const listNames = async (browser: StaffBrowser, htlCode: string) =>
  (await browser.post('/picture/list', { htlCode })).json.pictures?.map(({ fileName }) => fileName);
const noAlt = { ko: '', en: '', cn: '', ja: '' };
const middle = { x: 50, y: 50 };

describe('an uploaded picture', () => {
  it('is kept as it was uploaded, and rendered upright without metadata by the job', async () => {
    const photo = await createPlainPicture(1200, 800)
      .withExif({ IFD0: { Artist: 'Jane Doe' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 58/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const uploaded = await uploadPhoto(photo);
    expect(uploaded).toMatchObject({ state: 'pending', path: null, width: 800, height: 1200, mediaType: 'image/jpeg' });

    await render();
    const { picture } = await view(uploaded.pictureId);
    expect(picture?.path).toMatch(
      new RegExp(
        `^/pictures/uploaded/${uploaded.pictureId}-480\\.webp\\?v=[0-9a-f]{8}#widths=480,800&focus=50,50&colour=[0-9a-f]{6}$`,
      ),
    );
    for (const [file, width] of [
      [`${uploaded.pictureId}-480.webp`, 480],
      [`${uploaded.pictureId}-800.avif`, 800],
    ] as const) {
      const { rawPayload } = await getFile(`/pictures/uploaded/${file}`);
      const metadata = await sharp(rawPayload).metadata();
      expect([metadata.width, metadata.exif, metadata.orientation]).toEqual([width, undefined, undefined]);
      expect(metadata.height).toBeGreaterThan(metadata.width);
    }
    const original = await download(uploaded.pictureId, editor);
    expect(original.rawPayload.equals(photo)).toBe(true);
    expect(original.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(photo.length),
      'content-disposition': `attachment; filename="table.jpg"; filename*=UTF-8''table.jpg`,
      'cache-control': 'no-store',
    });
  });

  it('of several megabytes is stored and downloaded in pieces', async () => {
    const noise = await sharp(randomBytes(1500 * 1000 * 3), { raw: { width: 1500, height: 1000, channels: 3 } })
      .png()
      .toBuffer();
    const { pictureId } = await uploadPhoto(noise);
    const [pieces] = await staffServer.query('SELECT count(*)::int FROM picture_piece WHERE picture_id = $1', [
      pictureId,
    ]);
    expect(pieces?.['count']).toBe(Math.ceil(noise.length / 1024 / 1024));
    expect((await download(pictureId, editor)).rawPayload.equals(noise)).toBe(true);
  });

  it('is stored once, however often the hotel uploads it', async () => {
    const photo = await createPhoto();
    const first = await uploadPhoto(photo);
    const { json } = await upload(photo, 'another-name.jpg');
    expect(json).toMatchObject({ isNew: false, picture: { pictureId: first.pictureId, fileName: 'table.jpg' } });
    const both = await Promise.all([1, 2].map(async () => upload(await createPhoto(64, 64))));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is stored once if the same request is repeated', async () => {
    const request = { content: await createPhoto(), htlCode: H01, key: randomUUID() };
    const [first, repeated] = [
      await sendCataloguePicture(staffServer, editor, request),
      await sendCataloguePicture(staffServer, editor, request),
    ];
    expect(repeated.json).toEqual(first.json);
    expect(first.json.isNew).toBe(true);
    const other = await sendCataloguePicture(staffServer, editor, { ...request, content: await createPhoto() });
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('is recorded in the audit with its name', async () => {
    const { pictureId } = await uploadPhoto();
    const entries = await staffServer.query('SELECT action, htl_code, detail FROM audit_entry WHERE subject = $1', [
      pictureId,
    ]);
    expect(entries).toMatchObject([{ action: 'picture.upload', htl_code: H01, detail: { file: 'table.jpg' } }]);
  });

  it('belongs to one hotel: another may upload the same file', async () => {
    const photo = await createPhoto();
    await uploadPhoto(photo);
    const otherEditor = await staffServer.signIn(
      await staffServer.createStaff({ role: 'marketing', scope: testScopes.group }),
    );
    const { json } = await sendCataloguePicture(staffServer, otherEditor, { content: photo, htlCode: H02 });
    expect(json.isNew).toBe(true);
  });
});

describe('an upload is refused and nothing is stored', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(100)]);
  it.each([
    ['a text', async () => Buffer.from('not a picture'), 415, 'picture_unreadable'],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'picture_unreadable'],
    ['an empty file', async () => Buffer.alloc(0), 415, 'picture_unreadable'],
    ['a HEIC photo', async () => heic, 415, 'picture_heic'],
    ['400 megapixels', async () => createPixelBomb(20_000), 413, 'picture_too_large'],
    ['more than 40 MB', async () => Buffer.alloc(40 * 1024 * 1024 + 1), 413, 'payload_too_large'],
  ])('%s', async (_case, createFile, status, code) => {
    const before = await staffServer.query('SELECT count(*) FROM picture');
    const response = await upload(await createFile());
    expect([response.status, response.json.code]).toEqual([status, code]);
    expect(await staffServer.query('SELECT count(*) FROM picture')).toEqual(before);
  });

  it('a form without a file or without its name', async () => {
    const content = await createPhoto();
    for (const changes of [{ field: 'other' }, { fileName: ' ' }]) {
      const { status, json } = await sendCataloguePicture(staffServer, editor, { content, htlCode: H01, ...changes });
      expect([status, json.code]).toEqual([400, 'invalid_request']);
    }
  });

  it('JSON instead of a form', async () => {
    expect((await editor.post(`/picture/upload/${H01}`, {})).json.code).toBe('unsupported_media_type');
  });
});

describe('the job renditions', () => {
  it('renders a picture after the server was killed during upload or rendering', async () => {
    const { pictureId } = await uploadPhoto();
    await staffServer.query('UPDATE picture SET attempts = 1, claimed_at = now() WHERE picture_id = $1', [pictureId]);
    await render();
    expect((await view(pictureId)).picture?.state).toBe('pending');
    await staffServer.query(`UPDATE picture SET claimed_at = now() - interval '3 minutes' WHERE picture_id = $1`, [
      pictureId,
    ]);
    await render();
    expect((await view(pictureId)).picture?.state).toBe('ready');
  });

  it('gives up after three interrupted attempts, and starts again if the file is uploaded again', async () => {
    const photo = await createPhoto();
    const { pictureId } = await uploadPhoto(photo);
    await staffServer.query(
      `UPDATE picture SET attempts = 3, claimed_at = now() - interval '3 minutes' WHERE picture_id = $1`,
      [pictureId],
    );
    await render();
    expect((await view(pictureId)).picture).toMatchObject({
      state: 'failed',
      failureReason: 'interrupted',
      path: null,
    });
    await uploadPhoto(photo);
    await render();
    expect((await view(pictureId)).picture).toMatchObject({ state: 'ready', failureReason: null });
  });

  it('marks a truncated picture as failed and renders the others', async () => {
    const photo = await createPlainPicture().jpeg().toBuffer();
    const { pictureId } = await uploadPhoto(photo.subarray(0, photo.length - 400));
    const whole = await uploadPhoto();
    await render();
    expect((await view(pictureId)).picture).toMatchObject({ state: 'failed', failureReason: 'unreadable' });
    expect((await view(whole.pictureId)).picture?.state).toBe('ready');
  });

  it('renders each picture once if it runs twice at the same time', async () => {
    const { pictureId } = await uploadPhoto();
    await Promise.all([render(), render()]);
    const [row] = await staffServer.query('SELECT attempts, state FROM picture WHERE picture_id = $1', [pictureId]);
    expect(row).toEqual({ attempts: 1, state: 'ready' });
  });
});

describe('a rendition', () => {
  it('is cached for ever, with the content type of its file extension', async () => {
    const { pictureId } = await createReadyPicture();
    const url = `/pictures/uploaded/${pictureId}-960.avif?v=1`;
    const { statusCode, headers } = await getFile(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect((await getFile(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it.each([
    ['a width it does not have', (id: string) => `${id}-999.webp`],
    ['another format', (id: string) => `${id}-960.svg`],
    ['an unknown picture', () => '00000000-0000-4000-8000-000000000000-960.webp'],
    ['a path traversal', () => '..%2f..%2fetc%2fpasswd'],
    ['a zero byte', (id: string) => `${id}-960.webp%00`],
  ])('is answered with 404 for %s', async (_case, getName) => {
    const { pictureId } = await createReadyPicture();
    expect((await getFile(`/pictures/uploaded/${getName(pictureId)}`)).statusCode).toBe(404);
  });
});

describe('focal point and alternative texts', () => {
  const alt = { ko: '달 아래 식탁', en: 'A table under the moon', cn: '月下餐桌', ja: '月の下の食卓' };

  it('are saved, and every place that shows the picture gets the new focal point', async () => {
    const { pictureId, version, path } = await createReadyPicture();
    await staffServer.query('UPDATE venue SET intro_picture = $1 WHERE din_code = $2', [path, grill]);
    await staffServer.query('UPDATE hotel SET photos = $1 WHERE htl_code = $2', [
      JSON.stringify([{ kind: 'front', path, alt: { default: '' } }]),
      H01,
    ]);
    const { json } = await editor.post('/picture/save', { pictureId, version, focus: { x: 20, y: 80 }, alt });
    expect(json.picture).toMatchObject({ focus: { x: 20, y: 80 }, alt, version: version + 1 });
    const newPath = path?.replace('focus=50,50', 'focus=20,80');
    expect(json.picture?.path).toBe(newPath);
    const [places] = await staffServer.query(
      `SELECT intro_picture, photos #>> '{0,path}' AS photo FROM venue JOIN hotel USING (htl_code) WHERE din_code = $1`,
      [grill],
    );
    expect(places).toEqual({ intro_picture: newPath, photo: newPath });
    expect((await view(pictureId)).uses?.map(({ kind, code }) => [kind, code])).toEqual([
      ['hotel', H01],
      ['venue', grill],
    ]);
    const [entry] = await staffServer.query(
      `SELECT before ->> 'focus' AS before, after ->> 'focus' AS after FROM audit_entry
       WHERE subject = $1 AND action = 'picture.save'`,
      [pictureId],
    );
    expect(entry).toEqual({ before: '50,50', after: '20,80' });
  });

  it('are refused with an outdated version, and the response contains the stored values', async () => {
    const { pictureId, version } = await createReadyPicture();
    const save = (text: string) =>
      editor.post('/picture/save', { pictureId, version, focus: middle, alt: { ...noAlt, en: text } });
    expect((await save('First')).status).toBe(200);
    const { status, json } = await save('Second');
    expect([status, json.code]).toEqual([409, 'changed_meanwhile']);
    expect(json.current).toMatchObject({ version: version + 1, alt: { en: 'First' } });
  });

  it.each([
    ['a point outside of the picture', { focus: { x: 101, y: 0 } }],
    ['a text that is too long', { alt: { ...noAlt, en: 'a'.repeat(501) } }],
    ['a control character', { alt: { ...noAlt, en: 'a\u0000' } }],
    ['a language that is missing', { alt: { ko: '', en: '' } }],
  ])('are refused with %s', async (_case, changes) => {
    const { pictureId, version } = await uploadPhoto();
    const body = { pictureId, version, focus: middle, alt: noAlt, ...changes };
    const { status, json } = await editor.post('/picture/save', body);
    expect([status, json.code]).toEqual([400, 'invalid_request']);
  });
});

describe('deleting', () => {
  it.each([
    ['is refused if the draft is of the same hotel', H01, 409],
    ['succeeds if the draft is of another hotel, which cannot publish it', H02, 200],
  ])('a picture that a draft names %s', async (_case, htlCode, status) => {
    const { pictureId, version, path } = await createReadyPicture();
    await staffServer.query(
      `INSERT INTO document_draft (kind, code, htl_code, content, saved_by) VALUES ('promotion', $1, $2, $3, 'Mina')`,
      [`DRAFT-${htlCode}`, htlCode, JSON.stringify({ name: { ko: '봄' }, banner: { path } })],
    );
    expect((await view(pictureId)).uses).toHaveLength(status === 409 ? 1 : 0);
    expect((await editor.post('/picture/delete', { pictureId, version })).status).toBe(status);
  });

  it('removes an unused picture with all its files', async () => {
    const { pictureId, version } = await createReadyPicture();
    expect((await editor.post('/picture/delete', { pictureId, version })).status).toBe(200);
    expect((await getFile(`/pictures/uploaded/${pictureId}-960.webp`)).statusCode).toBe(404);
    expect((await download(pictureId, editor)).statusCode).toBe(404);
    const [left] = await staffServer.query(
      `SELECT (SELECT count(*) FROM picture_piece WHERE picture_id = $1)
        + (SELECT count(*) FROM picture_rendition WHERE picture_id = $1) AS count`,
      [pictureId],
    );
    expect(Number(left?.['count'])).toBe(0);
  });

  it.each([
    ['a venue', 'UPDATE venue SET intro_picture = $1 WHERE din_code = $2'],
    ['a photo of a venue', `INSERT INTO venue_photo VALUES ($2, 90, $1, '{"default": ""}')`],
    ['a product', 'UPDATE product SET banner_picture = $1 WHERE din_code = $2'],
    [
      'a room',
      `INSERT INTO room (din_room_code, din_code, name, picture) VALUES ('PICTURE', $2, '{"default": ""}', $1)`,
    ],
    [
      'a menu',
      `INSERT INTO menu (menu_index, din_code, name, description, price, picture)
      VALUES (9999, $2, '{"default": ""}', '{"default": ""}', 1, $1)`,
    ],
    [
      'a promotion',
      `INSERT INTO promotion (prom_code, htl_code, position, name, simple_description, content, banner, banner_mobile, banner_alt)
      SELECT 'PICTURE', htl_code, 90, '{"default": ""}', '{"default": ""}', '{"default": ""}', '', $1, '{"default": ""}'
      FROM venue WHERE din_code = $2`,
    ],
  ])('is refused while %s shows the picture', async (_case, statement) => {
    const { pictureId, version, path } = await createReadyPicture();
    await staffServer.query(statement, [path, grill]);
    const { status, json } = await editor.post('/picture/delete', { pictureId, version });
    expect([status, json.code]).toEqual([409, 'picture_in_use']);
    expect((await view(pictureId)).uses).not.toEqual([]);
  });

  it('is refused if the version is not the stored one', async () => {
    const { pictureId, version } = await uploadPhoto();
    const { json } = await editor.post('/picture/delete', { pictureId, version: version + 1 });
    expect(json.code).toBe('changed_meanwhile');
  });
});

describe('permissions', () => {
  const cases: readonly (readonly [Role, Scope, 'own' | 'all' | 'none'])[] = [
    ['hotel_manager', testScopes.ownHotel, 'own'],
    ['hotel_manager', testScopes.otherHotel, 'none'],
    ['hotel_manager', testScopes.ownVenue, 'none'],
    ['venue_manager', testScopes.ownVenue, 'none'],
    ['marketing', testScopes.ownHotel, 'own'],
    ['marketing', testScopes.group, 'all'],
    ['owner', testScopes.group, 'all'],
    ['finance', testScopes.group, 'none'],
    ['privacy', testScopes.group, 'none'],
    ['reservation_desk', testScopes.group, 'none'],
    ['host', testScopes.ownVenue, 'none'],
    ['kitchen', testScopes.ownVenue, 'none'],
  ];
  const rows = cases.map(([role, scope, hotels]) => [role, scope.type, hotels, scope] as const);
  it.each(rows)('a %s with scope %s may see and change pictures of hotels: %s', async (role, _type, hotels, scope) => {
    const browser = await staffServer.signIn(await staffServer.createStaff({ role, scope }));
    const { pictureId, version } = await uploadPhoto();
    const body = { pictureId, version, focus: middle, alt: noAlt };
    const refused = [403, 404];
    const statuses: Readonly<Record<(typeof picturePaths)[number], number>> = {
      '/picture/view': (await browser.post('/picture/view', { pictureId })).status,
      '/picture/list': (await browser.post('/picture/list', { htlCode: H01 })).status,
      '/picture/states': (await browser.post('/picture/states', { pictureIds: [pictureId] })).status,
      '/picture/original/:pictureId': (await download(pictureId, browser)).statusCode,
      '/picture/upload/:htlCode': (await upload(await createPhoto(64, 64), 'own.jpg', browser)).status,
      '/picture/save': (await browser.post('/picture/save', body)).status,
      '/picture/delete': (await browser.post('/picture/delete', { pictureId, version: version + 1 })).status,
    };
    for (const [path, status] of Object.entries(statuses))
      if (hotels === 'none') expect([path, refused]).toEqual([path, expect.arrayContaining([status])]);
      else expect([path, status]).toEqual([path, 200]);
    const { status: otherStatus } = await browser.post('/picture/list', { htlCode: H02 });
    if (hotels === 'own') expect(otherStatus).toBe(404);
  });

  it('an upload for an unknown hotel is rejected', async () => {
    const owner = await staffServer.signIn(await staffServer.createStaff({ role: 'owner', scope: testScopes.group }));
    const { status } = await sendCataloguePicture(staffServer, owner, {
      content: await createPhoto(),
      htlCode: 'NONE',
    });
    expect(status).toBe(404);
  });

  it('visitors see neither a list nor an original', async () => {
    const { pictureId } = await uploadPhoto();
    expect((await download(pictureId, staffServer.browser())).statusCode).toBe(401);
    expect((await staffServer.browser().post('/picture/list', { htlCode: H01 })).status).toBe(401);
    expect((await upload(await createPhoto(), 'a.jpg', staffServer.browser())).status).toBe(401);
  });
});

it('the list has the newest picture first, 30 a page', async () => {
  const owner = await staffServer.signIn(await staffServer.createStaff({ role: 'owner', scope: testScopes.group }));
  await staffServer.query(
    `INSERT INTO picture (htl_code, file_name, media_type, byte_count, sha256, width, height, created_by, created_at)
     SELECT $1, 'p' || n, 'image/jpeg', 1, 'page' || n, 1, 1, 'Mina', now() + n * interval '1 second' FROM generate_series(1, 31) n`,
    [H02],
  );
  const { json } = await owner.post('/picture/list', { htlCode: H02 });
  expect(json.pictures?.map(({ fileName }) => fileName).slice(0, 2)).toEqual(['p31', 'p30']);
  const rest = await owner.post('/picture/list', { htlCode: H02, after: json.next });
  expect(rest.json.pictures?.[0]?.fileName).toBe('p1');
  expect(await listNames(owner, H02)).toHaveLength(30);
});
