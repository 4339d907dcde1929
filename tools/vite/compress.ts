import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files are not compressed, because they fit into one packet. */
const minBytes = 1024;

/**
 * Writes a Brotli file beside the larger scripts, style sheets, SVG and text files of the build, so that the server
 * does not compress them at each request.
 */
export const createCompressPlugin = (dist: string): Plugin => ({
  name: 'dining:compress',
  apply: 'build',
  closeBundle() {
    for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg|txt)$/.test(file)) continue;
      const bytes = readFileSync(join(dist, file));
      if (bytes.length < minBytes) continue;
      const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
      writeFileSync(join(dist, `${file}.br`), brotliCompressSync(bytes, { params }));
    }
  },
});
