import { parsePicturePath } from '@dining/contract/codecs/picture-path';
import { type PictureFormat, pictureFormats } from '@dining/domain/uploads/pictures';

export const formatUploadFileName = (atchUuid: string, width: number, format: PictureFormat): string =>
  `${atchUuid}-${width}.${format}`;

const fileNamePattern = /^(?<atchUuid>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d{1,4}\.(?<format>avif|webp)$/;

export function parseUploadFileName(
  name: string,
): { readonly atchUuid: string; readonly format: PictureFormat } | undefined {
  const { atchUuid, format } = fileNamePattern.exec(name)?.groups ?? {};
  return atchUuid === undefined ? undefined : { atchUuid, format: format as PictureFormat };
}

export const listUploadFileNames = (atchUuid: string, picture: string): string[] =>
  (parsePicturePath(picture)?.widths ?? []).flatMap((width) =>
    pictureFormats.map((format) => formatUploadFileName(atchUuid, width, format)),
  );
