import { type PageName, pages } from '@dining/contract/site/pages';
import type { ComponentType } from 'react';
import { loadTexts } from '../lib/i18n';
import { siteFile } from '../lib/site-file';
import { loadPageTitles } from './page-titles';
import { toldPage } from './told-page';

/** Loads a page's code and texts, and its title, side by side. What did not come is told by the page's error state, never by a reload of its own. */
export const withTexts =
  <Module extends object>(page: PageName, load: () => Promise<Module>, component: keyof Module) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([siteFile(load), loadTexts(pages[page].translations), loadPageTitles()]);
    // Its type would lead in a circle: pages know the router, which is made of them.
    return { ...module, [component]: toldPage(module[component] as ComponentType) };
  };
