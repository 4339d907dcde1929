import { loadTexts } from '../lib/i18n';
import { siteFile } from '../lib/site-file';
import { pageTexts } from './text-table';

/** Loads a page's code and texts side by side. What did not come is told by the page's error state, never by a reload of its own. */
export const withTexts =
  <Module>(page: keyof typeof pageTexts, load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([siteFile(load), loadTexts(pageTexts[page])]);
    return module;
  };
