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

export const getVenuePage = (hotel: Pick<Hotel, 'htlHmcCode'>, { dinCode }: { readonly dinCode: DinCode }) =>
  ({ page: 'restaurant', params: { htlHmcCode: hotel.htlHmcCode, dinCode }, hotel }) as const;

const createPath = ({ page, params = {} }: PublicPage): string =>
  pages[page].path.replace(/\$(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''));

/** Returns the URL of a public page in a language. It always contains the hotel's HMC code (Spec §4 Start-up). */
export function getPageUrl(publicUrl: string, page: PublicPage, language: Language): string {
  const query = { ...page.query, hotelCode: page.hotel.htlHmcCode, lang: languageNames[language].query };
  return `${publicUrl}${createPath(page)}?${new URLSearchParams(query).toString()}`;
}

export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/** Lists the URLs of a page in each language, and the default for visitors of other languages (Spec §4 Language). */
export const listAlternates = (publicUrl: string, page: PublicPage): Alternate[] => [
  ...languages.map((language) => ({
    hreflang: languageNames[language].html,
    href: getPageUrl(publicUrl, page, language),
  })),
  { hreflang: 'x-default', href: getPageUrl(publicUrl, page, defaultLanguage) },
];
