import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDefaultFile, parsePicturePath, type SizedPicture } from '@dining/contract/codecs/picture-path';
import { parseUploadedPictureFile } from '@dining/contract/codecs/uploaded-picture-path';
import sharp from 'sharp';
import type { Queryable } from '../db/queryable';
import { createRefreshingCache } from '../lib/cache';
import type { MailPicture } from '../ports/mail';
import { findRendition } from '../stores/pictures/pictures';

export const pictureId = 'picture';
/** CSS pixels; the file is 1.5 times as large for dense screens. */
export const pictureFrame = { width: 600, height: 300 } as const;
const pixelDensity = 1.5;

/** Pictures of the site's files by folder and path. */
const sitePictures = createRefreshingCache<string, MailPicture>(loadSitePicture, {
  freshMs: Number.POSITIVE_INFINITY,
  max: 100,
});

const createMailPicture = async (source: Buffer, { focus }: SizedPicture): Promise<MailPicture> => ({
  id: pictureId,
  type: 'image/jpeg',
  bytes: await crop(source, focus),
});

const getFilePath = (picture: SizedPicture): string => getDefaultFile(picture).replace(/\?.*$/, '');

async function loadSitePicture(key: string): Promise<MailPicture> {
  const [siteFolder = '', path = ''] = JSON.parse(key) as string[];
  const picture = parsePicturePath(path);
  if (picture === undefined) throw new Error('not the path of a picture');
  return createMailPicture(await readFile(join(siteFolder, getFilePath(picture))), picture);
}

async function loadPicture({ db, siteFolder }: PictureSources, path: string): Promise<MailPicture | undefined> {
  const picture = parsePicturePath(path);
  const uploadedFile = picture && parseUploadedPictureFile(getFilePath(picture));
  if (picture === undefined || uploadedFile === undefined) return sitePictures.get(JSON.stringify([siteFolder, path]));
  const source = await findRendition(db, uploadedFile);
  return source && createMailPicture(source, picture);
}

/** Where pictures are: those of the site in its folder, those that staff have uploaded in the database. */
interface PictureSources {
  readonly db: Queryable;
  readonly siteFolder: string;
}

/**
 * Loads the picture at the top of a mail as JPEG, which every mail program shows, cropped around its focal point. It is
 * an attachment, so that opening the mail loads nothing. Returns undefined if the picture is missing or cannot be read.
 */
export const loadMailPicture = (sources: PictureSources, path: string): Promise<MailPicture | undefined> =>
  loadPicture(sources, path).catch(() => undefined);

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
