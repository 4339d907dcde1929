import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '../../lib/cache';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

export interface RenderedDocument {
  readonly html: string;
  readonly etag: string;
}

export interface CachedPage {
  readonly etag: string;
  readonly brotli: Buffer;
}

export interface RenderedResponse {
  readonly status: 200 | 404;
  readonly page: CachedPage;
}

export interface PageCache {
  /**
   * Returns the page of a key at a version, rendering it if the cache has none of that version. Calls for the same key
   * and version share one rendering, which is cached even if its callers stop waiting.
   */
  get(key: string, version: string, render: () => Promise<RenderedDocument>): Promise<CachedPage>;
}

/** Takes a third of the time of the best quality for 2 % more bytes: the first visitor waits for the compression. */
const brotliQuality = 10;

/** Bytes of a cached page besides its content: key, version, ETag and objects. */
const overheadBytes = 1_024;

/** Decompresses a cached page, for clients that refuse Brotli and for documents that contain a visitor's data. */
export const decompressHtml = async ({ brotli }: CachedPage): Promise<string> =>
  (await decompress(brotli)).toString('utf8');

/**
 * Caches finished pages by key, one version of each, up to `maxBytes` in all. The least recently used page is evicted
 * first. A page that could not be rendered is not cached.
 */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new LRUCache<string, { readonly version: string; readonly page: CachedPage }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.brotli.byteLength + overheadBytes,
  });
  const latestVersions = new Map<string, string>();
  const shareRendering = createSingleFlight<CachedPage>();

  return {
    async get(key, version, render) {
      const entry = pages.get(key);
      if (entry?.version === version) return entry.page;
      latestVersions.set(key, version);
      return shareRendering(`${version} ${key}`, async () => {
        try {
          const { html, etag } = await render();
          const params = {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
          };
          const page = { etag, brotli: await compress(html, { params }) };
          // A rendering of an older version may finish last: it is returned to its callers and not cached.
          if (latestVersions.get(key) === version) pages.set(key, { version, page });
          return page;
        } finally {
          if (latestVersions.get(key) === version) latestVersions.delete(key);
        }
      });
    },
  };
}
