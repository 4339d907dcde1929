import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatPicturePath } from '@dining/contract/codecs/picture-path';
import { formatUploadedPicturePath } from '@dining/contract/codecs/uploaded-picture-path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from '../db/connect';
import { loadMailPicture, pictureFrame } from './mail-picture';

let folder: string;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'dining-'));
  // Creates a green picture with one red half. The wide one is cropped at its sides, the square one at top and bottom.
  type Size = { width: number; height: number };
  const createHalfRed = async (name: string, { width, height }: Size, redHalf: Size) =>
    sharp({ create: { width, height, channels: 3, background: '#00ff00' } })
      .composite([{ input: { create: { ...redHalf, channels: 3, background: '#ff0000' } }, left: 0, top: 0 }])
      .webp({ lossless: true })
      .toFile(join(folder, `${name}-960.webp`));
  await writeFile(join(folder, 'words-960.webp'), 'no picture');
  await createHalfRed('wide', { width: 960, height: 240 }, { width: 480, height: 240 });
  await createHalfRed('square', { width: 960, height: 960 }, { width: 960, height: 480 });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const createPath = (name: string, x: number, y: number) =>
  formatPicturePath({ name: `/${name}`, version: '1a', widths: [480, 960, 1600], focus: { x, y }, colour: '#123456' });

it.each([
  ['the left of a wide picture', createPath('wide', 0, 0.5), 'red'],
  ['the right of a wide picture', createPath('wide', 1, 0.5), 'green'],
  ['the top of a square picture', createPath('square', 0.5, 0), 'red'],
  ['the bottom of a square picture', createPath('square', 0.5, 1), 'green'],
])('the picture keeps its focal point visible: %s', async (_name, picture, colour) => {
  const croppedPicture = sharp((await loadMailPicture({ db: database.pool, siteFolder: folder }, picture))?.bytes);
  expect(await croppedPicture.metadata()).toMatchObject({
    format: 'jpeg',
    width: pictureFrame.width * 1.5,
    height: pictureFrame.height * 1.5,
  });
  const [red, green] = (await croppedPicture.stats()).channels.map(({ mean }) => Math.round(mean));
  expect([red, green]).toEqual(colour === 'red' ? [254, 0] : [0, 255]);
});

it('a picture that staff have uploaded comes from the database', async () => {
  const { rows } = await database.pool.query<{ pictureId: string }>(
    `INSERT INTO picture (htl_code, file_name, media_type, byte_count, sha256, width, height, created_by)
     VALUES ('H01', 'a.jpg', 'image/jpeg', 1, 'ab', 960, 640, 'Mina') RETURNING picture_id AS "pictureId"`,
  );
  const pictureId = rows[0]?.pictureId ?? '';
  const content = await sharp({ create: { width: 960, height: 640, channels: 3, background: '#ff0000' } })
    .webp()
    .toBuffer();
  await database.pool.query(`INSERT INTO picture_rendition VALUES ($1, 480, 'webp', $2)`, [pictureId, content]);
  const path = formatUploadedPicturePath({
    pictureId,
    sha256: 'abcdef12',
    widths: [480, 960],
    focusX: 50,
    focusY: 50,
    colour: '#ff0000',
  });
  const picture = await loadMailPicture({ db: database.pool, siteFolder: folder }, path);
  expect((await sharp(picture?.bytes).metadata()).width).toBe(pictureFrame.width * 1.5);
  const missingPath = path.replace(pictureId, '00000000-0000-4000-8000-000000000000');
  expect(await loadMailPicture({ db: database.pool, siteFolder: folder }, missingPath)).toBeUndefined();
});

it.each([
  ['a path without sizes', '/pictures/no-menu.svg'],
  ['an empty path', ''],
  ['a missing file', createPath('gone', 0.5, 0.5)],
  ['a file that is not a picture', createPath('words', 0.5, 0.5)],
])('no picture is loaded for %s', async (_name, picture) => {
  expect(await loadMailPicture({ db: database.pool, siteFolder: folder }, picture)).toBeUndefined();
});
