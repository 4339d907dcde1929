/** The most tiles of a picture, and the most items of a file: each is decoded by itself. */
const maxTiles = 16;
const maxItems = 64;
/** A still picture has one frame, with layers up to four. */
const maxFrames = 8;
const maxBoxes = 1_000;

interface Box {
  readonly type: string;
  readonly start: number;
  readonly content: Buffer;
}

interface Item {
  readonly type: string;
  readonly isPacked: boolean;
}

export const isAvif = (source: Buffer): boolean => source.toString('latin1', 4, 8) === 'ftyp';

function listBoxes(source: Buffer): Box[] {
  const boxes: Box[] = [];
  let offset = 0;
  while (offset + 8 <= source.length) {
    const announced = source.readUInt32BE(offset);
    const isLong = announced === 1;
    const size = isLong
      ? Number(source.readBigUInt64BE(offset + 8))
      : announced === 0
        ? source.length - offset
        : announced;
    const head = isLong ? 16 : 8;
    if (size < head || offset + size > source.length || boxes.length === maxBoxes)
      throw new RangeError('a box does not fit');
    const content = source.subarray(offset + head, offset + size);
    boxes.push({ type: source.toString('latin1', offset + 4, offset + 8), start: offset, content });
    offset += size;
  }
  return boxes;
}

const getVersion = (content: Buffer): number => content.readUInt8(0);

function readItem(content: Buffer): readonly [id: number, item: Item] {
  const version = getVersion(content);
  if (version < 2) throw new RangeError('an item without a type');
  const isWide = version > 2;
  const id = isWide ? content.readUInt32BE(4) : content.readUInt16BE(4);
  const at = isWide ? 10 : 8;
  const type = content.toString('latin1', at, at + 4);
  // The name; for `mime` also the type and the encoding; each ends in a zero byte.
  const [, , packing = ''] = content.toString('latin1', at + 4).split('\0');
  return [id, { type, isPacked: type === 'mime' && packing !== '' }];
}

function readItems(content: Buffer): ReadonlyMap<number, Item> {
  const entries = listBoxes(content.subarray(getVersion(content) === 0 ? 6 : 8));
  return new Map(entries.map((entry) => readItem(entry.content)));
}

function readTiles(content: Buffer): ReadonlyMap<number, readonly number[]> {
  const isWide = getVersion(content) > 0;
  const width = isWide ? 4 : 2;
  const tiles = new Map<number, number[]>();
  for (const { type, content: reference } of listBoxes(content.subarray(4))) {
    if (type !== 'dimg') continue;
    const count = reference.readUInt16BE(width);
    const from = reference.readUIntBE(0, width);
    const to = Array.from({ length: count }, (_, index) => reference.readUIntBE(width + 2 + index * width, width));
    tiles.set(from, [...(tiles.get(from) ?? []), ...to]);
  }
  return tiles;
}

function readData(content: Buffer, source: Buffer, inside: Buffer): ReadonlyMap<number, Buffer> {
  const version = getVersion(content);
  let offset = 4;
  const read = (bytes: number): number => {
    const value =
      bytes === 0 ? 0 : bytes === 8 ? Number(content.readBigUInt64BE(offset)) : content.readUIntBE(offset, bytes);
    offset += bytes;
    return value;
  };
  const sizes = read(2);
  const [offsetBytes, lengthBytes, baseBytes, indexBytes] = [
    sizes >> 12,
    (sizes >> 8) & 15,
    (sizes >> 4) & 15,
    sizes & 15,
  ];
  const count = read(version < 2 ? 2 : 4);
  const data = new Map<number, Buffer>();
  let total = 0;
  if (count > maxItems) throw new RangeError('too many items');
  for (let item = 0; item < count; item += 1) {
    const id = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    read(2);
    if (method > 1) throw new RangeError('data that is made of other items');
    const [base, extents] = [read(baseBytes), read(2)];
    const pieces: Buffer[] = [];
    for (let extent = 0; extent < extents; extent += 1) {
      if (version > 0) read(indexBytes);
      const start = base + read(offsetBytes);
      const length = read(lengthBytes);
      const from = method === 1 ? inside : source;
      const piece = from.subarray(start, length === 0 ? from.length : start + length);
      // Many items may refer to the same bytes, which are read each time.
      total += piece.length;
      if (total > source.length) throw new RangeError('more data than the file has');
      pieces.push(piece);
    }
    data.set(id, Buffer.concat(pieces));
  }
  return data;
}

/** Counts the frames of AV1 data by its open bitstream units: all are decoded, though only one is shown. */
function countFrames(data: Buffer): number {
  let [offset, frames] = [0, 0];
  while (offset < data.length && frames <= maxFrames) {
    const head = data.readUInt8(offset);
    const [type, hasExtension, hasSize] = [(head >> 3) & 15, (head & 4) !== 0, (head & 2) !== 0];
    offset += hasExtension ? 2 : 1;
    let size = hasSize ? 0 : data.length - offset;
    if (hasSize) {
      for (let shift = 0; shift < 35; shift += 7) {
        const byte = data.readUInt8(offset);
        offset += 1;
        size += (byte & 127) * 2 ** shift;
        if (byte < 128) break;
      }
    }
    if (type === 3 || type === 6) frames += 1;
    offset += size;
  }
  return frames;
}

/**
 * Returns the AVIF with nothing to decode except its pictures. Returns undefined if it contains more than a picture
 * needs: many tiles or frames, nested pictures, compressed text, or bytes that are referred to repeatedly. Other boxes
 * are emptied in place, because the file refers to its data by position.
 */
export function stripAvif(source: Buffer): Buffer | undefined {
  try {
    const boxes = listBoxes(source);
    const [meta, ...others] = boxes.filter(({ type }) => type === 'meta');
    if (meta === undefined || others.length > 0) return undefined;
    const parts = listBoxes(meta.content.subarray(4));
    const find = (type: string) => parts.filter((part) => part.type === type).map(({ content }) => content);
    const [[infos, ...moreInfos], [places, ...morePlaces], references, [inside = Buffer.alloc(0)]] = [
      find('iinf'),
      find('iloc'),
      find('iref'),
      find('idat'),
    ];
    if (infos === undefined || places === undefined || moreInfos.length + morePlaces.length > 0) return undefined;
    const items = readItems(infos);
    const data = readData(places, source, inside);
    const tiles = references.flatMap((content) => [...readTiles(content).values()]);
    const isSound =
      items.size <= maxItems &&
      references.length <= 1 &&
      [...items.values()].every(({ type, isPacked }) => !isPacked && type !== 'iovl' && type !== 'iden') &&
      tiles.every((ids) => ids.length <= maxTiles && new Set(ids).size === ids.length) &&
      tiles.flat().every((id) => items.get(id)?.type !== 'grid') &&
      [...items].every(
        ([id, { type }]) => type !== 'av01' || countFrames(data.get(id) ?? Buffer.alloc(0)) <= maxFrames,
      );
    if (!isSound) return undefined;
    const stripped = Buffer.from(source);
    for (const { type, start } of boxes)
      if (!['ftyp', 'meta', 'mdat'].includes(type)) stripped.write('free', start + 4, 'latin1');
    return stripped;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
