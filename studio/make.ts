import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogue } from './catalogue/catalogue';
import type { CataloguePicture } from './catalogue/picture';
import { createContactSheet } from './contact-sheet';
import { encodeJpeg, encodePicture } from './encode';
import { manifestFile, renderFolder } from './files';
import { makeIcons } from './icons';
import { createManifest } from './manifest';
import { draftSettings, getFinalSettings, render } from './render';

/** `npm run pictures`: renders the site's pictures and writes their manifest; README.md lists the options. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      draft: { type: 'boolean', default: false },
      sheet: { type: 'boolean', default: false },
      icons: { type: 'boolean', default: false },
      crop: { type: 'string' },
      width: { type: 'string' },
    },
  });
  mkdirSync(renderFolder, { recursive: true });
  const names = values.all ? Object.keys(catalogue) : positionals;
  if (values.icons) return makeIcons();
  if (values.sheet) return makeContactSheet(names);
  for (const name of names) {
    const picture = getCataloguePicture(name);
    if (values.draft) await makeDraft(name, picture, values);
    else await makeFinal(name, picture);
  }
  if (!values.draft) await writeManifest();
}

function getCataloguePicture(name: string): CataloguePicture {
  const picture = catalogue[name];
  if (picture === undefined) throw new Error(`The catalogue has no picture "${name}"`);
  return picture;
}

async function makeDraft(
  name: string,
  picture: CataloguePicture,
  { crop, width }: { crop?: string; width?: string },
): Promise<void> {
  const outFile = `${renderFolder}drafts/${name}.png`;
  await render(
    name,
    picture,
    { ...draftSettings, crop, width: width === undefined ? draftSettings.width : Number(width) },
    outFile,
  );
  process.stdout.write(`${outFile}\n`);
}

async function makeFinal(name: string, picture: CataloguePicture): Promise<void> {
  const outFile = `${renderFolder}${name}.png`;
  await render(name, picture, getFinalSettings(picture), outFile);
  await encodePicture(name, outFile);
  if (picture.jpeg) await encodeJpeg(name, outFile);
  process.stdout.write(`${name}\n`);
}

async function writeManifest(): Promise<void> {
  const { manifest, missingNames } = await createManifest();
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  if (missingNames.length > 0) process.stdout.write(`Not rendered yet: ${missingNames.join(', ')}\n`);
}

async function makeContactSheet(names: readonly string[]): Promise<void> {
  const outFile = `${renderFolder}contact-sheet.png`;
  const count = await createContactSheet(names.length > 0 ? names : Object.keys(catalogue), outFile);
  process.stdout.write(`${count} pictures: ${outFile}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
