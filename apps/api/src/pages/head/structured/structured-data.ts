import { getLocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { packs } from '@dining/i18n/site/all';
import type { Catalogue } from '../../../booking/catalogue/catalogue';
import { getPageUrl, getVenuePage } from '../page-urls';
import type { Subject } from '../subject';
import { createHotelData, type PageContext } from './hotel';
import { createProductData, createPromotionOffer } from './offers';
import { createRestaurantData } from './restaurant';

/** Creates the breadcrumbs from the hotel's main page to this page, which search results show. */
function createBreadcrumbs(
  { publicUrl, language }: PageContext,
  { hotel, venue, product, promotion, terms, identity }: Subject,
): object[] {
  if (hotel === undefined || identity === undefined || identity.page === 'main') return [];
  const pageTexts = packs[language].meta.pages;
  const crumbs = [
    { name: getLocalizedText(hotel.name, language), page: { page: 'main', hotel } as const },
    ...(promotion === undefined
      ? []
      : [{ name: pageTexts.promotionList.title, page: { page: 'promotionList', hotel } as const }]),
    ...(venue === undefined || promotion !== undefined || identity.page === 'venueInfo'
      ? []
      : [{ name: getLocalizedText(venue.name, language), page: getVenuePage(hotel, venue) }]),
    ...(identity.page === 'restaurant'
      ? []
      : [
          {
            name: getLocalizedText(
              promotion?.name ?? product?.product.name ?? terms?.title ?? { default: pageTexts[identity.page].title },
              language,
            ),
            page: identity,
          },
        ]),
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, page }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: getPageUrl(publicUrl, page, language),
      })),
    },
  ];
}

/** Creates the structured data of a page in its language (facts on integrations §9). */
export async function createStructuredData(
  catalogue: Catalogue,
  context: PageContext,
  subject: Subject,
  today: SeoulDate,
): Promise<object[]> {
  const { hotel, rows, venue, product, promotion, identity, ratings } = subject;
  if (hotel === undefined || rows === undefined || identity === undefined) return [];
  const breadcrumbs = createBreadcrumbs(context, subject);
  const offerContext = { hotel, venue, url: getPageUrl(context.publicUrl, identity, context.language) };
  const createRestaurant = async (shownVenue: NonNullable<typeof venue>) =>
    createRestaurantData(
      context,
      { hotel, rows, venue: shownVenue, ratings },
      (await catalogue.findStock(shownVenue.dinCode))?.stock,
    );
  if (promotion !== undefined) return [createPromotionOffer(context, promotion, offerContext), ...breadcrumbs];
  if (product !== undefined)
    return identity.page === 'reviewList'
      ? breadcrumbs
      : [createProductData(context, product, offerContext, today), ...breadcrumbs];
  if (venue !== undefined) return [await createRestaurant(venue), ...breadcrumbs];
  if (identity.page === 'venueInfo') return [...(await Promise.all(rows.venues.map(createRestaurant))), ...breadcrumbs];
  return [createHotelData(context, hotel), ...breadcrumbs];
}
