import { pages } from '@dining/contract/site/pages';
import type { DinCode } from '@dining/domain/shared/codes';
import { defaultLanguage, type Language, languageNames, languages } from '@dining/domain/shared/language';
import type { Hotel } from '../../stores/hotels/hotels';
import type { ListedPage } from './status';

export interface PublicPage {
  readonly page: ListedPage;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly hotel: Pick<Hotel, 'htlHmcCode'>;
}

/** Returns the own page of a venue. */
export const getVenuePage = (hotel: Pick<Hotel, 'htlHmcCode'>, { dinCode }: { readonly dinCode: DinCode }) =>
  ({ page: 'restaurant', params: { htlHmcCode: hotel.htlHmcCode, dinCode }, hotel }) as const;

const createPath = ({ page, params = {} }: PublicPage): string =>
  pages[page].path.replace(/\$(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''));

/**
 * The address of a public page in a language: it always names its hotel, by the code that addresses know it by (Spec §4
 * Start-up).
 */
export function getPageUrl(publicUrl: string, page: PublicPage, language: Language): string {
  const query = { ...page.query, hotelCode: page.hotel.htlHmcCode, lang: languageNames[language].query };
  return `${publicUrl}${createPath(page)}?${new URLSearchParams(query).toString()}`;
}

export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/**
 * The same page in each language, and in the one that visitors get whose language we do not speak (Spec §4 Language).
 */
export const listAlternates = (publicUrl: string, page: PublicPage): Alternate[] => [
  ...languages.map((language) => ({
    hreflang: languageNames[language].html,
    href: getPageUrl(publicUrl, page, language),
  })),
  { hreflang: 'x-default', href: getPageUrl(publicUrl, page, defaultLanguage) },
];
