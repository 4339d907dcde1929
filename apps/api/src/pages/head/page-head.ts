import { type Language, languageNames, languages } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { getCatalogueCache } from '../../booking/catalogue/catalogue';
import type { Database } from '../../db/connect';
import { getManifestPath } from '../crawlers/web-manifest';
import type { PageLocation } from '../first-pictures';
import { getCardPicture } from './card-picture';
import { type Alternate, getPageUrl, listAlternates } from './page-urls';
import { getPageStatus } from './status';
import { createStructuredData } from './structured/structured-data';
import { findSubject } from './subject';
import { getPageTexts } from './texts';

export interface PageHead {
  readonly status: 200 | 404;
  readonly isIndexed: boolean;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly alternates: readonly Alternate[];
  /** Open Graph properties of the preview card. */
  readonly card: Readonly<Record<string, string>> | undefined;
  readonly manifest: string;
  readonly jsonLd: readonly object[];
}

/** Returns true if the sitemap lists the page under `href`, a path with its query but without hotel and language. */
export function isInSitemap({ isIndexed, canonical }: PageHead, href: string): boolean {
  if (!isIndexed || canonical === undefined) return false;
  const { pathname, searchParams } = new URL(canonical);
  for (const name of ['hotelCode', 'lang']) searchParams.delete(name);
  return href === (searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`);
}

const getOpenGraphLocale = (language: Language): string => languageNames[language].locale.replace('-', '_');

export async function createPageHead(
  database: Database,
  location: PageLocation,
  context: { readonly language: Language; readonly publicUrl: string },
): Promise<PageHead> {
  const { language, publicUrl } = context;
  const subject = await findSubject(database, location);
  const { status, isIndexed } = getPageStatus(location.page, subject.status);
  const pageTexts = getPageTexts(location.page, subject, language, location.now);
  const { identity, hotel } = subject;
  const manifest = getManifestPath(hotel, language);
  const base = { status, isIndexed, ...pageTexts, manifest };
  if (status === 404) return { ...base, canonical: undefined, alternates: [], card: undefined, jsonLd: [] };
  const canonical = identity && getPageUrl(publicUrl, identity, language);
  const picture = getCardPicture(subject);
  const size = picture.width === undefined ? {} : { width: String(picture.width), height: String(picture.height) };
  const alt = picture.alt === undefined ? '' : getLocalizedText(picture.alt, language);
  return {
    ...base,
    canonical,
    alternates: identity === undefined ? [] : listAlternates(publicUrl, identity),
    card: {
      'og:type': 'website',
      ...(hotel === undefined ? {} : { 'og:site_name': getLocalizedText(hotel.name, language) }),
      'og:title': pageTexts.title,
      'og:description': pageTexts.description,
      'og:locale': getOpenGraphLocale(language),
      // A query may contain the key of a reservation.
      'og:url': canonical ?? `${publicUrl}${location.path}`,
      'og:image': `${publicUrl}${picture.path}`,
      ...Object.fromEntries(Object.entries(size).map(([name, pixels]) => [`og:image:${name}`, pixels])),
      ...(alt === '' ? {} : { 'og:image:alt': alt }),
    },
    jsonLd: isIndexed
      ? await createStructuredData(getCatalogueCache(database), context, subject, getTodayInSeoul(location.now))
      : [],
  };
}

export const listOtherLocales = (locale: string | undefined): string[] =>
  languages.map(getOpenGraphLocale).filter((other) => other !== locale);
