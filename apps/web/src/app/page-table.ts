import { type PageName, pages } from '@dining/contract/site/pages';

type Page = (typeof pages)[number];
export type PathOf<Name extends PageName> = Extract<Page, { name: Name }>['path'];

/** A page's line in the table of Spec §2.1. */
export const factsOf = <Name extends PageName>(name: Name): Extract<Page, { name: Name }> =>
  pages.find((page) => page.name === name) as Extract<Page, { name: Name }>;
