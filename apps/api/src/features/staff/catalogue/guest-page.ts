import { getTermsKind } from '@dining/contract/codecs/terms-kind';
import { type PageName, pages } from '@dining/contract/site/pages';
import type { Catalogue, TermsTypeCode } from '@dining/domain/catalogue/documents';
import type { CatalogueText } from '@dining/domain/catalogue/list-texts';
import type { Deps } from '../../../config/deps';

interface GuestPage {
  readonly page: PageName;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

function getGuestPage({ kind, document, dinCode }: CatalogueText, htlHmcCode: string): GuestPage {
  const venuePage: GuestPage =
    dinCode === null ? { page: 'main' } : { page: 'restaurant', params: { htlHmcCode, dinCode } };
  switch (kind) {
    case 'product':
    case 'question':
      return { page: 'reservationDetail', params: { dinCode: dinCode ?? '', prodCode: document.code } };
    case 'promotion':
      return { page: 'promotionDetail', query: { promCode: document.code } };
    case 'terms':
      return { page: 'terms', params: { kind: getTermsKind(document.code.split(' ')[1] as TermsTypeCode) } };
    case 'hotel':
    case 'benefit':
    case 'venue':
    case 'room':
    case 'menu':
    case 'policy':
      return venuePage;
  }
}

/** Returns the URL of a page of the site that shows a text, without its language. */
export function createGuestPageUrl({ config }: Deps, { hotels }: Catalogue, text: CatalogueText): string {
  const htlHmcCode = hotels.find(({ htlCode }) => htlCode === text.htlCode)?.htlHmcCode ?? '';
  const { page, params = {}, query = {} } = getGuestPage(text, htlHmcCode);
  const path = pages[page].path.replace(/\$(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(path, config.publicUrl);
  for (const [name, value] of Object.entries({ ...query, hotelCode: htlHmcCode })) url.searchParams.set(name, value);
  return url.href;
}
