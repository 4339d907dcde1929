/** Maximum number of tiles of a picture; each is decoded separately. */
const maxTiles = 16;
/** Maximum number of items of a file: pictures, tiles and metadata. */
const maxItems = 64;
/** A still picture has one frame, or up to four with layers. */
const maxFrames = 8;
const maxBoxes = 1_000;

interface Box {
  readonly type: string;
  readonly start: number;
  readonly content: Buffer;
}

interface Item {
  readonly type: string;
  readonly isEncoded: boolean;
}

export const isAvif = (source: Buffer): boolean => source.toString('latin1', 4, 8) === 'ftyp';

function listBoxes(source: Buffer): Box[] {
  const boxes: Box[] = [];
  let offset = 0;
  while (offset + 8 <= source.length) {
    const sizeField = source.readUInt32BE(offset);
    const isLong = sizeField === 1;
    const size = isLong
      ? Number(source.readBigUInt64BE(offset + 8))
      : sizeField === 0
        ? source.length - offset
        : sizeField;
    const headerBytes = isLong ? 16 : 8;
    if (size < headerBytes || offset + size > source.length || boxes.length === maxBoxes)
      throw new RangeError('an invalid box, or too many boxes');
    const content = source.subarray(offset + headerBytes, offset + size);
    boxes.push({ type: source.toString('latin1', offset + 4, offset + 8), start: offset, content });
    offset += size;
  }
  return boxes;
}

const getVersion = (content: Buffer): number => content.readUInt8(0);

function parseItem(content: Buffer): readonly [id: number, item: Item] {
  const version = getVersion(content);
  if (version < 2) throw new RangeError('an item without a type');
  const isWide = version > 2;
  const id = isWide ? content.readUInt32BE(4) : content.readUInt16BE(4);
  const typeOffset = isWide ? 10 : 8;
  const type = content.toString('latin1', typeOffset, typeOffset + 4);
  // The name, and for `mime` also the content type and the encoding, each of which ends with a zero byte.
  const [, , encoding = ''] = content.toString('latin1', typeOffset + 4).split('\0');
  return [id, { type, isEncoded: type === 'mime' && encoding !== '' }];
}

function parseItems(content: Buffer): ReadonlyMap<number, Item> {
  const entries = listBoxes(content.subarray(getVersion(content) === 0 ? 6 : 8));
  return new Map(entries.map((entry) => parseItem(entry.content)));
}

function parseTiles(content: Buffer): ReadonlyMap<number, readonly number[]> {
  const isWide = getVersion(content) > 0;
  const width = isWide ? 4 : 2;
  const tiles = new Map<number, number[]>();
  for (const { type, content: reference } of listBoxes(content.subarray(4))) {
    if (type !== 'dimg') continue;
    const count = reference.readUInt16BE(width);
    const gridId = reference.readUIntBE(0, width);
    const tileIds = Array.from({ length: count }, (_, index) => reference.readUIntBE(width + 2 + index * width, width));
    tiles.set(gridId, [...(tiles.get(gridId) ?? []), ...tileIds]);
  }
  return tiles;
}

function parseItemData(content: Buffer, source: Buffer, inlineData: Buffer): ReadonlyMap<number, Buffer> {
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
  let totalBytes = 0;
  if (count > maxItems) throw new RangeError('too many items');
  for (let itemIndex = 0; itemIndex < count; itemIndex += 1) {
    const id = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    read(2);
    if (method > 1) throw new RangeError('data constructed from other items');
    const [base, extentCount] = [read(baseBytes), read(2)];
    const pieces: Buffer[] = [];
    for (let extent = 0; extent < extentCount; extent += 1) {
      if (version > 0) read(indexBytes);
      const start = base + read(offsetBytes);
      const length = read(lengthBytes);
      const dataSource = method === 1 ? inlineData : source;
      const piece = dataSource.subarray(start, length === 0 ? dataSource.length : start + length);
      // Several items may refer to the same bytes, which are decoded for each.
      totalBytes += piece.length;
      if (totalBytes > source.length) throw new RangeError('extents longer than the file');
      pieces.push(piece);
    }
    data.set(id, Buffer.concat(pieces));
  }
  return data;
}

/**
 * Counts the frames of AV1 data by its open bitstream units, up to `maxFrames` and one more. Decoders decode all
 * frames, though only one is shown.
 */
function countFrames(data: Buffer): number {
  let [offset, frames] = [0, 0];
  while (offset < data.length && frames <= maxFrames) {
    const header = data.readUInt8(offset);
    const [type, hasExtension, hasSize] = [(header >> 3) & 15, (header & 4) !== 0, (header & 2) !== 0];
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
 * Returns the AVIF with nothing to decode except its picture. Other boxes at the top level are marked as free and stay
 * where they are, because the file refers to its data by position. Returns undefined if the file is malformed or
 * contains more than a picture needs: many tiles or frames, nested pictures, compressed text, or references to more
 * bytes than the file has.
 */
export function stripAvif(source: Buffer): Buffer | undefined {
  try {
    const boxes = listBoxes(source);
    const [meta, ...moreMetas] = boxes.filter(({ type }) => type === 'meta');
    if (meta === undefined || moreMetas.length > 0) return undefined;
    const metaBoxes = listBoxes(meta.content.subarray(4));
    const listContents = (type: string) => metaBoxes.filter((box) => box.type === type).map(({ content }) => content);
    const [[infos, ...moreInfos], [locations, ...moreLocations], references, [inlineData = Buffer.alloc(0)]] = [
      listContents('iinf'),
      listContents('iloc'),
      listContents('iref'),
      listContents('idat'),
    ];
    if (infos === undefined || locations === undefined || moreInfos.length + moreLocations.length > 0) return undefined;
    const items = parseItems(infos);
    const data = parseItemData(locations, source, inlineData);
    const tiles = references.flatMap((content) => [...parseTiles(content).values()]);
    const isSafe =
      items.size <= maxItems &&
      references.length <= 1 &&
      [...items.values()].every(({ type, isEncoded }) => !isEncoded && type !== 'iovl' && type !== 'iden') &&
      tiles.every((ids) => ids.length <= maxTiles && new Set(ids).size === ids.length) &&
      tiles.flat().every((id) => items.get(id)?.type !== 'grid') &&
      [...items].every(
        ([id, { type }]) => type !== 'av01' || countFrames(data.get(id) ?? Buffer.alloc(0)) <= maxFrames,
      );
    if (!isSafe) return undefined;
    const strippedFile = Buffer.from(source);
    for (const { type, start } of boxes)
      if (!['ftyp', 'meta', 'mdat'].includes(type)) strippedFile.write('free', start + 4, 'latin1');
    return strippedFile;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
