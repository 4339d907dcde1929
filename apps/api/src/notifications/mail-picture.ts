import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDefaultFile, parsePicturePath, type SizedPicture } from '@dining/contract/codecs/picture-path';
import sharp from 'sharp';
import { createRefreshingCache } from '../lib/cache';
import type { MailPicture } from '../ports/mail';

export const pictureId = 'picture';
/** CSS pixels; the file is 1.5 times as large for dense screens. */
export const pictureFrame = { width: 600, height: 300 } as const;
const pixelDensity = 1.5;

const pictureCache = createRefreshingCache<string, MailPicture>(loadAndEncode, {
  freshMs: Number.POSITIVE_INFINITY,
  max: 100,
});

async function loadAndEncode(key: string): Promise<MailPicture> {
  const [siteFolder = '', path = ''] = JSON.parse(key) as string[];
  const picture = parsePicturePath(path);
  if (picture === undefined) throw new Error('not the path of a picture');
  const source = await readFile(join(siteFolder, getDefaultFile(picture).replace(/\?.*$/, '')));
  return { id: pictureId, type: 'image/jpeg', bytes: await crop(source, picture.focus) };
}

/**
 * Loads the picture at the top of a mail as JPEG, which every mail program shows, cropped around its focal point. It is
 * an attachment, so that opening the mail loads nothing. Returns undefined if the picture is missing or cannot be read.
 */
export const loadMailPicture = (siteFolder: string, path: string): Promise<MailPicture | undefined> =>
  pictureCache.get(JSON.stringify([siteFolder, path])).catch(() => undefined);

async function crop(source: Buffer, focus: SizedPicture['focus']): Promise<Buffer> {
  const image = sharp(source);
  const { width, height } = await image.metadata();
  const ratio = pictureFrame.width / pictureFrame.height;
  const area = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  return image
    .extract({
      left: Math.round((width - area.width) * focus.x),
      top: Math.round((height - area.height) * focus.y),
      ...area,
    })
    .resize(pictureFrame.width * pixelDensity, pictureFrame.height * pixelDensity)
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer();
}
