import { maxChunks, maxExifBytes, maxProfileBytes } from './limits';

/** Each scan of a progressive picture processes all of its pixels; encoders write about ten. */
const maxScans = 40;

const [endOfImage, startOfScan, application0, application15, comment] = [0xd9, 0xda, 0xe0, 0xef, 0xfe] as const;
/** Markers without a length: TEM, RST0 to RST7 and SOI. */
const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Returns true if 0xff before this byte does not end a scan. */
const isInsideScan = (nextByte: number | undefined): boolean =>
  nextByte === 0x00 || nextByte === 0xff || (nextByte !== undefined && nextByte >= 0xd0 && nextByte <= 0xd7);

export const isJpeg = (source: Buffer): boolean => source[0] === 0xff && source[1] === 0xd8 && source[2] === 0xff;

const startsWith = (data: Buffer, name: string): boolean => data.toString('latin1', 0, name.length) === name;

function createSegmentFilter(): (marker: number, data: Buffer) => boolean {
  let [profileBytes, exifBytes] = [0, 0];
  return (marker, data) => {
    if (marker === comment) return false;
    if (marker < application0 || marker > application15) return true;
    if (marker === 0xe0) return startsWith(data, 'JFIF\0');
    if (marker === 0xee) return startsWith(data, 'Adobe');
    if (marker === 0xe1 && startsWith(data, 'Exif\0\0')) return (exifBytes += data.length) <= maxExifBytes;
    if (marker === 0xe2 && startsWith(data, 'ICC_PROFILE\0')) return (profileBytes += data.length) <= maxProfileBytes;
    return false;
  };
}

function findScanEnd(source: Buffer, start: number): number {
  let offset = source.indexOf(0xff, start);
  while (offset !== -1 && isInsideScan(source[offset + 1]))
    offset = source.indexOf(0xff, offset + (source[offset + 1] === 0xff ? 1 : 2));
  return offset === -1 ? source.length : offset;
}

/**
 * Returns the JPEG without segments that its pixels, colours and orientation do not need, and without data after its
 * end; undefined if it has too many scans or segments. A truncated file stays truncated.
 */
export function stripJpeg(source: Buffer): Buffer | undefined {
  const pieces = [source.subarray(0, 2)];
  const shouldKeep = createSegmentFilter();
  let scans = 0;
  let offset = 2;
  for (let segmentCount = 0; segmentCount < maxChunks; segmentCount += 1) {
    while (source[offset] === 0xff && source[offset + 1] === 0xff) offset += 1;
    const marker = source[offset + 1];
    if (source[offset] !== 0xff || marker === undefined) return Buffer.concat(pieces);
    if (marker === endOfImage) return Buffer.concat([...pieces, source.subarray(offset, offset + 2)]);
    if (hasNoLength(marker)) {
      offset += 2;
      continue;
    }
    if (offset + 4 > source.length) return Buffer.concat(pieces);
    let end = offset + 2 + source.readUInt16BE(offset + 2);
    if (marker === startOfScan) {
      scans += 1;
      if (scans > maxScans) return undefined;
      end = findScanEnd(source, end);
    }
    if (shouldKeep(marker, source.subarray(offset + 4, end))) pieces.push(source.subarray(offset, end));
    offset = end;
  }
  return undefined;
}
