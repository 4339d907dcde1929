import type { pageTitle } from '@dining/contract/codecs/page-title';
import { loadTexts } from '../lib/i18n';
import { siteFile } from '../lib/site-file';

let titleOf: typeof pageTitle | undefined;
let first = true;

/** How pages are titled; undefined until its code and texts have come. */
export const pageTitles = (): typeof pageTitle | undefined => titleOf;

/** The first page stands: from now on each page brings what it is titled by. */
export function firstPageStands(): void {
  first = false;
}

/** Loads how pages are titled, apart from the first one, which the server has titled. No page waits for it in vain: without it a title stays. */
export async function loadPageTitles(): Promise<void> {
  if (first || titleOf !== undefined) return;
  const load = Promise.all([siteFile(() => import('@dining/contract/codecs/page-title')), loadTexts(['meta'])]);
  titleOf = (await load.catch(() => undefined))?.[0].pageTitle;
}
