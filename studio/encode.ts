import { writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { formats, jpegFile, listWidths, pictureFile } from './files';

/** The most bytes of a picture at the middle width: it has to come soon on a phone's connection. */
export const middleBytes = 60 * 1024;

const encoders = {
  avif: (image: Sharp, quality: number) => image.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }),
  webp: (image: Sharp, quality: number) => image.webp({ quality: quality + 22, effort: 5, smartSubsample: true }),
};

/** Qualities of AVIF to try, best first, where a picture with much detail would be too heavy. */
const qualities = [58, 52, 46, 40, 34];

/**
 * Writes a render in all widths and formats, each format at the best quality whose middle width stays below the limit.
 * @throws when even the lowest quality is too heavy
 */
export async function encode(name: string, png: string): Promise<void> {
  const { width } = await sharp(png).metadata();
  const widths = listWidths(width);
  const [, middle = width] = widths;
  const at = (size: number): Sharp => sharp(png).resize(size, null, { kernel: 'lanczos3' });
  for (const format of formats) {
    const quality = await bestQuality((wanted) => encoders[format](at(middle), wanted).toBuffer());
    if (quality === undefined) throw new Error(`${name} stays above ${middleBytes} bytes as ${format}`);
    for (const size of widths)
      writeFileSync(pictureFile(name, size, format), await encoders[format](at(size), quality).toBuffer());
  }
}

async function bestQuality(make: (quality: number) => Promise<Buffer>): Promise<number | undefined> {
  for (const quality of qualities) if ((await make(quality)).byteLength <= middleBytes) return quality;
  return undefined;
}

/** Writes a render as the one JPEG that messengers show with a link. */
export async function encodeJpeg(name: string, png: string): Promise<void> {
  await sharp(png).jpeg({ quality: 84, mozjpeg: true }).toFile(jpegFile(name));
}
