import type { PageName } from '../site/pages';

/** What a page shows, in its visitor's language; blank where it shows none or it is not known yet. */
export interface Shown {
  /** The page's own name (`meta.pages.*.title`). */
  readonly page: string;
  readonly hotel?: string | undefined;
  readonly venue?: string | undefined;
  readonly product?: string | undefined;
  readonly promotion?: string | undefined;
  readonly terms?: string | undefined;
}

/** What stands ahead of the hotel: the first of it is what makes the page, and without it the page goes by its own name. */
const ownParts: Partial<Record<PageName, (shown: Shown) => readonly (string | undefined)[]>> = {
  dinInfo: ({ venue }) => [venue],
  promDetail: ({ promotion }) => [promotion],
  reservationSecondStep: ({ venue, page }) => [venue, page],
  reservationDetail: ({ product, venue }) => [product, venue],
  reviewList: ({ product, page }) => [product, page],
  terms: ({ terms }) => [terms],
};

/** The title of a page: what it shows, then the hotel. Said once for the server's HTML and for what the browser writes later. */
export function pageTitle(name: PageName | undefined, shown: Shown): string {
  const own = (name === undefined ? undefined : ownParts[name])?.(shown) ?? [];
  return [...(own[0] ? own : [shown.page]), shown.hotel].filter(Boolean).join(' · ');
}
