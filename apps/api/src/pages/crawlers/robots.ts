import { pageNames, pages } from '@dining/contract/site/pages';
import { isListed } from '../head/status';

/** Where pages for one visitor alone begin: the fixed part of their path, the shortest of those that begin alike. */
const ownPages = pageNames
  .filter((page) => !isListed(page))
  .map((page) => pages[page].path)
  .map((path) => path.split('$', 1)[0] ?? path)
  .sort()
  .filter((path, index, all) => !all.slice(0, index).some((shorter) => path.startsWith(shorter)));

/** What search engines may read: every public page, no call, and nothing that is for one visitor alone. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...['/api/', ...ownPages].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
