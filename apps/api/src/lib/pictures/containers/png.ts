import { inflateSync } from 'node:zlib';
import { maxChunks, maxExifBytes, maxProfileBytes } from './limits';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The chunks that are kept, with their maximum length in bytes. */
const keptChunks: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  tRNS: 256,
  iCCP: maxProfileBytes,
  eXIf: maxExifBytes,
  IDAT: Number.POSITIVE_INFINITY,
  IEND: 0,
};

export const isPng = (source: Buffer): boolean => source.subarray(0, 8).equals(signature);

export function stripPng(source: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [signature];
  const seenTypes = new Set<string>();
  let offset = signature.length;
  for (let chunkCount = 0; chunkCount < maxChunks; chunkCount += 1) {
    if (offset + 12 > source.length) return undefined;
    const length = source.readUInt32BE(offset);
    const type = source.toString('latin1', offset + 4, offset + 8);
    const end = offset + 12 + length;
    if (end > source.length) return undefined;
    const isRepeated = type !== 'IDAT' && seenTypes.has(type);
    seenTypes.add(type);
    if (!isRepeated && length <= (keptChunks[type] ?? -1)) {
      const chunk = source.subarray(offset, end);
      if (type !== 'iCCP' || isSmallProfile(chunk.subarray(8, -4))) pieces.push(chunk);
    }
    if (type === 'IEND') return Buffer.concat(pieces);
    offset = end;
  }
  return undefined;
}

function isSmallProfile(data: Buffer): boolean {
  try {
    return inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: maxProfileBytes }).length > 0;
  } catch {
    return false;
  }
}
