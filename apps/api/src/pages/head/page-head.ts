import { type Language, languageNames, languages } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { getCatalogue } from '../../booking/catalogue/catalogue';
import type { Database } from '../../db/connect';
import { manifestPath } from '../crawlers/web-manifest';
import type { PageAddress } from '../first-pictures';
import { type Alternate, addressIn, listAlternates } from './addresses';
import { getCardPicture } from './card';
import { getPageStatus } from './status';
import { structuredData } from './structured/data';
import { findSubject } from './subject';
import { getPageWords } from './words';

/** What a page's head says of what it shows, and how the navigation is answered. */
export interface PageHead {
  readonly status: 200 | 404;
  /** Whether search engines may list it. */
  readonly index: boolean;
  readonly title: string;
  readonly description: string;
  /** The page's one address in its language; undefined where search engines have no business. */
  readonly canonical: string | undefined;
  readonly alternates: readonly Alternate[];
  /** What messengers show with a link, as Open Graph names; undefined where there is no page. */
  readonly card: Readonly<Record<string, string>> | undefined;
  /** Where a home screen learns what to call this. */
  readonly manifest: string;
  /** schema.org, each by itself. */
  readonly jsonLd: readonly object[];
}

/**
 * Returns whether the sitemap lists the address of a head: an indexed page by what identifies it, apart from hotel and
 * language.
 */
export function isInSitemap({ index, canonical }: PageHead, href: string): boolean {
  if (!index || canonical === undefined) return false;
  const { pathname, searchParams } = new URL(canonical);
  for (const name of ['hotelCode', 'lang']) searchParams.delete(name);
  return href === (searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`);
}

/** Returns the Open Graph locale of a language, such as `ko_KR`. */
const getOpenGraphLocale = (language: Language): string => languageNames[language].locale.replace('-', '_');

/** The head of the page that an address opens, by what the catalogue says at this moment and nothing of its visitor. */
export async function createPageHead(
  database: Database,
  asked: PageAddress,
  voice: { readonly language: Language; readonly publicUrl: string },
): Promise<PageHead> {
  const { language, publicUrl } = voice;
  const subject = await findSubject(database, asked);
  const { status, index } = getPageStatus(asked.page, subject.standing);
  const words = getPageWords(asked.page, subject, language, asked.now);
  const { identity, hotel } = subject;
  const manifest = manifestPath(hotel, language);
  const said = { status, index, ...words, manifest };
  if (status === 404) return { ...said, canonical: undefined, alternates: [], card: undefined, jsonLd: [] };
  const canonical = identity && addressIn(publicUrl, identity, language);
  const picture = getCardPicture(subject);
  const size = picture.width === undefined ? {} : { width: String(picture.width), height: String(picture.height) };
  const alt = picture.alt === undefined ? '' : getLocalizedText(picture.alt, language);
  return {
    ...said,
    canonical,
    alternates: identity === undefined ? [] : listAlternates(publicUrl, identity),
    card: {
      'og:type': 'website',
      ...(hotel === undefined ? {} : { 'og:site_name': getLocalizedText(hotel.name, language) }),
      'og:title': words.title,
      'og:description': words.description,
      'og:locale': getOpenGraphLocale(language),
      // A query may hold the key to a reservation.
      'og:url': canonical ?? `${publicUrl}${asked.path}`,
      'og:image': `${publicUrl}${picture.path}`,
      ...Object.fromEntries(Object.entries(size).map(([name, pixels]) => [`og:image:${name}`, pixels])),
      ...(alt === '' ? {} : { 'og:image:alt': alt }),
    },
    jsonLd: index ? await structuredData(getCatalogue(database), voice, subject, getTodayInSeoul(asked.now)) : [],
  };
}

/** The other languages that a card is to be had in. */
export const otherLocales = (locale: string | undefined): string[] =>
  languages.map(getOpenGraphLocale).filter((other) => other !== locale);
