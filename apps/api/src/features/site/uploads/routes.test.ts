import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mina } from '../../../../test/fixtures';
import { createPixelBomb } from '../../../../test/picture-bombs';
import { startTestServer, type TestServer } from '../../../../test/test-server';
import { createPlainPicture, type FileUpload, sendFile, uploadPicture } from '../../../../test/uploads';
import { createVisitRow } from '../../../../test/visit-rows';
import { member } from '../../../db/schema/members';
import { reservation } from '../../../db/schema/reservations';

let server: TestServer;
let cookie: string | undefined;
beforeAll(async () => {
  server = await startTestServer();
  ({ cookie } = await server.call('POST', '/authentications', { username: mina.userId, password: mina.password }));
});
afterAll(() => server.close());

const send = (upload: FileUpload, senderCookie = cookie) => sendFile(server, senderCookie, upload);
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const listFiles = async (atchUuid: string): Promise<{ name: string; content: Buffer }[]> =>
  query('SELECT name, content FROM upload_file WHERE name LIKE $1 ORDER BY name', [`${atchUuid}%`]);
const clearRateLimits = () => query('DELETE FROM rate_limit');

const script = '<script>alert(document.cookie)</script>';

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'is stored in all its widths, as AVIF and WebP, if its format is %s',
    async (format) => {
      const atchUuid = await uploadPicture(
        server,
        cookie,
        await createPlainPicture(1200, 800).toFormat(format).toBuffer(),
      );
      expect(atchUuid).toMatch(/^[0-9a-f-]{36}$/);
      const files = await listFiles(atchUuid);
      const shapes = await Promise.all(
        files.map(async ({ name, content }) => {
          const { width, height, format: storedFormat } = await sharp(content).metadata();
          return [name.slice(37), storedFormat, width, height];
        }),
      );
      expect(shapes).toEqual([
        ['1200.avif', 'heif', 1200, 800],
        ['1200.webp', 'webp', 1200, 800],
        ['480.avif', 'heif', 480, 320],
        ['480.webp', 'webp', 480, 320],
        ['960.avif', 'heif', 960, 640],
        ['960.webp', 'webp', 960, 640],
      ]);
      const [{ file_path }] = await query('SELECT file_path FROM upload WHERE atch_uuid = $1', [atchUuid]);
      expect(file_path).toMatch(
        new RegExp(`^/api/upload/${atchUuid}-960.webp\\?v=1#widths=480,960,1200&focus=50,50&colour=[0-9a-f]{6}$`),
      );
    },
  );

  it('is stored upright and without metadata of the camera', async () => {
    const photo = await createPlainPicture(640, 480)
      .withExif({
        IFD0: { Artist: 'Jane Doe', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 58/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Jane Doe') || (await sharp(photo).metadata()).exif !== undefined).toBe(true);
    for (const { content } of await listFiles(await uploadPicture(server, cookie, photo))) {
      const { exif, xmp, iptc, orientation, width, height } = await sharp(content).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(height).toBeGreaterThan(width);
    }
  });

  it.each([
    ['a wide one', 5000, 1000, 1600, 320],
    ['a tall one', 1000, 5000, 480, 2400],
    ['one pixel', 1, 1, 1, 1],
  ])('is scaled down to the maximum and not enlarged: %s', async (_case, width, height, keptWidth, keptHeight) => {
    const files = await listFiles(
      await uploadPicture(server, cookie, await createPlainPicture(width, height).png().toBuffer()),
    );
    const [widestSizes] = await Promise.all(
      files.filter(({ name }) => name.includes(`-${keptWidth}.`)).map(({ content }) => sharp(content).metadata()),
    );
    expect([widestSizes?.width, widestSizes?.height]).toEqual([keptWidth, keptHeight]);
  });

  it('is stored without data after its end', async () => {
    const polyglot = Buffer.concat([await createPlainPicture().jpeg().toBuffer(), Buffer.from(`PK\x03\x04${script}`)]);
    const files = await listFiles(await uploadPicture(server, cookie, polyglot));
    expect(files).toHaveLength(4);
    for (const { content } of files) expect(content.includes('script')).toBe(false);
  });

  it('is accepted by the endpoint for attachments, even if it declares another type', async () => {
    const content = await createPlainPicture().png().toBuffer();
    const upload = { content, type: 'text/html', name: '../../etc/passwd.html', path: '/upload/atch' } as const;
    const { status, json } = await send({ ...upload, fields: { fileAlt: 'A plate', fileDesc: '접시' } });
    expect([status, json.resultVo?.atchUuid]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });
});

describe('a file that is not a readable picture', () => {
  const gif = `GIF89a/*${'x'.repeat(40)}*/=1;alert(1)//`;
  it.each<readonly [string, string | Buffer]>([
    ['a drawing with a script', `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`],
    ['an HTML page', `<!doctype html>${script}`],
    ['text', 'a picture'],
    ['a script that begins like a GIF', gif],
    ['a document', '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj'],
    ['an archive', Buffer.from('504b030414000000', 'hex')],
    ['an empty file', ''],
  ])('is refused: %s', async (_case, content) => {
    expect(await send({ content })).toMatchObject({ status: 415, json: { code: 'picture_unreadable' } });
  });

  it('is refused if it is truncated or a TIFF', async () => {
    const jpeg = await createPlainPicture().jpeg().toBuffer();
    const tiff = await createPlainPicture().tiff().toBuffer();
    for (const content of [jpeg.subarray(0, jpeg.length / 2), tiff])
      expect(await send({ content })).toMatchObject({ status: 415, json: { code: 'picture_unreadable' } });
    await clearRateLimits();
  });
});

describe('an upload', () => {
  it('is refused if it has too many pixels, however few bytes it has', async () => {
    const bomb = createPixelBomb(20_000);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await send({ content: bomb, type: 'image/png' })).toMatchObject({
      status: 413,
      json: { code: 'picture_too_large', detail: { megapixels: 64 }, title: expect.stringContaining('64') },
    });
  });

  it.each([
    ['by its declared length', 30_000_000, {}],
    ['by its actual length', 21_000_000, { 'content-length': '' }],
  ])('is refused if it is too large %s', async (_case, bytes, headers) => {
    const content = Buffer.concat([await createPlainPicture().jpeg().toBuffer(), Buffer.alloc(bytes)]);
    expect(await send({ content, headers })).toMatchObject({
      status: 413,
      json: { code: 'payload_too_large', detail: { megabytes: 20 }, title: expect.stringContaining('20') },
    });
  });

  it('is refused after forty attempts, for this member only', async () => {
    await clearRateLimits();
    const responses = [];
    for (let attempt = 0; attempt < 41; attempt += 1) responses.push((await send({ content: 'x' })).json.code);
    expect(responses).toEqual([...Array<string>(40).fill('picture_unreadable'), 'too_many_requests']);
    await server.database.db.insert(member).values({
      userId: 'jun@example.test',
      passwordHash: await hash('correct horse'),
      name: 'Jun',
      cardNo: '9000000002',
    });
    const jun = await server.call('POST', '/authentications', {
      username: 'jun@example.test',
      password: 'correct horse',
    });
    expect((await send({ content: 'x' }, jun.cookie)).json.code).toBe('picture_unreadable');
    await clearRateLimits();
  });
});

describe('an upload form', () => {
  it.each<readonly [string, Partial<FileUpload>, number, string]>([
    ['without the file', { field: 'other' }, 400, 'invalid_request'],
    ['with a text that is too long', { fields: { fileAlt: 'x'.repeat(201) } }, 400, 'invalid_request'],
    [
      'with too many texts',
      { fields: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index}`, 'x'])) },
      400,
      'invalid_request',
    ],
    [
      'without the boundary that it declares',
      { headers: { 'content-type': 'multipart/form-data; boundary=elsewhere' } },
      400,
      'invalid_request',
    ],
    ['without a declared boundary', { headers: { 'content-type': 'multipart/form-data' } }, 400, 'invalid_request'],
    ['with another content type', { headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
    ['from another site', { headers: { origin: 'https://elsewhere.example' } }, 403, 'csrf_failed'],
    ['without the header `x-requested-with`', { headers: { 'x-requested-with': undefined } }, 403, 'csrf_failed'],
  ])('is refused %s', async (_case, upload, status, code) => {
    expect(await send({ content: await createPlainPicture().jpeg().toBuffer(), ...upload })).toMatchObject({
      status,
      json: { code },
    });
  });

  it('is refused if it is JSON', async () => {
    expect(await server.call('POST', '/upload/image', {}, cookie)).toMatchObject({
      status: 415,
      json: { code: 'unsupported_media_type' },
    });
  });

  it('is refused by an endpoint for JSON', async () => {
    const { status, json } = await send({ content: 'x', path: '/review/prod/list' as '/upload/image' });
    expect([status, json.code]).toEqual([415, 'unsupported_media_type']);
  });

  it.each(['/upload/image', '/upload/atch'] as const)('is not read if it comes from a visitor: %s', async (path) => {
    const uploadCountBefore = await query('SELECT count(*) FROM upload');
    const content = Buffer.alloc(30_000_000);
    expect(await send({ content, path }, '')).toMatchObject({ status: 401, json: { code: 'not_signed_in' } });
    expect(await send({ content: 'x', path, headers: { 'content-type': 'multipart/form-data' } }, '')).toMatchObject({
      status: 401,
    });
    expect(await query('SELECT count(*) FROM upload')).toEqual(uploadCountBefore);
  });
});

describe('a file of an uploaded picture', () => {
  const getFile = (file: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/api/upload/${file}`, headers });
  let atchUuid: string;
  beforeAll(async () => {
    await server.database.db.insert(reservation).values(createVisitRow(1));
    atchUuid = await uploadPicture(server, cookie);
  });

  it('is answered with 404 to everyone, including the member who uploaded it, before a review shows it', async () => {
    for (const headers of [{}, { cookie: cookie ?? '' }])
      expect((await getFile(`${atchUuid}-480.webp`, headers)).statusCode).toBe(404);
  });

  it('has the content type of its name and cannot run scripts', async () => {
    await server.call('POST', '/mypage/insertReview', { resvCode: 'R1', contents: 'Lovely', image: atchUuid }, cookie);
    for (const format of ['webp', 'avif']) {
      const { statusCode, headers, rawPayload } = await getFile(`${atchUuid}-480.${format}`);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': `image/${format}`,
        'content-disposition': `inline; filename="${atchUuid}-480.${format}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'public, max-age=86400',
      });
      expect(headers['set-cookie']).toBeUndefined();
      expect((await sharp(rawPayload).metadata()).width).toBe(480);
    }
  });

  it('is answered with 304 if the browser sends its ETag', async () => {
    const { headers } = await getFile(`${atchUuid}-640.webp?v=1`);
    const repeatedResponse = await getFile(`${atchUuid}-640.webp?v=1`, { 'if-none-match': String(headers.etag) });
    expect([repeatedResponse.statusCode, repeatedResponse.body]).toEqual([304, '']);
  });

  it.each([
    ['a width it does not have', (name: string) => `${name}-999.webp`],
    ['another format', (name: string) => `${name}-480.svg`],
    ['another name', () => '00000000-0000-4000-8000-000000000000-480.webp'],
    ['a path traversal', () => '..%2f..%2f..%2fetc%2fpasswd'],
    ['a path traversal after the name', (name: string) => `${name}-480.webp%2f..%2f..%2fx`],
    ['a zero byte', (name: string) => `${name}-480.webp%00.svg`],
    ['the name of an upload endpoint', () => 'image'],
  ])('is answered with 404 for %s', async (_case, getFileName) => {
    const { statusCode, json } = await getFile(getFileName(atchUuid));
    expect([statusCode, json().code]).toEqual([404, 'not_found']);
  });

  it('is answered with 404 once its review is hidden', async () => {
    await query('UPDATE review SET hidden = true');
    const file = `${atchUuid}-480.webp`;
    expect((await getFile(file)).statusCode).toBe(404);
    expect((await getFile(file, { 'if-none-match': `"${file}"` })).statusCode).toBe(404);
  });
});
