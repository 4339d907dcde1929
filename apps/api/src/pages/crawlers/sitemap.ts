import { languages } from '@dining/domain/shared/language';
import { escapeHtml } from '../../html/escape-html';
import { addressIn, listAlternates, type PublicPage } from '../head/addresses';

/** A public page and when what it is made of changed last. */
export interface DatedPage {
  readonly page: PublicPage;
  readonly changedAt: Date;
}

/**
 * As many addresses as one file holds. The protocol allows 50,000 and 50 MB (sitemaps.org); with its alternates an
 * address of ours takes about 1 kB.
 */
export const mostAddresses = 20_000;

const begin = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** One page: an address a language, each naming all of them. */
function entries(publicUrl: string, { page, changedAt }: DatedPage): string {
  const links = listAlternates(publicUrl, page)
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`)
    .join('');
  const lastmod = `<lastmod>${changedAt.toISOString()}</lastmod>`;
  return languages
    .map((language) => `<url><loc>${escapeHtml(addressIn(publicUrl, page, language))}</loc>${lastmod}${links}</url>\n`)
    .join('');
}

/** A list of addresses as search engines read it. */
export const sitemapFile = (publicUrl: string, pages: readonly DatedPage[]): string =>
  `${begin}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages
    .map((page) => entries(publicUrl, page))
    .join('')}</urlset>\n`;

/** The list of the lists, where one file does not hold all addresses. `paths` in the order of the parts. */
export const sitemapIndex = (publicUrl: string, paths: readonly string[]): string =>
  `${begin}<sitemapindex xmlns="${namespace}">\n${paths
    .map((path) => `<sitemap><loc>${escapeHtml(publicUrl + path)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** The pages of each file, in order: as many as it holds in all languages. */
export function inParts(pages: readonly DatedPage[], most = mostAddresses): (readonly DatedPage[])[] {
  const each = Math.max(1, Math.floor(most / languages.length));
  return Array.from({ length: Math.ceil(pages.length / each) }, (_, part) =>
    pages.slice(part * each, (part + 1) * each),
  );
}
