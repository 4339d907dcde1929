import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { singleFlight } from '../../cache';

const packed = promisify(brotliCompress);

/** A page as bytes that are ready to be sent. */
export interface KeptPage {
  readonly html: string;
  /** The same packed by Brotli, as nearly every browser takes it. */
  readonly brotli: Buffer;
}

/** A finished page and how its request is answered. */
export type AnsweredPage = KeptPage & { readonly status: 200 | 404 };

export interface KeptPages {
  /** The page of that key, made where nobody has asked for it yet; one at a time for each key. Undefined where none was made. */
  get(key: string, make: () => Promise<string | undefined>): Promise<KeptPage | undefined>;
}

/** Pages kept at a time: a hotel's in four languages are some hundred, of 150 kB at most. */
const most = 400;

/** Within two in a hundred of the smallest there is, in a third of its time: a visitor waits for it. */
const quality = 10;

/**
 * Keeps finished pages by all that they are made of; the one asked for longest ago goes first. A page that could not be made is not
 * kept.
 */
export function keptPages(): KeptPages {
  const kept = new Map<string, KeptPage>();
  const once = singleFlight<KeptPage | undefined>();
  return {
    async get(key, make) {
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      return once(key, async () => {
        const html = await make();
        if (html === undefined) return undefined;
        const page = {
          html,
          brotli: await packed(html, {
            params: {
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_QUALITY]: quality,
            },
          }),
        };
        kept.set(key, page);
        const [oldest] = kept.keys();
        if (kept.size > most && oldest !== undefined) kept.delete(oldest);
        return page;
      });
    },
  };
}
