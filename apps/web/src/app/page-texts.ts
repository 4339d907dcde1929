import { loadTexts } from '../lib/i18n';
import { pageTexts } from './text-table';

/** Loads a page's code and texts side by side. */
export const withTexts =
  <Module>(page: keyof typeof pageTexts, load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), loadTexts(pageTexts[page])]);
    return module;
  };
