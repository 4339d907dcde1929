import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { catalogue } from './catalogue/catalogue';
import { getPictureFile, listWidths } from './files';

/** Lengths in pixels. */
const tile = { width: 360, height: 240, gap: 12, labelHeight: 24 } as const;
const columnCount = 5;

const renderLabel = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${tile.labelHeight}"><text x="2" y="17" font-family="sans-serif" font-size="15" fill="#555">${text}</text></svg>`,
  );

/**
 * Writes a PNG that shows pictures with their names. Leaves out pictures that are not rendered yet. Returns the number
 * of pictures shown.
 */
export async function createContactSheet(names: readonly string[], outFile: string): Promise<number> {
  const renderedNames = names.filter((name) => existsSync(getSmallestFile(name)));
  const rowCount = Math.max(1, Math.ceil(renderedNames.length / columnCount));
  const [columnWidth, rowHeight] = [tile.width + tile.gap, tile.height + tile.labelHeight + tile.gap];
  const layers = await Promise.all(
    renderedNames.map(async (name, index) => {
      const [left, top] = [
        tile.gap + (index % columnCount) * columnWidth,
        tile.gap + Math.floor(index / columnCount) * rowHeight,
      ];
      const input = await sharp(getSmallestFile(name))
        .resize(tile.width, tile.height, { fit: 'contain', background: '#1a1a1a' })
        .toBuffer();
      return [
        { input, left, top },
        { input: renderLabel(name), left, top: top + tile.height },
      ];
    }),
  );
  await sharp({
    create: {
      width: tile.gap + columnCount * columnWidth,
      height: tile.gap + rowCount * rowHeight,
      channels: 3,
      background: '#f4f0e8',
    },
  })
    .composite(layers.flat())
    .png()
    .toFile(outFile);
  return renderedNames.length;
}

const getSmallestFile = (name: string): string =>
  getPictureFile(name, listWidths(catalogue[name]?.frame[0] ?? 0)[0] ?? 0, 'webp');
