/** Most bytes of a picture as it is sent: what a phone takes is a third of it. */
export const pictureBytesLimit = 20 * 1024 * 1024;

/** Most pixels of it, width by height; decoded, each takes four bytes. Phones of today take up to 50 million. */
export const picturePixelsLimit = 64_000_000;

/** Spec §5 Review: uploads take image files only. The server decodes the file whatever its type says. */
export const isImageType = (mimeType: string): boolean => /^image\/[a-z0-9.+-]+$/i.test(mimeType) && !/svg/i.test(mimeType);

/** Widths in which a picture is kept, in pixels: a thumbnail, a phone, a whole dialog. */
const widths = [480, 960, 1600] as const;

/** The widths in which a picture of this width is kept, narrowest first: none wider than itself, and always one. */
export function listPictureWidths(width: number): readonly number[] {
  const narrower = widths.filter((one) => one < width);
  return narrower.length === widths.length ? narrower : [...narrower, width];
}
