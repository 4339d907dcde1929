/** The largest colour profile that a picture keeps, uncompressed; printer profiles have up to 2 MB. */
export const maxProfileBytes = 4 * 1024 * 1024;

/** The largest block of camera data that is read for the orientation; a JPEG segment cannot be longer. */
export const maxExifBytes = 64 * 1024;

/** Maximum number of chunks or segments of a file; an encoder that writes 1 kB at a time needs 20,000. */
export const maxChunks = 65_536;
