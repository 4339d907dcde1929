import type { formatPageTitle } from '@dining/contract/codecs/page-title';
import type { Translations } from '../lib/i18n';
import { siteFile } from '../lib/site-file';

/** Composes the titles of pages. Its code and texts come later than the first page, which the server has titled. */
export interface PageTitles {
  /** Returns the function that composes a title; undefined until it is loaded. */
  get(): typeof formatPageTitle | undefined;
  /** Says that the first page is rendered: from now on `load` loads. */
  markInitialRender(): void;
  /** Loads code and texts. Never fails: without them the title stays. */
  load(): Promise<void>;
}

export function createPageTitles(translations: Translations): PageTitles {
  let title: typeof formatPageTitle | undefined;
  let isInitial = true;
  return {
    get: () => title,
    markInitialRender() {
      isInitial = false;
    },
    async load() {
      if (isInitial || title !== undefined) return;
      const load = Promise.all([siteFile(() => import('@dining/contract/codecs/page-title')), translations.load(['meta'])]);
      title = (await load.catch(() => undefined))?.[0].formatPageTitle;
    },
  };
}
