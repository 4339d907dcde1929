import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  compressedChunks,
  createAnimatedGif,
  createAnimatedWebp,
  createAv1Frames,
  createAvifContainer,
  createJpegWithScans,
  createPngChunk,
  createPngWithChunks,
} from '../../../test/picture-bombs';
import { createPlainPicture } from '../../../test/uploads';
import { stripPicture } from './strip-picture';

const megabyte = 1024 * 1024;
/** Decodes a picture to upright sRGB pixels, as they are stored. */
const decode = (picture: Buffer | undefined) =>
  sharp(picture, { failOn: 'error' })
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
const createNoise = (channels: 3 | 4) =>
  sharp(Buffer.from(Array.from({ length: 60 * 40 * channels }, (_, index) => (index * 7919) % 251)), {
    raw: { width: 60, height: 40, channels },
  });

describe('a stripped picture', () => {
  it.each(
    (['jpeg', 'png', 'webp', 'avif', 'gif'] as const).flatMap((format) => [
      [format, 3, {}] as const,
      [format, 4, {}] as const,
      [format, 3, { progressive: true, palette: true, lossless: true }] as const,
    ]),
  )('has the pixels, colours and orientation of the file: %s, %i channels, %j', async (format, channels, options) => {
    const picture = createNoise(channels)
      .toFormat(format, options)
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 });
    const file = await picture.toBuffer();
    expect((await decode(stripPicture(file))).equals(await decode(file))).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('has no texts in its metadata: %s', async (format) => {
    const file = await createNoise(3)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET</x:xmpmeta>')
      .toFormat(format)
      .toBuffer();
    expect((await sharp(file).metadata()).xmp).toBeDefined();
    const strippedPicture = stripPicture(file);
    expect((await sharp(strippedPicture).metadata()).xmp).toBeUndefined();
    expect(strippedPicture?.includes('SECRET')).toBe(false);
  });

  it.each(['gif', 'webp'] as const)('is the first frame of an animation: %s', async (format) => {
    const frames = await Promise.all(
      ['red', 'green', 'blue'].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const file = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    const strippedPicture = stripPicture(file);
    expect([(await sharp(file).metadata()).pages, (await sharp(strippedPicture).metadata()).pages]).toEqual([3, 1]);
    expect((await decode(strippedPicture)).equals(await decode(file))).toBe(true);
  });

  it('ends where the picture ends', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
      const file = await createPlainPicture(64, 64).toFormat(format).toBuffer();
      expect(stripPicture(Buffer.concat([file, Buffer.from('<script>')]))?.includes('<script>')).toBe(false);
    }
  });
});

describe('data in a picture that would expand without a limit', () => {
  it.each([
    ['zTXt', 200],
    ['iTXt', 200],
    ['zTXt', 1],
    ['iTXt', 1],
  ] as const)('are removed from a PNG: %s, %i times', async (type, times) => {
    const chunks = Array.from({ length: times }, (_, index) =>
      compressedChunks[type]((200 / times) * megabyte, type === 'zTXt' ? `Comment ${index}` : undefined),
    );
    const file = await createPngWithChunks(chunks);
    const plainPng = await createPngWithChunks([]);
    expect(stripPicture(file)).toEqual(stripPicture(plainPng));
  });

  it('are removed from a PNG if they are a colour profile that is too large, broken or duplicated', async () => {
    const plainPng = stripPicture(await createPngWithChunks([]));
    const brokenProfile = createPngChunk('iCCP', Buffer.from('profile\0\0not packed'));
    expect(stripPicture(await createPngWithChunks([compressedChunks.iCCP(50 * megabyte)]))).toEqual(plainPng);
    expect(stripPicture(await createPngWithChunks([brokenProfile]))).toEqual(plainPng);
    const pngWithProfile = await createPngWithChunks([compressedChunks.iCCP(1_000)]);
    const pngWithTwoProfiles = await createPngWithChunks([compressedChunks.iCCP(1_000), compressedChunks.iCCP(1_000)]);
    expect(stripPicture(pngWithTwoProfiles)).toEqual(stripPicture(pngWithProfile));
  });

  it('are removed from a PNG with chunks of an animation, of metadata and of unknown types', async () => {
    const chunks = ['acTL', 'fcTL', 'fdAT', 'eXIf', 'prVt', 'tEXt', 'sPLT', 'hIST'].map((type) =>
      createPngChunk(type, Buffer.alloc(100_000)),
    );
    expect(stripPicture(await createPngWithChunks(chunks))).toEqual(stripPicture(await createPngWithChunks([])));
  });

  it('cause the refusal of a PNG with very many chunks', async () => {
    for (const type of ['tEXt', 'IDAT'])
      expect(
        stripPicture(await createPngWithChunks(Array<Buffer>(100_000).fill(createPngChunk(type, Buffer.alloc(0))))),
      ).toBeUndefined();
  });

  it('are reduced to one frame in a WebP and a GIF, and cause the refusal of a WebP with very many frames', async () => {
    expect(stripPicture(await createAnimatedWebp(100_000))).toBeUndefined();
    for (const file of [await createAnimatedWebp(20_000), await createAnimatedGif(300_000)]) {
      const strippedPicture = stripPicture(file);
      expect(strippedPicture?.length).toBeLessThan(1_000);
      expect((await sharp(strippedPicture).metadata()).pages).toBe(1);
    }
  });

  it('cause the refusal of a JPEG with very many scans or segments', async () => {
    expect(stripPicture(await createJpegWithScans(20))).toBeDefined();
    expect(stripPicture(await createJpegWithScans(1_000))).toBeUndefined();
    const segments = Buffer.alloc(4 * 100_000, Buffer.from([0xff, 0xdd, 0, 2]));
    expect(stripPicture(Buffer.concat([Buffer.from([0xff, 0xd8]), segments]))).toBeUndefined();
  });

  it('are limited in a JPEG if they are a colour profile that is too large', async () => {
    const plainJpeg = await createPlainPicture(64, 64).jpeg().toBuffer();
    const segment = Buffer.concat([
      Buffer.from([0xff, 0xe2, 0xff, 0xff]),
      Buffer.from('ICC_PROFILE\0'),
      Buffer.alloc(65_521),
    ]);
    const file = Buffer.concat([plainJpeg.subarray(0, 2), ...Array<Buffer>(250).fill(segment), plainJpeg.subarray(2)]);
    expect(stripPicture(file)?.length).toBeLessThan(5 * megabyte);
  });
});

