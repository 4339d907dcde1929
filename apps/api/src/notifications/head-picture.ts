import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plainFile, type SizedPicture, sizedPicture } from '@dining/contract/codecs/picture-path';
import sharp from 'sharp';
import { createRefreshingCache } from '../lib/cache';
import type { MailPicture } from '../ports/mail';

/** By what a mail's text shows it. */
export const pictureId = 'picture';
/** The frame of a mail's picture, in pixels as shown; the file has half as many again each way for dense screens. */
export const frame = { width: 600, height: 300 } as const;
const density = 1.5;

/** Encoded pictures of the built site, about 60 kB each; its files never change. */
const encoded = createRefreshingCache<string, MailPicture>(encode, { freshMs: Number.POSITIVE_INFINITY, max: 100 });

async function encode(key: string): Promise<MailPicture> {
  const [siteFolder = '', path = ''] = JSON.parse(key) as string[];
  const picture = sizedPicture(path);
  if (picture === undefined) throw new Error('no picture of ours');
  const source = await readFile(join(siteFolder, plainFile(picture).replace(/\?.*$/, '')));
  return { id: pictureId, type: 'image/jpeg', bytes: await cropped(source, picture.focus) };
}

/**
 * The picture at the head of a mail as JPEG, the one format that every mail program shows, cropped about its focal point. It
 * travels with the mail: nothing is fetched, so nobody is told when it is read. undefined where the path names no picture of ours or
 * its file is not there or cannot be read: a mail leaves without it, then.
 */
export const headPicture = (siteFolder: string, path: string): Promise<MailPicture | undefined> =>
  encoded.get(JSON.stringify([siteFolder, path])).catch(() => undefined);

async function cropped(source: Buffer, focus: SizedPicture['focus']): Promise<Buffer> {
  const image = sharp(source);
  const { width, height } = await image.metadata();
  const ratio = frame.width / frame.height;
  const crop = { width: Math.min(width, Math.round(height * ratio)), height: Math.min(height, Math.round(width / ratio)) };
  return image
    .extract({ left: Math.round((width - crop.width) * focus.x), top: Math.round((height - crop.height) * focus.y), ...crop })
    .resize(frame.width * density, frame.height * density)
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer();
}
