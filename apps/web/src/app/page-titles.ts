import type { formatPageTitle } from '@dining/contract/codecs/page-title';
import type { Translations } from '../lib/i18n';
import { loadSiteFile } from '../lib/site-file';

export interface PageTitles {
  get(): typeof formatPageTitle | undefined;
  markInitialRender(): void;
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
      const loading = Promise.all([
        loadSiteFile(() => import('@dining/contract/codecs/page-title')),
        translations.load(['meta']),
      ]);
      title = (await loading.catch(() => undefined))?.[0].formatPageTitle;
    },
  };
}
