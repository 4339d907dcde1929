import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const publicFolder = fileURLToPath(new URL('../apps/web/public/', import.meta.url));
const mailLogoFile = fileURLToPath(new URL('../apps/api/src/notifications/mail-logo.ts', import.meta.url));

const backgroundColour = '#12141c';

/**
 * Sizes in pixels. Home screens crop a `maskable` icon to their own shape, so it has a background without rounded
 * corners and a margin around the moon.
 */
const icons = [
  { file: 'icons/icon-192.png', size: 192, maskable: false },
  { file: 'icons/icon-512.png', size: 512, maskable: false },
  { file: 'icons/maskable-192.png', size: 192, maskable: true },
  { file: 'icons/maskable-512.png', size: 512, maskable: true },
  { file: 'apple-touch-icon.png', size: 180, maskable: true },
] as const;

/**
 * Sizes in pixels of the pictures in favicon.ico, which feed readers, old browsers and search engines request without
 * reading a page.
 */
const icoSizes = [16, 32, 48] as const;

/** Creates an ICO file: a header of 6 bytes and an entry of 16 bytes for each picture, then the PNGs. */
function createIco(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let pngOffset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entryOffset = 6 + 16 * index;
    header.writeUInt8(size, entryOffset);
    header.writeUInt8(size, entryOffset + 1);
    header.writeUInt16LE(1, entryOffset + 4);
    header.writeUInt16LE(32, entryOffset + 6);
    header.writeUInt32LE(png.length, entryOffset + 8);
    header.writeUInt32LE(pngOffset, entryOffset + 12);
    pngOffset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** Size in pixels of the logo in mails, which show it at half this size. */
const mailLogoSize = 64;
const base64LineLength = 100;

/** Writes the logo of mails as a module, because mail programs show no SVG and often load no remote pictures. */
async function makeMailLogo(svg: Buffer, density: number): Promise<void> {
  const png = await sharp(svg, { density })
    .resize(mailLogoSize, mailLogoSize)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  const lines = png.toString('base64').match(new RegExp(`.{1,${base64LineLength}}`, 'g')) ?? [];
  const text = [
    "import type { MailPicture } from '../ports/mail';",
    '',
    '/** The logo of the group above the text of each mail. Written by `npm run pictures -- --icons`. */',
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

/** Writes the icons of home screens, favicon.ico and the logo of mails from favicon.svg. */
export async function makeIcons(): Promise<void> {
  const svg = readFileSync(`${publicFolder}favicon.svg`);
  const svgSize = 32;
  mkdirSync(`${publicFolder}icons`, { recursive: true });
  for (const { file, size, maskable } of icons) {
    const image = sharp(svg, { density: (72 * size) / svgSize }).resize(size, size);
    await (maskable ? image.flatten({ background: backgroundColour }) : image)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(publicFolder + file);
  }
  const pictures = await Promise.all(
    icoSizes.map(async (size) => ({
      size,
      png: await sharp(svg, { density: (72 * size) / svgSize })
        .resize(size, size)
        .png({ compressionLevel: 9 })
        .toBuffer(),
    })),
  );
  writeFileSync(`${publicFolder}favicon.ico`, createIco(pictures));
  await makeMailLogo(svg, (72 * mailLogoSize) / svgSize);
}
