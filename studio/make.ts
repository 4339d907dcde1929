import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogue } from './catalogue/all';
import type { CataloguePicture } from './catalogue/picture';
import { contactSheet } from './contact-sheet';
import { encode, encodeJpeg } from './encode';
import { manifestFile, renderFolder } from './files';
import { makeIcons } from './icons';
import { makeManifest } from './manifest';
import { finalSize, lookSize, render } from './studio';

/**
 * Makes the pictures (see README.md beside this file):
 *
 *     npm run pictures -- nigiri steak     renders, encodes and lists these
 *     npm run pictures -- --all            every picture of the catalogue
 *     npm run pictures -- --look nigiri    a quick small PNG to compose by; --crop x0,y0,x1,y1 shows a part
 *     npm run pictures -- --sheet          one PNG of all that are made, or of those named
 *     npm run pictures -- --icons          the icons of home screens, from the site's own (apps/web/public/favicon.svg)
 *     npm run pictures                     only the manifest, after a change of words or focal points
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      look: { type: 'boolean', default: false },
      sheet: { type: 'boolean', default: false },
      icons: { type: 'boolean', default: false },
      crop: { type: 'string' },
      width: { type: 'string' },
    },
  });
  mkdirSync(renderFolder, { recursive: true });
  const names = values.all ? Object.keys(catalogue) : positionals;
  if (values.icons) return makeIcons();
  if (values.sheet) return sheet(names);
  for (const name of names) {
    const picture = wanted(name);
    if (values.look) await look(name, picture, values);
    else await make(name, picture);
  }
  if (!values.look) await list();
}

function wanted(name: string): CataloguePicture {
  const picture = catalogue[name];
  if (picture === undefined) throw new Error(`The catalogue has no picture "${name}"`);
  return picture;
}

async function look(
  name: string,
  picture: CataloguePicture,
  { crop, width }: { crop?: string; width?: string },
): Promise<void> {
  const out = `${renderFolder}look/${name}.png`;
  await render(name, picture, { ...lookSize, crop, width: width === undefined ? lookSize.width : Number(width) }, out);
  process.stdout.write(`${out}\n`);
}

async function make(name: string, picture: CataloguePicture): Promise<void> {
  const out = `${renderFolder}${name}.png`;
  await render(name, picture, finalSize(picture), out);
  await encode(name, out);
  if (picture.jpeg) await encodeJpeg(name, out);
  process.stdout.write(`${name}\n`);
}

async function list(): Promise<void> {
  const { manifest, missing } = await makeManifest();
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  if (missing.length > 0) process.stdout.write(`Not made yet: ${missing.join(', ')}\n`);
}

async function sheet(names: readonly string[]): Promise<void> {
  const out = `${renderFolder}contact-sheet.png`;
  const count = await contactSheet(names.length > 0 ? names : Object.keys(catalogue), out);
  process.stdout.write(`${count} pictures: ${out}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
