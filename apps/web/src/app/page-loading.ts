import { type PageName, pages } from '@dining/contract/site/pages';
import type { ComponentType } from 'react';
import { loadSiteFile } from '../lib/site-file';
import { createSignallingPage } from './signalling-page';
import type { Site } from './site';

/**
 * Returns a function that loads the component of a page and makes it signal when it is hydrated. It throws
 * `FileMissingError` if the code cannot be fetched, so that the router shows the error state and does not reload.
 */
export const withHydrationSignal =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, unknown>>>, componentName: Name) =>
  async (): Promise<{ readonly default: ComponentType }> => {
    const module = await loadSiteFile(load);
    // The exact type would be circular: pages use the router, whose type depends on the pages.
    return { default: createSignallingPage(module[componentName] as ComponentType) };
  };

export async function loadPageTranslations({ translations, pageTitles }: Site, page: PageName): Promise<void> {
  await Promise.all([translations.load(pages[page].translations), pageTitles.load()]);
}
