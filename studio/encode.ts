import { writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { formats, getJpegFile, getPictureFile, listWidths } from './files';

/** Maximum bytes of a picture at the middle width, for phones on a slow connection. */
export const middleBytes = 60 * 1024;

const encoders = {
  avif: (image: Sharp, quality: number) => image.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }),
  webp: (image: Sharp, quality: number) => image.webp({ quality: quality + 22, effort: 5, smartSubsample: true }),
};

const qualities = [58, 52, 46, 40, 34];

/**
 * Writes a render in all widths and formats. Each format has the best quality whose middle width is below the limit.
 * @throws Error if even the lowest quality is above the limit
 */
export async function encode(name: string, png: string): Promise<void> {
  const { width } = await sharp(png).metadata();
  const widths = listWidths(width);
  const [, middle = width] = widths;
  const resizeTo = (size: number): Sharp => sharp(png).resize(size, null, { kernel: 'lanczos3' });
  for (const format of formats) {
    const quality = await findBestQuality((candidate) => encoders[format](resizeTo(middle), candidate).toBuffer());
    if (quality === undefined) throw new Error(`${name} stays above ${middleBytes} bytes as ${format}`);
    for (const size of widths)
      writeFileSync(getPictureFile(name, size, format), await encoders[format](resizeTo(size), quality).toBuffer());
  }
}

async function findBestQuality(make: (quality: number) => Promise<Buffer>): Promise<number | undefined> {
  for (const quality of qualities) if ((await make(quality)).byteLength <= middleBytes) return quality;
  return undefined;
}

export async function encodeJpeg(name: string, png: string): Promise<void> {
  await sharp(png).jpeg({ quality: 84, mozjpeg: true }).toFile(getJpegFile(name));
}
