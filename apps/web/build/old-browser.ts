import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import type { Plugin } from 'vite';

const sourceFile = join(import.meta.dirname, '../src/old-browser.ts');

/** Compiles `src/old-browser.ts` into a classic script in ECMAScript 5 without helpers. */
export const buildOldBrowserScript = (): string =>
  transformSync(readFileSync(sourceFile, 'utf8'), {
    filename: sourceFile,
    isModule: false,
    configFile: false,
    swcrc: false,
    minify: true,
    jsc: { parser: { syntax: 'typescript' }, target: 'es5', minify: { compress: { ecma: 5 }, mangle: true } },
  }).code;

/** Adds the script of `src/old-browser.ts` to the head of every page, before the site's modules. */
export const createOldBrowserPlugin = (): Plugin => {
  return {
    name: 'dining:old-browser',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', name: 'old-browser.js', source: buildOldBrowserScript() });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle).flatMap(({ type, fileName }) =>
          type === 'asset' && /\/old-browser-[^/]*\.js$/.test(fileName)
            ? [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' as const }]
            : [],
        ),
    },
  };
};
