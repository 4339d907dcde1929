import { languages } from '@dining/domain/shared/language';
import { escapeHtml } from '../../html/escape-html';
import { getPageUrl, listAlternates, type PublicPage } from '../head/page-urls';

export interface DatedPage {
  readonly page: PublicPage;
  readonly changedAt: Date;
}

/**
 * The maximum number of URLs in a file. The protocol allows 50,000 and 50 MB (sitemaps.org); a URL with its alternates
 * takes about 1 kB.
 */
export const maxUrlsPerFile = 20_000;

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function formatEntries(publicUrl: string, { page, changedAt }: DatedPage): string {
  const links = listAlternates(publicUrl, page)
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`)
    .join('');
  const lastmod = `<lastmod>${changedAt.toISOString()}</lastmod>`;
  return languages
    .map((language) => `<url><loc>${escapeHtml(getPageUrl(publicUrl, page, language))}</loc>${lastmod}${links}</url>\n`)
    .join('');
}

export const formatSitemap = (publicUrl: string, pages: readonly DatedPage[]): string =>
  `${xmlDeclaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages
    .map((page) => formatEntries(publicUrl, page))
    .join('')}</urlset>\n`;

export const formatSitemapIndex = (publicUrl: string, paths: readonly string[]): string =>
  `${xmlDeclaration}<sitemapindex xmlns="${namespace}">\n${paths
    .map((path) => `<sitemap><loc>${escapeHtml(publicUrl + path)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;

export function splitIntoFiles(pages: readonly DatedPage[], maxUrls = maxUrlsPerFile): (readonly DatedPage[])[] {
  const pagesPerFile = Math.max(1, Math.floor(maxUrls / languages.length));
  return Array.from({ length: Math.ceil(pages.length / pagesPerFile) }, (_, fileIndex) =>
    pages.slice(fileIndex * pagesPerFile, (fileIndex + 1) * pagesPerFile),
  );
}
