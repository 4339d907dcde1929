import { pageNames, pages } from '@dining/contract/site/pages';
import { isListed } from '../head/status';

const unlistedPathPrefixes = pageNames
  .filter((page) => !isListed(page))
  .map((page) => pages[page].path)
  .map((path) => path.split('$', 1)[0] ?? path)
  .sort()
  .filter((path, index, paths) => !paths.slice(0, index).some((otherPath) => path.startsWith(otherPath)));

export const formatRobotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...['/api/', ...unlistedPathPrefixes].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
