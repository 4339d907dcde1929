import { countPeople } from '@dining/domain/products/party';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createProductViewEvent } from '../../../entities/analytics/ecommerce-events';
import { useOrder } from '../../../entities/orders/order';
import { applyPresetMenus } from '../../../entities/products/menu-preset';
import { getProductQuery } from '../../../entities/products/product';
import { useChangeSearch, useSearch } from '../../../entities/search/search-state';
import { useAnalytics } from '../../../lib/analytics';
import { useToday } from '../../../lib/clock';
import { useTranslations } from '../../../lib/i18n';
import { throwIfNoData } from '../../../lib/throw-if-no-data';
import { useVisitCheck } from './use-visit-check';

export function useProductDetail(dinCode: DinCode, prodCode: ProdCode) {
  const changeSearch = useChangeSearch();
  const { pushEvent } = useAnalytics();
  const translations = useTranslations();
  const today = useToday();
  const { visitDay, dinRoomCode, adults, kids } = useSearch();
  const { data, isPending } = useQuery({
    ...getProductQuery(dinCode, prodCode, visitDay),
    throwOnError: throwIfNoData,
  });
  const product = data?.listedProduct.product;
  const order = useOrder(product);
  const { availability, check } = useVisitCheck(data?.listedProduct, order);

  // If the stored search has another product than the URL, its menus and its room do not apply. If only the type
  // differs, its room does not.
  const type = product?.reservationType;
  useEffect(() => {
    if (type === undefined) return;
    changeSearch((search) =>
      search.prodCode === prodCode && search.type === type
        ? search
        : { ...search, prodCode, type, menus: search.prodCode === prodCode ? search.menus : [], dinRoomCode: null },
    );
  }, [changeSearch, prodCode, type]);

  // Preselects a menu where there is only one choice. Keeps a deselection until the product or the party changes.
  const presetMenus = useEffectEvent(() => {
    if (data) changeSearch((search) => applyPresetMenus(search, data.listedProduct));
  });
  const shownProdCode = product?.prodCode;
  const presetKey = shownProdCode === undefined ? '' : `${shownProdCode} ${adults} ${kids}`;
  useEffect(() => {
    if (presetKey !== '') presetMenus();
  }, [presetKey]);

  // Selects the smallest free room if none is chosen, and none for a product without rooms. A chosen room that becomes
  // unavailable is reported, but not replaced.
  const rooms = availability?.ok === true ? availability.rooms : undefined;
  const smallestRoomCode = rooms?.[0]?.dinRoomCode ?? null;
  const mustChangeRoom = rooms !== undefined && (dinRoomCode === null) !== (smallestRoomCode === null);
  useEffect(() => {
    if (mustChangeRoom) changeSearch((search) => ({ ...search, dinRoomCode: smallestRoomCode }));
  }, [changeSearch, mustChangeRoom, smallestRoomCode]);

  const reportedProdCode = useRef<ProdCode>(undefined);
  const reportView = useEffectEvent(() => {
    const visit = visitDay === null ? { from: today } : { date: visitDay, partySize: countPeople({ adults, kids }) };
    // Another day for the same product does not count as a second view.
    if (product === undefined || reportedProdCode.current === product.prodCode) return;
    reportedProdCode.current = product.prodCode;
    pushEvent('view_item', createProductViewEvent(translations, product, visit));
  });
  useEffect(() => {
    if (shownProdCode !== undefined) reportView();
  }, [shownProdCode]);

  return { page: data, isPending, order, availability, check };
}
