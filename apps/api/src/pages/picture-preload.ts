import { formatSourceSet, parsePicturePath } from '@dining/contract/codecs/picture-path';
import type { PicturePlace } from '@dining/contract/codecs/picture-places';
import { escapeHtml } from '../html/escape-html';

export interface FirstPicture extends PicturePlace {
  readonly path: string;
}

/** Renders the preload of a picture in the format and widths that the page will use; nothing for a blank path. */
export function renderPicturePreload({ path, media, sizes }: FirstPicture): string[] {
  if (path === '') return [];
  const sizedPicture = parsePicturePath(path);
  const file =
    sizedPicture === undefined
      ? `href="${escapeHtml(path)}"`
      : `type="image/avif" imagesrcset="${escapeHtml(formatSourceSet(sizedPicture, 'avif'))}" imagesizes="${sizes}"`;
  return [
    `<link rel="preload" as="image" fetchpriority="high"${media === undefined ? '' : ` media="${media}"`} ${file}>`,
  ];
}
