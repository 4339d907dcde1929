const [imageSeparator, extensionIntroducer, graphicControl, trailer] = [0x2c, 0x21, 0xf9, 0x3b] as const;

export const isGif = (source: Buffer): boolean => /^GIF8[79]a$/.test(source.toString('latin1', 0, 6));

const countColourBytes = (packedFields: number): number =>
  packedFields & 0x80 ? 3 * 2 ** ((packedFields & 7) + 1) : 0;

function findBlocksEnd(source: Buffer, start: number): number {
  let offset = start;
  for (;;) {
    const length = source[offset];
    if (length === undefined) return Number.POSITIVE_INFINITY;
    offset += 1 + length;
    if (length === 0) return offset;
  }
}

/** Returns the GIF with its first frame only, without comments; undefined if it is invalid or ends in that frame. */
export function stripGif(source: Buffer): Buffer | undefined {
  if (source.length < 13) return undefined;
  let offset = 13 + countColourBytes(source.readUInt8(10));
  const header = source.subarray(0, offset);
  let controlBlock = Buffer.alloc(0);
  for (;;) {
    const [introducer, label] = [source[offset], source[offset + 1]];
    if (introducer === imageSeparator) {
      if (offset + 11 > source.length) return undefined;
      const dataStart = offset + 10 + countColourBytes(source.readUInt8(offset + 9)) + 1;
      const end = findBlocksEnd(source, dataStart);
      if (end > source.length) return undefined;
      return Buffer.concat([header, controlBlock, source.subarray(offset, end), Buffer.from([trailer])]);
    }
    if (introducer !== extensionIntroducer) return undefined;
    const end = findBlocksEnd(source, offset + 2);
    if (end > source.length) return undefined;
    if (label === graphicControl) controlBlock = Buffer.from(source.subarray(offset, end));
    offset = end;
  }
}
