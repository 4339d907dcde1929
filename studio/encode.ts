import { writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { formats, getJpegFile, getPictureFile, listWidths } from './files';

/** Maximum size in bytes of a picture at the middle of its three widths, for phones on a slow connection. */
export const maxMiddleBytes = 60 * 1024;

const encoders = {
  avif: (image: Sharp, quality: number) => image.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }),
  webp: (image: Sharp, quality: number) => image.webp({ quality: quality + 22, effort: 5, smartSubsample: true }),
};

/** Qualities from the best to the lowest acceptable one. */
const qualities = [58, 52, 46, 40, 34];

/**
 * Writes a rendered PNG file in all widths and formats. Each format gets the best quality at which the middle width is
 * within the limit.
 * @throws Error if even the lowest quality is above the limit
 */
export async function encodePicture(name: string, pngFile: string): Promise<void> {
  const { width } = await sharp(pngFile).metadata();
  const widths = listWidths(width);
  const [, middle = width] = widths;
  const resizeTo = (size: number): Sharp => sharp(pngFile).resize(size, null, { kernel: 'lanczos3' });
  for (const format of formats) {
    const quality = await findBestQuality((candidate) => encoders[format](resizeTo(middle), candidate).toBuffer());
    if (quality === undefined) throw new Error(`${name} stays above ${maxMiddleBytes} bytes as ${format}`);
    for (const size of widths)
      writeFileSync(getPictureFile(name, size, format), await encoders[format](resizeTo(size), quality).toBuffer());
  }
}

async function findBestQuality(encodeAt: (quality: number) => Promise<Buffer>): Promise<number | undefined> {
  for (const quality of qualities) if ((await encodeAt(quality)).byteLength <= maxMiddleBytes) return quality;
  return undefined;
}

export async function encodeJpeg(name: string, pngFile: string): Promise<void> {
  await sharp(pngFile).jpeg({ quality: 84, mozjpeg: true }).toFile(getJpegFile(name));
}
