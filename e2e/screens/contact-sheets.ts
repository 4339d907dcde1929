import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { LanguageName } from '../support/languages';
import { getFileEnding, type Scheme, type Width } from './screenshots';

/** Maximum size in pixels of a picture on a sheet, and columns of the sheet, by the width of the screenshots. */
const layouts = {
  390: { width: 390, height: 1900, columns: 5 },
  820: { width: 410, height: 1900, columns: 5 },
  1440: { width: 660, height: 1500, columns: 3 },
} as const satisfies Record<Width, object>;
const gapPx = 16;
type SheetLayout = (typeof layouts)[keyof typeof layouts];

/** Scales a wide picture down and cuts off the bottom of a long one. */
async function fitPicture(file: string, layout: SheetLayout): Promise<Buffer> {
  const smallPicture = sharp(file).resize({ width: layout.width, withoutEnlargement: true });
  const { data, info } = await smallPicture.png().toBuffer({ resolveWithObject: true });
  return info.height <= layout.height
    ? data
    : sharp(data).extract({ left: 0, top: 0, width: info.width, height: layout.height }).png().toBuffer();
}

export async function createContactSheets(
  folder: string,
  name: LanguageName,
  width: Width,
  scheme: Scheme,
): Promise<void> {
  const layout = layouts[width];
  const { columns } = layout;
  const ending = getFileEnding(name, width, scheme);
  const files = readdirSync(folder).filter((file) => file.endsWith(ending) && !file.startsWith('sheet-'));
  for (let startIndex = 0; startIndex < files.length; startIndex += columns) {
    const row = await Promise.all(
      files.slice(startIndex, startIndex + columns).map((file) => fitPicture(join(folder, file), layout)),
    );
    const heights = await Promise.all(row.map(async (picture) => (await sharp(picture).metadata()).height));
    await sharp({
      create: {
        width: columns * (layout.width + gapPx) + gapPx,
        height: Math.max(...heights) + 2 * gapPx,
        channels: 3,
        background: '#8a8a8a',
      },
    })
      .composite(row.map((input, index) => ({ input, left: gapPx + index * (layout.width + gapPx), top: gapPx })))
      .png()
      .toFile(join(folder, `sheet-${String(startIndex / columns + 1).padStart(2, '0')}${ending}`));
  }
}
