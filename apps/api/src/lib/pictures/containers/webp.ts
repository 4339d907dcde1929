import { maxChunks, maxExifBytes, maxProfileBytes } from './limits';

/**
 * The chunks that are kept, with their maximum length in bytes. An animation keeps only its first frame, because
 * libwebp looks for every frame by a search that begins at the first.
 */
const keptChunks: Readonly<Record<string, number>> = {
  VP8X: 10,
  ICCP: maxProfileBytes,
  ANIM: 6,
  ANMF: Number.POSITIVE_INFINITY,
  ALPH: Number.POSITIVE_INFINITY,
  'VP8 ': Number.POSITIVE_INFINITY,
  VP8L: Number.POSITIVE_INFINITY,
  EXIF: maxExifBytes,
};

export const isWebp = (source: Buffer): boolean =>
  source.toString('latin1', 0, 4) === 'RIFF' && source.toString('latin1', 8, 12) === 'WEBP';

export function stripWebp(source: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  const seenTypes = new Set<string>();
  const riffEnd = source.length < 12 ? 0 : Math.min(8 + source.readUInt32LE(4), source.length);
  let offset = 12;
  for (let chunkCount = 0; offset + 8 <= riffEnd; chunkCount += 1) {
    if (chunkCount === maxChunks) return undefined;
    const type = source.toString('latin1', offset, offset + 4);
    const length = source.readUInt32LE(offset + 4);
    if (offset + 8 + length > source.length) return undefined;
    const end = offset + 8 + length + (length % 2);
    if (!seenTypes.has(type) && length <= (keptChunks[type] ?? -1)) {
      seenTypes.add(type);
      pieces.push(source.subarray(offset, end));
    }
    offset = end;
  }
  const strippedFile = Buffer.concat([source.subarray(0, 12), ...pieces]);
  strippedFile.writeUInt32LE(strippedFile.length - 8, 4);
  return strippedFile;
}
