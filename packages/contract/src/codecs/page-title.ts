import { type Page, type PageName, pages } from '../site/pages';

/** Names that a title can contain, in the visitor's language; undefined if unknown. */
export interface PageTitleParts {
  /** Name of the page (`meta.pages.*.title`). */
  readonly page: string;
  readonly hotel?: string | undefined;
  readonly venue?: string | undefined;
  readonly product?: string | undefined;
  readonly promotion?: string | undefined;
  readonly terms?: string | undefined;
}

/**
 * Formats the title of a page: the names of what it shows, or the page's name if the first of them is unknown, then the
 * hotel. The server uses it for its HTML, the site in the browser.
 */
export function formatPageTitle(name: PageName | undefined, names: PageTitleParts): string {
  const page: Page | undefined = name && pages[name];
  const parts = page?.title?.map((part) => names[part]) ?? [];
  return [...(parts[0] ? parts : [names.page]), names.hotel].filter(Boolean).join(' · ');
}
