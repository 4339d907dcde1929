import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const publicFolder = fileURLToPath(new URL('../apps/web/public/', import.meta.url));

/** The night that the moon of the icon stands in. */
const night = '#12141c';

/** Sides in pixels. Home screens that cut an icon into their own shape want it without corners of its own: its moon keeps clear of the cut. */
const icons = [
  { file: 'icons/icon-192.png', size: 192, whole: false },
  { file: 'icons/icon-512.png', size: 512, whole: false },
  { file: 'icons/maskable-192.png', size: 192, whole: true },
  { file: 'icons/maskable-512.png', size: 512, whole: true },
  { file: 'apple-touch-icon.png', size: 180, whole: true },
] as const;

/** Writes the icons that home screens ask for as PNG, from the one that browsers show. */
export async function makeIcons(): Promise<void> {
  const drawn = readFileSync(`${publicFolder}favicon.svg`);
  const drawnSize = 32;
  mkdirSync(`${publicFolder}icons`, { recursive: true });
  for (const { file, size, whole } of icons) {
    const image = sharp(drawn, { density: (72 * size) / drawnSize }).resize(size, size);
    await (whole ? image.flatten({ background: night }) : image)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(publicFolder + file);
  }
}
