/**
 * Where a picture is found, and how it wants to be shown. The wire carries one string a picture (Spec §3), so what a page must
 * know beside the address stands in the address's fragment, which is never sent to a server: a mail or another program may
 * use the string as it is and gets the middle width.
 *
 *     /pictures/nigiri-960.webp?v=1a2b3c4d#widths=480,960,1600&focus=45,60&colour=1b2436
 *
 * Beside the named file stand all widths as `-<width>.avif` and `-<width>.webp`. An address without a fragment is one plain file.
 */
export interface SizedPicture {
  /** Folder and name without width and ending, such as `/pictures/nigiri`. */
  readonly name: string;
  /** Changes with the picture, so that no browser keeps an older one. */
  readonly version: string;
  /** Widths in pixels, narrowest first. */
  readonly widths: readonly number[];
  /** What must stay in sight when a frame crops it, in parts of the width and height (0 to 1). */
  readonly focus: { readonly x: number; readonly y: number };
  /** Its average colour as `#rrggbb`, shown until it has come. */
  readonly colour: string;
}

const formatFile = (picture: SizedPicture, width: number, format: 'avif' | 'webp'): string =>
  `${picture.name}-${width}.${format}?v=${picture.version}`;

/** The width that stands for the picture where only one can be taken. */
const getMiddleWidth = ({ widths }: SizedPicture): number => widths[Math.floor((widths.length - 1) / 2)] ?? 0;

/** The picture's files of one format as a `srcset`. */
export const formatSourceSet = (picture: SizedPicture, format: 'avif' | 'webp'): string =>
  picture.widths.map((width) => `${formatFile(picture, width, format)} ${width}w`).join(', ');

/** The file for browsers that choose none themselves. */
export const getDefaultFile = (picture: SizedPicture): string => formatFile(picture, getMiddleWidth(picture), 'webp');

/** Writes a picture as the one string that the wire and the database hold. */
export function formatPicturePath(picture: SizedPicture): string {
  const percent = (part: number): number => Math.round(part * 100);
  const { x, y } = picture.focus;
  return `${getDefaultFile(picture)}#widths=${picture.widths.join(',')}&focus=${percent(x)},${percent(y)}&colour=${picture.colour.slice(1)}`;
}

const picturePattern =
  /^(?<name>[^?#]+)-\d+\.webp\?v=(?<version>\w+)#widths=(?<widths>\d+(?:,\d+)*)&focus=(?<x>\d+),(?<y>\d+)&colour=(?<colour>[0-9a-f]{6})$/;

/** Reads a picture's string; undefined where it names one plain file. */
export function parsePicturePath(path: string): SizedPicture | undefined {
  const parts = picturePattern.exec(path)?.groups;
  if (parts === undefined) return undefined;
  const { name = '', version = '', widths = '', x, y, colour = '' } = parts;
  return {
    name,
    version,
    widths: widths.split(',').map(Number),
    focus: { x: Number(x) / 100, y: Number(y) / 100 },
    colour: `#${colour}`,
  };
}

/** The one file of a picture's string that shows most, for those who show it by itself: the widest as WebP, or the plain file. */
export function getWidestFile(path: string): string {
  const sized = parsePicturePath(path);
  return sized === undefined ? path : formatFile(sized, sized.widths.at(-1) ?? 0, 'webp');
}
