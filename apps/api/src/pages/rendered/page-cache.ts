import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '../../lib/cache';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

export interface FinishedPage {
  readonly html: string;
  readonly etag: string;
}

export interface CachedPage {
  readonly etag: string;
  readonly brotli: Buffer;
}

export interface RenderedAnswer {
  readonly status: 200 | 404;
  readonly page: CachedPage;
}

export interface PageCache {
  /**
   * Returns the page of a key at a version, rendering it if the cache has none of that version. Calls for the same key
   * and version share one rendering, which is cached even if its callers stop waiting.
   */
  get(key: string, version: string, render: () => Promise<FinishedPage>): Promise<CachedPage>;
}

/**
 * Compresses within two percent of the smallest size in a third of the time, because the first visitor waits for it.
 */
const quality = 10;

/** Bytes of a cached page besides its content: key, version, ETag and objects. */
const overheadBytes = 1_024;

/** Decompresses a cached page, for clients that refuse Brotli and for documents that carry a visitor's data. */
export const readHtml = async ({ brotli }: CachedPage): Promise<string> => (await decompress(brotli)).toString('utf8');

/**
 * Caches finished pages by key, one version of each, up to `maxBytes` in all. The least recently used page goes first.
 * A page that could not be rendered is not cached.
 */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new LRUCache<string, { readonly version: string; readonly page: CachedPage }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.brotli.byteLength + overheadBytes,
  });
  const wanted = new Map<string, string>();
  const once = createSingleFlight<CachedPage>();

  return {
    async get(key, version, render) {
      const known = pages.get(key);
      if (known?.version === version) return known.page;
      wanted.set(key, version);
      return once(`${version} ${key}`, async () => {
        try {
          const { html, etag } = await render();
          const params = {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
          };
          const page = { etag, brotli: await compress(html, { params }) };
          // A rendering of an older version may finish last: it is returned to its callers and not cached.
          if (wanted.get(key) === version) pages.set(key, { version, page });
          return page;
        } finally {
          if (wanted.get(key) === version) wanted.delete(key);
        }
      });
    },
  };
}
