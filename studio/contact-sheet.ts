import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { catalogue } from './catalogue/all';
import { getPictureFile, listWidths } from './files';

const tile = { width: 360, height: 240, gap: 12, label: 24, columns: 5 } as const;

const renderLabel = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${tile.label}"><text x="2" y="17" font-family="sans-serif" font-size="15" fill="#555">${text}</text></svg>`,
  );

/** Arranges pictures in one PNG, each with its name below. Leaves out pictures that are not rendered yet. */
export async function createContactSheet(names: readonly string[], out: string): Promise<number> {
  const renderedNames = names.filter((name) => existsSync(getSheetFile(name)));
  const rows = Math.max(1, Math.ceil(renderedNames.length / tile.columns));
  const [across, down] = [tile.width + tile.gap, tile.height + tile.label + tile.gap];
  const layers = await Promise.all(
    renderedNames.map(async (name, index) => {
      const [left, top] = [
        tile.gap + (index % tile.columns) * across,
        tile.gap + Math.floor(index / tile.columns) * down,
      ];
      const input = await sharp(getSheetFile(name))
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
      width: tile.gap + tile.columns * across,
      height: tile.gap + rows * down,
      channels: 3,
      background: '#f4f0e8',
    },
  })
    .composite(layers.flat())
    .png()
    .toFile(out);
  return renderedNames.length;
}

const getSheetFile = (name: string): string =>
  getPictureFile(name, listWidths(catalogue[name]?.frame[0] ?? 0)[0] ?? 0, 'webp');
