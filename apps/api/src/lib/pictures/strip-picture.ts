import { isAvif, stripAvif } from './containers/avif';
import { isGif, stripGif } from './containers/gif';
import { isJpeg, stripJpeg } from './containers/jpeg';
import { isPng, stripPng } from './containers/png';
import { isWebp, stripWebp } from './containers/webp';

const formats = [
  { matches: isJpeg, strip: stripJpeg },
  { matches: isPng, strip: stripPng },
  { matches: isWebp, strip: stripWebp },
  { matches: isGif, strip: stripGif },
  { matches: isAvif, strip: stripAvif },
] as const;

/**
 * Returns a file with only what its first picture needs: pixel data, colour profile, and the Exif data, which contain
 * the orientation. Decoders would read everything else too, before they apply a limit on pixels. Returns undefined if
 * the format is unknown, the file is invalid, or its picture has too many parts.
 */
export const stripPicture = (source: Buffer): Buffer | undefined =>
  formats.find(({ matches }) => matches(source))?.strip(source);
