import { formatSourceSet, getDefaultFile, parsePicturePath } from '@dining/contract/codecs/picture-path';
import type { PictureImage } from '@dining/ui/picture';

/** Creates the image of a stored picture from its path; undefined for a blank path, which shows a placeholder. */
export function createPictureImage(path: string): PictureImage | undefined {
  if (path === '') return undefined;
  const picturePath = parsePicturePath(path);
  if (picturePath === undefined) return { src: path };
  return {
    src: getDefaultFile(picturePath),
    srcSet: formatSourceSet(picturePath, 'webp'),
    sources: [{ type: 'image/avif', srcSet: formatSourceSet(picturePath, 'avif') }],
    focus: picturePath.focus,
    colour: picturePath.colour,
  };
}
