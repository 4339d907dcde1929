import { countPeople, type Party } from '@dining/domain/products/party';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { useEffect, useEffectEvent } from 'react';
import { createProductItem } from '../../../entities/analytics/ecommerce-events';
import { createItemList, createListViewEvent } from '../../../entities/analytics/lists';
import type { Venue } from '../../../entities/venues/venues';
import { type AnalyticsItem, type ItemList, useAnalytics } from '../../../lib/analytics';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import type { ProductOffer } from './use-products-at-visit';

export type ListWithItems = readonly [list: ItemList, items: readonly AnalyticsItem[]];

/**
 * Reports the available products to analytics each time they change, unless there are none. Returns the list for later
 * events, or null until the venue is loaded.
 */
export function useListViewReport(
  venue: Venue | undefined,
  offers: readonly ProductOffer[],
  { date, party }: { date: SeoulDate; party: Party },
): ListWithItems | null {
  const { pushEvent } = useAnalytics();
  const translations = useTranslations();
  const availableOffers = offers.filter((offer) => offer.availability.ok);
  const list =
    venue === undefined
      ? null
      : ([
          createItemList('visit', venue.dinCode, localizeText(translations, venue.name)),
          availableOffers.map(({ listedProduct }) =>
            createProductItem(translations, listedProduct.product, { date, partySize: countPeople(party) }),
          ),
        ] as const);
  const reportList = useEffectEvent(() => {
    if (list !== null) pushEvent('view_item_list', createListViewEvent(...list));
  });
  const listKey =
    venue === undefined ? '' : availableOffers.map(({ listedProduct }) => listedProduct.product.prodCode).join();
  useEffect(() => {
    if (listKey !== '') reportList();
  }, [listKey]);
  return list;
}
