import type { PictureFormat } from '@dining/domain/uploads/pictures';
import { formatPicturePath } from './picture-path';

/** Path under which the server serves the renditions of uploaded pictures (ADR 46). */
export const uploadedPicturesPath = '/pictures/uploaded';

/** What the path of an uploaded picture is made of. The focal point is in percent. */
export interface UploadedPicture {
  readonly pictureId: string;
  readonly sha256: string;
  readonly widths: readonly number[];
  readonly focusX: number;
  readonly focusY: number;
  readonly colour: string;
}

/**
 * Formats the path of an uploaded picture for the columns of the catalogue, like the path of every picture (ADR 9). A
 * new focal point needs a new path; the files behind it stay the same.
 */
export const formatUploadedPicturePath = ({
  pictureId,
  sha256,
  widths,
  focusX,
  focusY,
  colour,
}: UploadedPicture): string =>
  formatPicturePath({
    name: `${uploadedPicturesPath}/${pictureId}`,
    version: sha256.slice(0, 8),
    widths,
    focus: { x: focusX / 100, y: focusY / 100 },
    colour,
  });

const filePattern =
  /^\/pictures\/uploaded\/(?<pictureId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(?<width>\d{1,4})\.(?<format>avif|webp)$/;

export interface UploadedPictureFile {
  readonly pictureId: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Parses the path of a rendition without its query. Returns undefined for every other path. */
export function parseUploadedPictureFile(path: string): UploadedPictureFile | undefined {
  const { pictureId, width, format } = filePattern.exec(path)?.groups ?? {};
  return pictureId === undefined ? undefined : { pictureId, width: Number(width), format: format as PictureFormat };
}