describe('an AVIF', () => {
  const picture = { type: 'av01', data: createAv1Frames(1) };
  const createTiles = (count: number) => Array.from({ length: count }, () => picture);

  it.each([
    ['one picture', { items: [picture] }],
    ['a picture with camera data', { items: [picture, { type: 'Exif' }, { type: 'mime' }] }],
    ['a picture of four tiles', { items: [{ type: 'grid' }, ...createTiles(4)], tiles: { from: 1, to: [2, 3, 4, 5] } }],
  ])('is accepted: %s', (_case, parts) => expect(stripPicture(createAvifContainer(parts))).toBeDefined());

  it.each([
    ['a compressed text', { items: [picture, { type: 'mime', contentEncoding: 'deflate' }] }],
    ['an overlay of pictures', { items: [{ type: 'iovl' }, picture], tiles: { from: 1, to: [2, 2, 2] } }],
    ['one tile many times', { items: [{ type: 'grid' }, picture], tiles: { from: 1, to: [2, 2, 2, 2] } }],
    [
      'very many tiles',
      {
        items: [{ type: 'grid' }, ...createTiles(40)],
        tiles: { from: 1, to: Array.from({ length: 40 }, (_, index) => index + 2) },
      },
    ],
    ['a grid of grids', { items: [{ type: 'grid' }, { type: 'grid' }], tiles: { from: 1, to: [2] } }],
    ['very many items', { items: Array.from({ length: 200 }, () => ({ type: 'Exif' })) }],
    ['a picture of very many frames', { items: [{ type: 'av01', data: createAv1Frames(1_000) }] }],
    ['items that all refer to the same bytes', { items: createTiles(30), sharesData: true }],
  ])('is refused: %s', (_case, parts) => expect(stripPicture(createAvifContainer(parts))).toBeUndefined());

  it('is refused or keeps its length if it is truncated', async () => {
    const file = await createPlainPicture(64, 64).avif().toBuffer();
    for (let length = 0; length < file.length; length += 7) {
      const strippedPicture = stripPicture(file.subarray(0, length));
      expect(strippedPicture === undefined || strippedPicture.length === length).toBe(true);
    }
  });

  it('has its movie box marked as free after stripping', async () => {
    const movie = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('moovtrak'), Buffer.alloc(4)]);
    const strippedPicture = stripPicture(Buffer.concat([await createNoise(3).avif().toBuffer(), movie]));
    expect([strippedPicture?.includes('moov'), strippedPicture?.includes('free')]).toEqual([false, true]);
    expect((await sharp(strippedPicture).metadata()).width).toBe(60);
  });
});

it('stripping a corrupted or truncated picture does not throw', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
    const file = await createNoise(3).toFormat(format).toBuffer();
    for (let round = 0; round < 300; round += 1) {
      const corruptedFile = Buffer.from(file);
      for (let byte = 0; byte < 6; byte += 1)
        corruptedFile[(round * 31 + byte * 97) % Math.min(file.length, 600)] = (round * 53 + byte * 211) % 256;
      expect(() => stripPicture(corruptedFile)).not.toThrow();
      expect(() => stripPicture(corruptedFile.subarray(0, (round * 17) % file.length))).not.toThrow();
    }
  }
});
