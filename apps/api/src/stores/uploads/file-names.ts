import { parsePicturePath } from '@dining/contract/codecs/picture-path';

export const uploadFormats = ['avif', 'webp'] as const;
export type UploadFormat = (typeof uploadFormats)[number];

export const formatUploadFileName = (atchUuid: string, width: number, format: UploadFormat): string =>
  `${atchUuid}-${width}.${format}`;

const fileNamePattern = /^(?<atchUuid>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d{1,4}\.(?<format>avif|webp)$/;

export function parseUploadFileName(
  name: string,
): { readonly atchUuid: string; readonly format: UploadFormat } | undefined {
  const { atchUuid, format } = fileNamePattern.exec(name)?.groups ?? {};
  return atchUuid === undefined ? undefined : { atchUuid, format: format as UploadFormat };
}

export const listUploadFileNames = (atchUuid: string, picture: string): string[] =>
  (parsePicturePath(picture)?.widths ?? []).flatMap((width) =>
    uploadFormats.map((format) => formatUploadFileName(atchUuid, width, format)),
  );
