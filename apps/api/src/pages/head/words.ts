import { formatPageTitle } from '@dining/contract/codecs/page-title';
import type { PageName } from '@dining/contract/site/pages';
import { isRunningInList } from '@dining/domain/promotions/promotion-window';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import { packs } from '@dining/i18n/site/all';
import { shortenText } from './shorten-text';
import { isListed } from './status';
import type { Subject } from './subject';

export interface PageWords {
  readonly title: string;
  readonly description: string;
}

function listNames(page: PageName, { rows, promotion }: Subject, now: Date): readonly LocalizedText[] {
  if (rows === undefined || promotion !== undefined) return [];
  if (page === 'main' || page === 'findTable' || page === 'reservationFirstStep' || page === 'venueInfo')
    return rows.venues.map(({ name }) => name);
  if (page === 'promotionList')
    return rows.promotions.filter(({ period }) => isRunningInList(period, now)).map(({ name }) => name);
  return [];
}

const getSubjectWords = (
  page: PageName | undefined,
  { venue, product, promotion, terms }: Subject,
): LocalizedText | undefined => {
  if (page === 'promotionDetail') return promotion?.simpleDescription;
  if (page === 'reservationDetail' || page === 'reviewList') return product?.display.description;
  if (page === 'terms') return terms?.content;
  return venue?.description;
};

export function getPageWords(page: PageName | undefined, subject: Subject, language: Language, now: Date): PageWords {
  const { meta } = packs[language];
  const named = subject.standing === 'missing' ? undefined : page;
  const pageTexts = meta.pages[named ?? 'notFound'];
  const localize = (text: LocalizedText | undefined) => (text === undefined ? '' : getLocalizedText(text, language));
  const title = formatPageTitle(named, {
    page: pageTexts.title,
    hotel: localize(subject.hotel?.name),
    venue: localize(subject.venue?.name),
    product: localize(subject.product?.product.name),
    promotion: localize(subject.promotion?.name),
    terms: localize(subject.terms?.title),
  });
  if (named === undefined || !isListed(named)) return { title, description: pageTexts.description };
  const thing = localize(getSubjectWords(named, subject));
  const names = listNames(named, subject, now).map(localize).join(' · ');
  const text =
    thing === '' ? [pageTexts.description, names] : named === 'reviewList' ? [pageTexts.description, thing] : [thing];
  return { title, description: shortenText(text.join(' '), language) };
}
