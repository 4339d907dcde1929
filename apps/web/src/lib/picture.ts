import { formatSourceSet, getDefaultFile, parsePicturePath } from '@dining/contract/codecs/picture-path';
import type { PictureImage } from '@dining/ui/picture';

/** Creates the sources of a stored picture from its path; undefined for a blank path, which shows a placeholder. */
export function createPictureImage(path: string): PictureImage | undefined {
  if (path === '') return undefined;
  const sized = parsePicturePath(path);
  if (sized === undefined) return { src: path };
  return {
    src: getDefaultFile(sized),
    srcSet: formatSourceSet(sized, 'webp'),
    sources: [{ type: 'image/avif', srcSet: formatSourceSet(sized, 'avif') }],
    focus: sized.focus,
    colour: sized.colour,
  };
}
