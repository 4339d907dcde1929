import { linkablePaths } from '@dining/domain/catalogue/check-link';
import { expect, it } from 'vitest';
import { type Page, pages } from './pages';

const allPages: readonly Page[] = Object.values(pages);

it.each(linkablePaths)('staff may link to the page %s, which the site has and which needs no earlier step', (path) => {
  expect(allPages.find((page) => page.path === path)).toMatchObject({ layout: 'default' });
});
