import { formatSourceSet, getDefaultFile, parsePicturePath } from '@dining/contract/codecs/picture-path';
import type { PictureImage } from '@dining/ui/picture';

/** A stored picture's path as the frame takes it; a path that is blank is no picture, and the drawn placeholder stands in. */
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
