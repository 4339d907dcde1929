import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const publicFolder = fileURLToPath(new URL('../apps/web/public/', import.meta.url));
const mailLogoFile = fileURLToPath(new URL('../apps/api/src/notifications/mail-logo.ts', import.meta.url));

const night = '#12141c';

/**
 * Sides in pixels. Home screens crop a `whole` icon to their own shape: it has no corners, and its moon keeps
 * a margin.
 */
const icons = [
  { file: 'icons/icon-192.png', size: 192, whole: false },
  { file: 'icons/icon-512.png', size: 512, whole: false },
  { file: 'icons/maskable-192.png', size: 192, whole: true },
  { file: 'icons/maskable-512.png', size: 512, whole: true },
  { file: 'apple-touch-icon.png', size: 180, whole: true },
] as const;

/**
 * Sides in pixels in favicon.ico, which feed readers, old browsers and search engines request without reading
 * a page.
 */
const icoSizes = [16, 32, 48] as const;

/** Creates an ICO file: a header of 6 bytes, an entry of 16 bytes for each picture, then the PNGs. */
function createIco(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** Side in pixels of the mark in mails, which show it at half of that. */
const mailLogoSize = 64;
const base64Columns = 100;

/** Writes the mark of mails as a module: mail programs show no SVG, and load nothing from the site. */
async function makeMailLogo(drawn: Buffer, density: number): Promise<void> {
  const png = await sharp(drawn, { density })
    .resize(mailLogoSize, mailLogoSize)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  const lines = png.toString('base64').match(new RegExp(`.{1,${base64Columns}}`, 'g')) ?? [];
  const text = [
    "import type { MailPicture } from '../ports/mail';",
    '',
    '/** The mark of the group above the text of each mail. Written by `npm run pictures -- --icons`. */',
    'export const mailLogo: MailPicture = {',
    "  id: 'mark',",
    "  type: 'image/png',",
    '  bytes: Buffer.from(',
    '    [',
    ...lines.map((line) => `      '${line}',`),
    "    ].join(''),",
    "    'base64',",
    '  ),',
    '};',
    '',
  ].join('\n');
  writeFileSync(mailLogoFile, text);
}

/** Writes the icons of home screens, favicon.ico and the mark of mails from the icon that browsers show. */
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
  const pictures = await Promise.all(
    icoSizes.map(async (size) => ({
      size,
      png: await sharp(drawn, { density: (72 * size) / drawnSize })
        .resize(size, size)
        .png({ compressionLevel: 9 })
        .toBuffer(),
    })),
  );
  writeFileSync(`${publicFolder}favicon.ico`, createIco(pictures));
  await makeMailLogo(drawn, (72 * mailLogoSize) / drawnSize);
}
