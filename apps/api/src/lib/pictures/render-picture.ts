import {
  listPictureWidths,
  type PictureFormat,
  pictureFormats,
  picturePixelsLimit,
} from '@dining/domain/uploads/pictures';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { stripPicture } from './strip-picture';

// Blocks the decoders of all but five formats, also of SVG and PDF, because the files come from strangers.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

const resizeOptions = { width: 1600, height: 2400, fit: 'inside', withoutEnlargement: true } as const;

const decodeSeconds = 20;

/** Higher efforts of AVIF take seconds longer and save a few per cent. */
const encoders: Readonly<Record<PictureFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 80 }),
};

export type PictureError = 'unreadable' | 'too_many_pixels';

/** What the header of a picture says: its format, and its size when it is upright. */
export interface PictureHeader {
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
}

/** A picture in one width and format. */
export interface Rendition {
  readonly width: number;
  readonly format: PictureFormat;
  readonly content: Buffer;
}

export interface RenderedPicture {
  /** Widths of the renditions, narrowest first. */
  readonly widths: readonly number[];
  /** Average colour as `#rrggbb`. */
  readonly colour: string;
  readonly renditions: readonly Rendition[];
}

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Reads the header of a picture, without decoding its pixels. Accepts what `renderPicture` decodes. */
export async function readPictureHeader(file: Buffer): Promise<PictureHeader | PictureError> {
  try {
    const source = stripPicture(file);
    if (source === undefined) return 'unreadable';
    const { mediaType, width, height, autoOrient } = await sharp(source, { limitInputPixels: false }).metadata();
    if (mediaType === undefined) return 'unreadable';
    return width * height > picturePixelsLimit
      ? 'too_many_pixels'
      : { mediaType, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return 'unreadable';
  }
}

async function decodePixels(file: Buffer): Promise<Pixels | PictureError> {
  try {
    const source = stripPicture(file);
    if (source === undefined) return 'unreadable';
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
    if (width * height > picturePixelsLimit) return 'too_many_pixels';
    return await sharp(source, { limitInputPixels: picturePixelsLimit, failOn: 'error' })
      .timeout({ seconds: decodeSeconds })
      .autoOrient()
      .resize(resizeOptions)
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    return 'unreadable';
  }
}

async function getMeanColour({ data, info }: Pixels): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(data, { raw: info })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${Buffer.from([red, green, blue]).toString('hex')}`;
}

/**
 * Decodes a picture and encodes it again from its pixels alone, upright and in the widths and formats of pages, so that
 * camera data and hidden content are removed (reliability, rule 19).
 */
export async function renderPicture(file: Buffer): Promise<RenderedPicture | PictureError> {
  const pixels = await decodePixels(file);
  if (typeof pixels === 'string') return pixels;
  const { data, info } = pixels;
  const widths = listPictureWidths(info.width);
  const renditions: Rendition[] = [];
  for (const width of widths) {
    for (const format of pictureFormats) {
      const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize({
        width,
      });
      renditions.push({ width, format, content: await encoders[format](image).toBuffer() });
    }
  }
  return { widths, colour: await getMeanColour(pixels), renditions };
}
