import { formatPicturePath } from '@dining/contract/codecs/picture-path';
import { uploadsPath } from '@dining/contract/site/uploads';
import { listPictureWidths, picturePixelsLimit } from '@dining/domain/uploads/pictures';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { UploadFile } from '../../../ports/upload-files';
import { formatUploadFileName, type UploadFormat, uploadFormats } from '../../../stores/uploads/file-names';
import { stripPicture } from './strip-picture';

// Blocks the decoders of all but five formats, also of SVG and PDF, because the files come from strangers.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

const resizeOptions = { width: 1600, height: 2400, fit: 'inside', withoutEnlargement: true } as const;

const decodeSeconds = 20;

/** Higher efforts of AVIF take seconds longer and save a few per cent. */
const encoders: Readonly<Record<UploadFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 80 }),
};

export type RewriteResult =
  | { readonly ok: true; readonly picture: string; readonly files: readonly UploadFile[] }
  | { readonly ok: false; readonly error: 'unreadable' | 'too_many_pixels' };

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

async function decodePixels(file: Buffer): Promise<Pixels | 'too_many_pixels' | undefined> {
  try {
    const source = stripPicture(file);
    if (source === undefined) return undefined;
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
    return undefined;
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
 * Decodes a picture and encodes it again from its pixels alone, so that camera data and hidden content are removed
 * (reliability, rule 19). Returns its files and the string that names them (ADR 9).
 */
export async function rewritePicture(source: Buffer, atchUuid: string): Promise<RewriteResult> {
  const pixels = await decodePixels(source);
  if (pixels === undefined) return { ok: false, error: 'unreadable' };
  if (pixels === 'too_many_pixels') return { ok: false, error: 'too_many_pixels' };
  const { data, info } = pixels;
  const widths = listPictureWidths(info.width);
  const files: UploadFile[] = [];
  for (const width of widths) {
    for (const format of uploadFormats) {
      const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize({
        width,
      });
      files.push({
        name: formatUploadFileName(atchUuid, width, format),
        content: await encoders[format](image).toBuffer(),
      });
    }
  }
  const colour = await getMeanColour(pixels);
  const picture = formatPicturePath({
    name: `${uploadsPath}/${atchUuid}`,
    version: '1',
    widths,
    focus: { x: 0.5, y: 0.5 },
    colour,
  });
  return { ok: true, picture, files };
}
