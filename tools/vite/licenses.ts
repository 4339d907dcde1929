import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const modulesFolder = join(import.meta.dirname, '../../node_modules');

/** Packages whose code or styles are in the build without being a module of it. */
const packagesWithoutModule = ['tailwindcss'];

/** Finds the folder of the package that a module of the build belongs to; undefined for our own modules. */
export function findPackageFolder(id: string): string | undefined {
  const [, tool] = /^\0(vite|rolldown)\//.exec(id) ?? [];
  if (tool !== undefined) return join(modulesFolder, tool);
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

const isLicense = (file: string): boolean => /^(licen[cs]e|notice|copying|ofl)\b/i.test(file);

/** Returns the MIT licence, for packages that name it without including its text. */
const createMitLicense = (author: string): string => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH
THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Returns the name, version and licence texts of a package. @throws Error if it has no licence text */
function getLicense(folder: string): string {
  const {
    name,
    version,
    license,
    author = '',
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const files = [folder, join(folder, 'dist')].flatMap((each) =>
    existsSync(each)
      ? readdirSync(each)
          .filter(isLicense)
          .map((file) => join(each, file))
      : [],
  );
  // Vite's licence file also lists its bundled dependencies, none of which is in a build.
  const texts = files.map((file) =>
    (readFileSync(file, 'utf8').split('\n# Licenses of bundled dependencies')[0] ?? '').trim(),
  );
  if (texts.length === 0 && license === 'MIT' && author !== '')
    texts.push(createMitLicense(typeof author === 'string' ? author : author.name));
  if (texts.length === 0) throw new Error(`${name} is in the build and has no licence text`);
  return `${name} ${version}${license === undefined ? '' : ` (${license})`}\n\n${texts.join('\n\n')}\n`;
}

/**
 * Renders the licences of the packages of a build's modules and of `packagesWithoutModule`.
 * @throws Error if one has no licence text
 */
export function renderLicenses(moduleIds: Iterable<string>): string {
  const folders = new Set(packagesWithoutModule.map((name) => join(modulesFolder, name)));
  for (const id of moduleIds) {
    const folder = findPackageFolder(id);
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders]
    .toSorted()
    .map(getLicense)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Writes `licenses.txt`: the licences of bundled fonts and code require their texts to be distributed. */
export const createLicensesPlugin = (): Plugin => ({
  name: 'dining:licenses',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: renderLicenses(this.getModuleIds()) });
  },
});
