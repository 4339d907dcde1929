import { formatPageTitle } from '@dining/contract/codecs/page-title';
import type { PageName } from '@dining/contract/site/pages';
import { isRunningInList } from '@dining/domain/promotions/promotion-window';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import { packs } from '@dining/i18n/site/all';
import { shortenText } from './shorten-text';
import { isListed } from './status';
import type { Subject } from './subject';

export interface PageTexts {
  readonly title: string;
  readonly description: string;
}

function listContentNames(page: PageName, { rows, promotion }: Subject, now: Date): readonly LocalizedText[] {
  if (rows === undefined || promotion !== undefined) return [];
  if (page === 'main' || page === 'findTable' || page === 'reservationFirstStep' || page === 'venueInfo')
    return rows.venues.map(({ name }) => name);
  if (page === 'promotionList')
    return rows.promotions.filter(({ period }) => isRunningInList(period, now)).map(({ name }) => name);
  return [];
}

const getSubjectText = (
  page: PageName | undefined,
  { venue, product, promotion, terms }: Subject,
): LocalizedText | undefined => {
  if (page === 'promotionDetail') return promotion?.simpleDescription;
  if (page === 'reservationDetail' || page === 'reviewList') return product?.display.description;
  if (page === 'terms') return terms?.content;
  return venue?.description;
};

export function getPageTexts(page: PageName | undefined, subject: Subject, language: Language, now: Date): PageTexts {
  const { meta } = packs[language];
  const shownPage = subject.status === 'missing' ? undefined : page;
  const pageTexts = meta.pages[shownPage ?? 'notFound'];
  const localize = (text: LocalizedText | undefined) => (text === undefined ? '' : getLocalizedText(text, language));
  const title = formatPageTitle(shownPage, {
    page: pageTexts.title,
    hotel: localize(subject.hotel?.name),
    venue: localize(subject.venue?.name),
    product: localize(subject.product?.product.name),
    promotion: localize(subject.promotion?.name),
    terms: localize(subject.terms?.title),
  });
  if (shownPage === undefined || !isListed(shownPage)) return { title, description: pageTexts.description };
  const subjectText = localize(getSubjectText(shownPage, subject));
  const names = listContentNames(shownPage, subject, now).map(localize).join(' · ');
  const textParts =
    subjectText === ''
      ? [pageTexts.description, names]
      : shownPage === 'reviewList'
        ? [pageTexts.description, subjectText]
        : [subjectText];
  return { title, description: shortenText(textParts.join(' '), language) };
}
