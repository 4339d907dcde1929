import { type JsMinifyOptions, minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Asks the engine to compile a file's functions while it arrives, off the page's own thread (Chromium's explicit compile hints): nearly all
 * that every page runs on is called before the page is the visitor's, and compiled one by one at the first call it holds up his taps.
 */
const compiledAhead = '//# allFunctionsCalledOnLoad\n';

/**
 * Minifies each script a second time, by another minifier: what one leaves the other finds, and half a kilobyte of packed script is as much
 * as a part of the first page.
 */
export const tighten = (): Plugin => ({
  name: 'dining:tighten',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const how: JsMinifyOptions = {
          module: true,
          compress: { ecma: 2020, conditionals: false, inline: 0, passes: 4, reduce_funcs: false },
          mangle: true,
        };
        // It takes the map that there is already; its types know of no other than its own.
        if (file.map !== null) Object.assign(how, { sourceMap: { content: JSON.stringify(file.map) } });
        const { code, map } = await minify(file.code, how);
        const ahead = file.name === 'entry' ? compiledAhead : '';
        file.code = ahead + code;
        const beside = bundle[`${file.fileName}.map`];
        if (map === undefined || beside?.type !== 'asset') continue;
        // The map is a file of its own by now. A line more of the script is a line more of its map.
        const found = JSON.parse(map) as { readonly mappings: string };
        beside.source = JSON.stringify({ ...found, mappings: (ahead === '' ? '' : ';') + found.mappings });
      }
    },
  },
});
