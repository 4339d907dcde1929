import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { formatPicturePath } from '@dining/contract/codecs/picture-path';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import sharp from 'sharp';
import { catalogue } from './catalogue/catalogue';
import type { CataloguePicture } from './catalogue/picture';
import { getPictureFile, listWidths } from './files';

export interface ManifestEntry {
  readonly path: string;
  readonly alt: LocalizedText;
}

/** Returns the entries of the rendered pictures, and the names of those that are not rendered yet. */
export async function createManifest(): Promise<{ manifest: Record<string, ManifestEntry>; missingNames: string[] }> {
  const manifest: Record<string, ManifestEntry> = {};
  const missingNames: string[] = [];
  for (const [name, picture] of Object.entries(catalogue)) {
    const path = await findPicturePath(name, picture);
    if (path === undefined) missingNames.push(name);
    else manifest[name] = { path, alt: picture.alt };
  }
  return { manifest, missingNames };
}

async function findPicturePath(name: string, { frame, focus }: CataloguePicture): Promise<string | undefined> {
  const widths = listWidths(frame[0]);
  const [narrowestWidth = 0] = widths;
  const widestFile = getPictureFile(name, widths.at(-1) ?? 0, 'avif');
  if (!existsSync(widestFile)) return undefined;
  const [x, y] = focus;
  return formatPicturePath({
    name: `/pictures/${name}`,
    version: createHash('sha256').update(readFileSync(widestFile)).digest('hex').slice(0, 8),
    widths,
    focus: { x, y },
    colour: await getAverageColour(getPictureFile(name, narrowestWidth, 'webp')),
  });
}

async function getAverageColour(file: string): Promise<string> {
  const { channels } = await sharp(file).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`;
}
