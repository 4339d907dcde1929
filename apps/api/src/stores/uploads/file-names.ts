import { parsePicturePath } from '@dining/contract/codecs/picture-path';

/** The formats in which each width of a picture is stored (ADR 9). */
export const uploadFormats = ['avif', 'webp'] as const;
export type UploadFormat = (typeof uploadFormats)[number];

/** Formats the name of one file of an upload. */
export const formatUploadFileName = (atchUuid: string, width: number, format: UploadFormat): string =>
  `${atchUuid}-${width}.${format}`;

const form = /^(?<atchUuid>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d{1,4}\.(?<format>avif|webp)$/;

/** Parses a file's name; undefined where it is not one of an upload. */
export function parseUploadFileName(name: string): { readonly atchUuid: string; readonly format: UploadFormat } | undefined {
  const { atchUuid, format } = form.exec(name)?.groups ?? {};
  return atchUuid === undefined ? undefined : { atchUuid, format: format as UploadFormat };
}

/** Lists the names of all files of an upload. */
export const listUploadFileNames = (atchUuid: string, picture: string): string[] =>
  (parsePicturePath(picture)?.widths ?? []).flatMap((width) =>
    uploadFormats.map((format) => formatUploadFileName(atchUuid, width, format)),
  );
