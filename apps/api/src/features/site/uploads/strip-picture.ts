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
 * Returns what the pixels of the first picture of a file are decoded from: its data, its colour profile and which side is up.
 * Decoders unpack and keep everything else too, before any limit on pixels. Undefined for what is no picture of a format that we
 * read, or one with more parts than a picture needs.
 */
export const stripPicture = (source: Buffer): Buffer | undefined => formats.find(({ matches }) => matches(source))?.strip(source);
