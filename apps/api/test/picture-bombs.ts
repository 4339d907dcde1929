import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { createPlainPicture } from './uploads';

export function createPngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const createPngHeader = (width: number, height: number, bitDepth: number, colourType: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bitDepth, 8);
  header.writeUInt8(colourType, 9);
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), createPngChunk('IHDR', header)]);
};

/** Creates a PNG of one bit a pixel: 20,000 × 20,000 pixels take 50 kB and unpack to 1.6 GB. */
export function createPixelBomb(side: number): Buffer {
  const pixels = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  return Buffer.concat([
    createPngHeader(side, side, 1, 0),
    createPngChunk('IDAT', pixels),
    createPngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates a plain PNG with these chunks after its first one. */
export async function createPngWithChunks(chunks: readonly Buffer[]): Promise<Buffer> {
  const plainPicture = await createPlainPicture(64, 64).png().toBuffer();
  const headEnd = createPngHeader(1, 1, 8, 2).length;
  return Buffer.concat([plainPicture.subarray(0, headEnd), ...chunks, plainPicture.subarray(headEnd)]);
}

/** Creates PNG chunks that are small when compressed and large when unpacked. */
export const compressedChunks = {
  zTXt: (unpackedBytes: number, name = 'Comment') =>
    createPngChunk('zTXt', Buffer.concat([Buffer.from(`${name}\0\0`), deflateSync(Buffer.alloc(unpackedBytes))])),
  iTXt: (unpackedBytes: number, name = 'XML:com.adobe.xmp') =>
    createPngChunk(
      'iTXt',
      Buffer.concat([Buffer.from(`${name}\0\x01\0\0\0`), deflateSync(Buffer.alloc(unpackedBytes))]),
    ),
  iCCP: (unpackedBytes: number) =>
    createPngChunk('iCCP', Buffer.concat([Buffer.from('profile\0\0'), deflateSync(Buffer.alloc(unpackedBytes))])),
} as const;

const createRiffChunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

export async function createAnimatedWebp(frameCount: number): Promise<Buffer> {
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#8a5a2b' } })
    .webp()
    .toBuffer();
  const frame = createRiffChunk('ANMF', Buffer.concat([Buffer.alloc(16), pixel.subarray(12)]));
  const extendedHeader = Buffer.alloc(10);
  extendedHeader.writeUInt8(2, 0);
  const body = [
    createRiffChunk('VP8X', extendedHeader),
    createRiffChunk('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frameCount).fill(frame),
  ];
  return createRiffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...body]));
}

export async function createAnimatedGif(frameCount: number): Promise<Buffer> {
  const plainPicture = await createPlainPicture(8, 8).gif().toBuffer();
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 8, 0, 8, 0, 0, 2, 1, 0x4c, 0]);
  return Buffer.concat([
    plainPicture.subarray(0, -1),
    ...Array<Buffer>(frameCount).fill(frame),
    plainPicture.subarray(-1),
  ]);
}

/** Creates a progressive JPEG whose last scan is repeated. */
export async function createJpegWithScans(scanCount: number): Promise<Buffer> {
  const plainPicture = await createPlainPicture(64, 64).jpeg({ progressive: true }).toBuffer();
  const lastScan = plainPicture.subarray(plainPicture.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([
    plainPicture.subarray(0, -2),
    ...Array<Buffer>(scanCount).fill(lastScan),
    plainPicture.subarray(-2),
  ]);
}

const createBox = (type: string, ...content: readonly Buffer[]): Buffer => {
  const data = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data]);
};
const encodeUint = (byteCount: number, value: number): Buffer => {
  const buffer = Buffer.alloc(byteCount);
  buffer.writeUIntBE(value, 0, byteCount);
  return buffer;
};

export interface AvifParts {
  /** Types of the items, numbered from 1; `mime` may have a content encoding. */
  readonly items: readonly { readonly type: string; readonly contentEncoding?: string; readonly data?: Buffer }[];
  /** The item of a grid, and the items of its tiles. */
  readonly tiles?: { readonly from: number; readonly to: readonly number[] };
  /** Every item refers to all of the data instead of its own. */
  readonly sharesData?: boolean;
}

/** Creates the container of an AVIF without a decodable picture. */
export function createAvifContainer({ items, tiles, sharesData = false }: AvifParts): Buffer {
  const file = createBox('ftyp', Buffer.from('avif\0\0\0\0avifmif1'));
  const infos = items.map(({ type, contentEncoding }, index) => {
    const encoding = contentEncoding === undefined ? '' : `${contentEncoding}\0`;
    const mime = type === 'mime' ? `application/rdf+xml\0${encoding}` : '';
    return createBox(
      'infe',
      Buffer.from([2, 0, 0, 0]),
      encodeUint(2, index + 1),
      encodeUint(2, 0),
      Buffer.from(`${type}\0${mime}`, 'latin1'),
    );
  });
  const references =
    tiles === undefined
      ? []
      : [
          createBox(
            'iref',
            Buffer.alloc(4),
            createBox(
              'dimg',
              encodeUint(2, tiles.from),
              encodeUint(2, tiles.to.length),
              ...tiles.to.map((to) => encodeUint(2, to)),
            ),
          ),
        ];
  const data = items.map((item) => item.data ?? Buffer.alloc(8));
  const allData = Buffer.concat(data);
  const createMeta = (dataStart: number): Buffer => {
    let offset = dataStart;
    const locations = data.map(({ length }, index) => {
      const location = Buffer.concat([
        encodeUint(2, index + 1),
        encodeUint(2, 0),
        encodeUint(2, 1),
        ...(sharesData
          ? [encodeUint(4, dataStart), encodeUint(4, allData.length)]
          : [encodeUint(4, offset), encodeUint(4, length)]),
      ]);
      offset += length;
      return location;
    });
    return createBox(
      'meta',
      Buffer.alloc(4),
      createBox('pitm', Buffer.alloc(4), encodeUint(2, 1)),
      createBox('iinf', Buffer.alloc(4), encodeUint(2, items.length), ...infos),
      createBox('iloc', Buffer.alloc(4), Buffer.from([0x44, 0]), encodeUint(2, items.length), ...locations),
      ...references,
    );
  };
  const dataStart = file.length + createMeta(0).length + 8;
  return Buffer.concat([file, createMeta(dataStart), createBox('mdat', allData)]);
}

/** Creates AV1 data that consists of empty frames. */
export const createAv1Frames = (frameCount: number): Buffer =>
  Buffer.concat(Array<Buffer>(frameCount).fill(Buffer.from([0x32, 0])));
