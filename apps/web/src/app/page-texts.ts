import { type PageName, pages } from '@dining/contract/site/pages';
import type { ComponentType } from 'react';
import { siteFile } from '../lib/site-file';
import { createSignallingPage } from './signalling-page';
import type { Site } from './site';

/** Loads the code of a page. If it does not come, the page's error state says so; the page never reloads by itself. */
export const withHydrationSignal =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, unknown>>>, component: Name) =>
  async (): Promise<{ readonly default: ComponentType }> => {
    const module = await siteFile(load);
    // Its exact type would be circular: pages use the router, which is made of them.
    return { default: createSignallingPage(module[component] as ComponentType) };
  };

/** Loads the texts and the title of a page, beside its code. */
export async function loadPageTexts({ translations, pageTitles }: Site, page: PageName): Promise<void> {
  await Promise.all([translations.load(pages[page].translations), pageTitles.load()]);
}
