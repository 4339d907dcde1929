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
  const { width: renderedWidth } = await sharp(pngFile).metadata();
  const widths = listWidths(renderedWidth);
  const [, middleWidth = renderedWidth] = widths;
  const resizeTo = (width: number): Sharp => sharp(pngFile).resize(width, null, { kernel: 'lanczos3' });
  for (const format of formats) {
    const quality = await findBestQuality((candidate) => encoders[format](resizeTo(middleWidth), candidate).toBuffer());
    if (quality === undefined)
      throw new Error(`${name} has more than ${maxMiddleBytes} bytes as ${format}, even at the lowest quality`);
    for (const width of widths)
      writeFileSync(getPictureFile(name, width, format), await encoders[format](resizeTo(width), quality).toBuffer());
  }
}

async function findBestQuality(encodeAt: (quality: number) => Promise<Buffer>): Promise<number | undefined> {
  for (const quality of qualities) if ((await encodeAt(quality)).byteLength <= maxMiddleBytes) return quality;
  return undefined;
}

export async function encodeJpeg(name: string, pngFile: string): Promise<void> {
  await sharp(pngFile).jpeg({ quality: 84, mozjpeg: true }).toFile(getJpegFile(name));
}
