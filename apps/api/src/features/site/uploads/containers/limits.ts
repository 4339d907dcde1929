/** The largest colour profile that a picture keeps, unpacked; profiles of printers have up to 2 MB. */
export const maxProfileBytes = 4 * 1024 * 1024;

/** The largest block of camera data that is read; it tells which side is up. A JPEG has room for no more. */
export const maxExifBytes = 64 * 1024;

/** The most parts of a container that are looked at: an encoder that writes 1 kB at a time needs 20,000. */
export const maxParts = 65_536;
