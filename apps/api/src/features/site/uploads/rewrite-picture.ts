import { formatPicturePath } from '@dining/contract/codecs/picture-path';
import { uploadsPath } from '@dining/contract/site/uploads';
import { type PictureError, renderPicture } from '../../../lib/pictures/render-picture';
import type { UploadFile } from '../../../ports/upload-files';
import { formatUploadFileName } from '../../../stores/uploads/file-names';

export type RewriteResult =
  | { readonly ok: true; readonly picture: string; readonly files: readonly UploadFile[] }
  | { readonly ok: false; readonly error: PictureError };

/** Renders the picture of a member. Returns its files and the string that names them (ADR 9). */
export async function rewritePicture(source: Buffer, atchUuid: string): Promise<RewriteResult> {
  const renderedPicture = await renderPicture(source);
  if (typeof renderedPicture === 'string') return { ok: false, error: renderedPicture };
  const { widths, colour, renditions } = renderedPicture;
  const picture = formatPicturePath({
    name: `${uploadsPath}/${atchUuid}`,
    version: '1',
    widths,
    focus: { x: 0.5, y: 0.5 },
    colour,
  });
  const files = renditions.map(({ width, format, content }) => ({
    name: formatUploadFileName(atchUuid, width, format),
    content,
  }));
  return { ok: true, picture, files };
}
