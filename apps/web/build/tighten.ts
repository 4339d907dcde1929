import { type JsMinifyOptions, minify } from '@swc/core';
import type { Plugin } from 'vite';

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
        file.code = code;
        if (map !== undefined && file.map !== null) Object.assign(file.map, JSON.parse(map));
      }
    },
  },
});
