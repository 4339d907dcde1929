import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPackageFolder, renderLicenses } from '../vite/licenses';
import { root } from './run';

const modules = join(root, 'node_modules');

it.each([
  [`${modules}/react/cjs/react.production.js`, `${modules}/react`],
  [`\0${modules}/react/index.js?commonjs-module`, `${modules}/react`],
  [`${modules}/@tanstack/store/dist/store.js`, `${modules}/@tanstack/store`],
  [`${modules}/a/node_modules/b/index.js`, `${modules}/a/node_modules/b`],
  [`${modules}/pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url`, `${modules}/pretendard`],
  [join(root, 'apps/web/src/main.tsx'), undefined],
  ['\0dining:texts', undefined],
])('the module %s belongs to the package %s', (id, folder) => expect(findPackageFolder(id)).toBe(folder));

it('code that Vite adds belongs to Vite', () => {
  expect(findPackageFolder('\0vite/preload-helper.js')).toMatch(/node_modules\/vite$/);
});

it('the packages of a build are listed with their licences, including fonts, and once if they have two modules', () => {
  const ids = ['react/index.js', 'react/jsx-runtime.js', 'pretendard/dist/web/x.css?url', 'embla-carousel/esm/x.js'];
  const text = renderLicenses([...ids.map((id) => join(modules, id)), '/project/src/main.ts']);
  expect(text.match(/^react \d.* \(MIT\)$/gm)).toHaveLength(1);
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toMatch(/^pretendard .*\(OFL-1\.1\)$/m);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Copyright (c) David Jerleke');
  expect(text).toMatch(/^tailwindcss /m);
});

it('a package without a licence text is rejected', () => {
  // A workspace has a manifest, but no licence text.
  const build = () => renderLicenses([join(modules, '@dining/ui/src/x.tsx')]);
  expect(build).toThrow('@dining/ui is in the build and has no licence text');
});
