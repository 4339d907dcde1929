import { formatSourceSet, getDefaultFile, parsePicturePath } from '@dining/contract/codecs/picture-path';
import type { PictureImage } from '@dining/ui/picture';

/** Creates the image of a picture from its path; undefined without a path, which shows a placeholder. */
export function createPictureImage(path: string | null): PictureImage | undefined {
  const picture = path === null ? undefined : parsePicturePath(path);
  return (
    picture && {
      src: getDefaultFile(picture),
      srcSet: formatSourceSet(picture, 'webp'),
      focus: picture.focus,
      colour: picture.colour,
    }
  );
}
