import type { PictureImage } from '@dining/ui/picture';

/** A stored picture's path as the frame takes it; a path that is blank is no picture, and the drawn placeholder stands in. */
export const imageOf = (filePath: string): PictureImage | undefined => (filePath === '' ? undefined : { src: filePath });
