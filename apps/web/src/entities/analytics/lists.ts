import type { HtlCode } from '@dining/domain/shared/codes';
import type { AnalyticsItem, ItemList } from '../../lib/analytics';
import type { Translations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import type { MainVenue, ProductCardData } from '../venues/main-page-query';

export const createItemList = (page: 'main' | 'visit', dinCode: string, venueName: string): ItemList => ({
  item_list_id: `${page}-${dinCode}`,
  item_list_name: venueName,
});

const createCardItem = (translations: Translations, card: ProductCardData, htlCode: HtlCode): AnalyticsItem => ({
  item_id: card.prodCode,
  item_name: localizeField(translations, card, 'prodName'),
  affiliation: htlCode,
  item_brand: card.dinCode,
  item_category: card.prodResvType,
  ...(card.prodResvType !== 'pickup' && { item_category2: card.prodSaleTimeZone }),
  ...(card.prodFromPrice !== null && { price: card.prodFromPrice }),
  quantity: 1,
});

export const createListViewEvent = (list: ItemList, items: readonly AnalyticsItem[]) => ({
  ...list,
  items: items.map((item, index) => ({ ...item, ...list, index })),
});

export function createItemSelectEvent(list: ItemList, items: readonly AnalyticsItem[], prodCode: string) {
  const viewEvent = createListViewEvent(list, items);
  return { ...viewEvent, items: viewEvent.items.filter((item) => item.item_id === prodCode) };
}

/** Returns the list of a venue's products on the main page, and its items. */
export const createMainPageList = (translations: Translations, venue: MainVenue): [ItemList, AnalyticsItem[]] => [
  createItemList('main', venue.dinCode, localizeField(translations, venue, 'dinName')),
  venue.prodList.map((card) => createCardItem(translations, card, venue.htlCode)),
];
