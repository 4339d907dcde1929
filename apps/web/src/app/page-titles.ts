import type { formatPageTitle } from '@dining/contract/codecs/page-title';
import type { Translations } from '../lib/i18n';
import { loadSiteFile } from '../lib/site-file';

export interface PageTitles {
  /** Returns the formatter of page titles, or undefined until it is loaded. */
  getFormatter(): typeof formatPageTitle | undefined;
  markInitialRender(): void;
  /** Loads the formatter and its translations, unless the page is still in its initial render. */
  load(): Promise<void>;
}

export function createPageTitles(translations: Translations): PageTitles {
  let formatter: typeof formatPageTitle | undefined;
  let isBeforeInitialRender = true;
  return {
    getFormatter: () => formatter,
    markInitialRender() {
      isBeforeInitialRender = false;
    },
    async load() {
      if (isBeforeInitialRender || formatter !== undefined) return;
      const loading = Promise.all([
        loadSiteFile(() => import('@dining/contract/codecs/page-title')),
        translations.load(['meta']),
      ]);
      formatter = (await loading.catch(() => undefined))?.[0].formatPageTitle;
    },
  };
}
