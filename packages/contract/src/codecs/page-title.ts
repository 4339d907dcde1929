import { type Page, type PageName, pages } from '../site/pages';

/** What a page shows, in its visitor's language; blank where it shows none or it is not known yet. */
export interface PageTitleParts {
  /** The page's own name (`meta.pages.*.title`). */
  readonly page: string;
  readonly hotel?: string | undefined;
  readonly venue?: string | undefined;
  readonly product?: string | undefined;
  readonly promotion?: string | undefined;
  readonly terms?: string | undefined;
}

/** The title of a page: what it shows, then the hotel. Said once for the server's HTML and for what the browser writes later. */
export function formatPageTitle(name: PageName | undefined, shown: PageTitleParts): string {
  const row: Page | undefined = name && pages[name];
  const own = row?.title?.map((part) => shown[part]) ?? [];
  return [...(own[0] ? own : [shown.page]), shown.hotel].filter(Boolean).join(' · ');
}
