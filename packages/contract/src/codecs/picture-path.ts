/**
 * A picture with its display properties, parsed from its path. Requests and responses have one string per picture (Spec
 * §3), so the properties are in the fragment of the path, which browsers never send to a server. Mails and other
 * programs can use the path unchanged and get the middle width.
 * /pictures/nigiri-960.webp?v=1a2b3c4d#widths=480,960,1600&focus=45,60&colour=1b2436
 * All widths exist as `-<width>.avif` and `-<width>.webp`. A path without a fragment is a single file.
 */
export interface SizedPicture {
  /** Folder and name without width and extension, such as `/pictures/nigiri`. */
  readonly name: string;
  /** Changes with the picture, so that browsers do not use an older one. */
  readonly version: string;
  /** Widths in pixels, narrowest first. */
  readonly widths: readonly number[];
  /** Point that stays visible when cropped, as fractions of width and height. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Average colour as `#rrggbb`, shown while loading. */
  readonly colour: string;
}

const formatFile = (picture: SizedPicture, width: number, format: 'avif' | 'webp'): string =>
  `${picture.name}-${width}.${format}?v=${picture.version}`;

/** Returns the width for programs that take only one file. */
const getMiddleWidth = ({ widths }: SizedPicture): number => widths[Math.floor((widths.length - 1) / 2)] ?? 0;

/** Formats the files of one format as a `srcset`. */
export const formatSourceSet = (picture: SizedPicture, format: 'avif' | 'webp'): string =>
  picture.widths.map((width) => `${formatFile(picture, width, format)} ${width}w`).join(', ');

/** Returns the file for browsers without `srcset`. */
export const getDefaultFile = (picture: SizedPicture): string => formatFile(picture, getMiddleWidth(picture), 'webp');

/** Formats a picture as the path that responses and the database contain. */
export function formatPicturePath(picture: SizedPicture): string {
  const toPercent = (fraction: number): number => Math.round(fraction * 100);
  const { x, y } = picture.focus;
  return `${getDefaultFile(picture)}#widths=${picture.widths.join(',')}&focus=${toPercent(x)},${toPercent(y)}&colour=${picture.colour.slice(1)}`;
}

const picturePattern =
  /^(?<name>[^?#]+)-\d+\.webp\?v=(?<version>\w+)#widths=(?<widths>\d+(?:,\d+)*)&focus=(?<x>\d+),(?<y>\d+)&colour=(?<colour>[0-9a-f]{6})$/;

/** Parses the path of a picture. Returns undefined without valid properties, such as for a single file. */
export function parsePicturePath(path: string): SizedPicture | undefined {
  const groups = picturePattern.exec(path)?.groups;
  if (groups === undefined) return undefined;
  const { name = '', version = '', widths = '', x, y, colour = '' } = groups;
  return {
    name,
    version,
    widths: widths.split(',').map(Number),
    focus: { x: Number(x) / 100, y: Number(y) / 100 },
    colour: `#${colour}`,
  };
}

/** Returns the widest WebP file of a picture, or the path itself for a single file. */
export function getWidestFile(path: string): string {
  const picture = parsePicturePath(path);
  return picture === undefined ? path : formatFile(picture, picture.widths.at(-1) ?? 0, 'webp');
}
