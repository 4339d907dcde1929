/** Maximum bytes of an upload; a picture taken by a phone has about a third of that. */
export const pictureBytesLimit = 20 * 1024 * 1024;

/** Maximum pixels, width × height; each takes four bytes when decoded. Current phones produce up to 50 million. */
export const picturePixelsLimit = 64_000_000;

/** Returns true for image types except SVG (Spec §5 Review). The server decodes the file whatever type it claims. */
export const isImageType = (mimeType: string): boolean =>
  /^image\/[a-z0-9.+-]+$/i.test(mimeType) && !/svg/i.test(mimeType);

/** The formats in which each width of a picture is stored. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Stored widths in pixels: for thumbnails, phones and the dialog of one picture. */
const storedWidths = [480, 960, 1600] as const;

/** Lists the stored widths of a picture, narrowest first: none wider than the picture, but at least one. */
export function listPictureWidths(width: number): readonly number[] {
  const narrowerWidths = storedWidths.filter((storedWidth) => storedWidth < width);
  return narrowerWidths.length === storedWidths.length ? narrowerWidths : [...narrowerWidths, width];
}
