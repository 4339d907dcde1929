import { sizedPicture } from '@dining/contract/codecs/picture-path';

/** The formats in which each width of a picture is kept (ADR 9). */
export const uploadFormats = ['avif', 'webp'] as const;
export type UploadFormat = (typeof uploadFormats)[number];

/** The name of one file of an upload, as the picture's string makes it up. */
export const uploadFileName = (atchUuid: string, width: number, format: UploadFormat): string => `${atchUuid}-${width}.${format}`;

const form = /^(?<atchUuid>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d{1,4}\.(?<format>avif|webp)$/;

/** Reads a file's name; undefined where it is none that we give. */
export function readUploadFileName(name: string): { readonly atchUuid: string; readonly format: UploadFormat } | undefined {
  const { atchUuid, format } = form.exec(name)?.groups ?? {};
  return atchUuid === undefined ? undefined : { atchUuid, format: format as UploadFormat };
}

/** The names of all files of an upload. */
export const uploadFileNames = (atchUuid: string, picture: string): string[] =>
  (sizedPicture(picture)?.widths ?? []).flatMap((width) =>
    uploadFormats.map((format) => uploadFileName(atchUuid, width, format)),
  );
