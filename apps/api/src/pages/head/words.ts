import { formatPageTitle } from '@dining/contract/codecs/page-title';
import type { PageName } from '@dining/contract/site/pages';
import { isRunningInList } from '@dining/domain/promotions/promotion-window';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import { packs } from '@dining/i18n/site/all';
import { shorten } from './shorten';
import { isListed } from './status';
import type { Subject } from './subject';

/** A page's title and what it says of itself in a few words, in one language. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** What stands on a page by name: after the page's own words it tells a reader of search results whose page this is. */
function namesOn(page: PageName, { rows, promotion }: Subject, now: Date): readonly LocalizedText[] {
  if (rows === undefined || promotion !== undefined) return [];
  if (page === 'main' || page === 'findTable' || page === 'reservationFirstStep' || page === 'venueInfo')
    return rows.venues.map(({ name }) => name);
  if (page === 'promotionList')
    return rows.promotions.filter(({ period }) => isRunningInList(period, now)).map(({ name }) => name);
  return [];
}

/** What the thing that a page shows says of itself; nothing where it shows none, or that is silent. */
const ownWords = (
  page: PageName | undefined,
  { venue, product, promotion, terms }: Subject,
): LocalizedText | undefined => {
  if (page === 'promotionDetail') return promotion?.simpleDescription;
  if (page === 'reservationDetail' || page === 'reviewList') return product?.display.description;
  if (page === 'terms') return terms?.content;
  return venue?.description;
};

/** The words of a page's head, from those of what it shows (decision 35: nothing of its visitor). */
export function getPageWords(page: PageName | undefined, subject: Subject, language: Language, now: Date): PageWords {
  const { meta } = packs[language];
  const named = subject.standing === 'missing' ? undefined : page;
  const said = meta.pages[named ?? 'notFound'];
  const own = (text: LocalizedText | undefined) => (text === undefined ? '' : getLocalizedText(text, language));
  const title = formatPageTitle(named, {
    page: said.title,
    hotel: own(subject.hotel?.name),
    venue: own(subject.venue?.name),
    product: own(subject.product?.product.name),
    promotion: own(subject.promotion?.name),
    terms: own(subject.terms?.title),
  });
  if (named === undefined || !isListed(named)) return { title, description: said.description };
  const thing = own(ownWords(named, subject));
  const names = namesOn(named, subject, now).map(own).join(' · ');
  // Reviews speak of what they are about after saying that they are reviews.
  const text = thing === '' ? [said.description, names] : named === 'reviewList' ? [said.description, thing] : [thing];
  return { title, description: shorten(text.join(' '), language) };
}
