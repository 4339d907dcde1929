import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPackageFolder, renderLicenses } from '../vite/licenses';
import { root } from './run';

const modulesFolder = join(root, 'node_modules');

it.each([
  [`${modulesFolder}/react/cjs/react.production.js`, `${modulesFolder}/react`],
  [`\0${modulesFolder}/react/index.js?commonjs-module`, `${modulesFolder}/react`],
  [`${modulesFolder}/@tanstack/store/dist/store.js`, `${modulesFolder}/@tanstack/store`],
  [`${modulesFolder}/a/node_modules/b/index.js`, `${modulesFolder}/a/node_modules/b`],
  [
    `${modulesFolder}/pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url`,
    `${modulesFolder}/pretendard`,
  ],
  [join(root, 'apps/web/src/main.tsx'), undefined],
  ['\0dining:texts', undefined],
])('the module %s belongs to the package %s', (id, folder) => expect(findPackageFolder(id)).toBe(folder));

it('code that Vite adds belongs to Vite', () => {
  expect(findPackageFolder('\0vite/preload-helper.js')).toMatch(/node_modules\/vite$/);
});

it('the packages of a build are listed with their licences, including fonts, and once if they have two modules', () => {
  const ids = ['react/index.js', 'react/jsx-runtime.js', 'pretendard/dist/web/x.css?url', 'embla-carousel/esm/x.js'];
  const text = renderLicenses([...ids.map((id) => join(modulesFolder, id)), '/project/src/main.ts']);
  expect(text.match(/^react \d.* \(MIT\)$/gm)).toHaveLength(1);
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toMatch(/^pretendard .*\(OFL-1\.1\)$/m);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Copyright (c) David Jerleke');
  expect(text).toMatch(/^tailwindcss /m);
});

it('a package without a licence text is rejected', () => {
  // A workspace has a manifest, but no licence text.
  const build = () => renderLicenses([join(modulesFolder, '@dining/ui/src/x.tsx')]);
  expect(build).toThrow('@dining/ui is in the build and has no licence text');
});
