import { headCount } from '@dining/domain/products/party';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createProductViewEvent } from '../../../entities/analytics/items';
import { useOrder } from '../../../entities/orders/order';
import { withPreset } from '../../../entities/products/menu-preset';
import { productQuery } from '../../../entities/products/product';
import { useChangeSearch, useSearch } from '../../../entities/search/search-state';
import { useAnalytics } from '../../../lib/analytics';
import { useTranslations } from '../../../lib/i18n';
import { throwIfNoData } from '../../../lib/query-client';
import { useVisitCheck } from './use-visit-check';

/** One product for the visit that is chosen: itself, the order in hand with its price, and whether it can be had. */
export function useDetail(dinCode: DinCode, prodCode: ProdCode) {
  const changeSearch = useChangeSearch();
  const { pushStep } = useAnalytics();
  const translations = useTranslations();
  const { visitDay, dinRoomCode, adults, kids } = useSearch();
  const { data, isPending } = useQuery({ ...productQuery(dinCode, prodCode, visitDay), throwOnError: throwIfNoData });
  const product = data?.listed.product;
  const order = useOrder(product);
  const { answer, check } = useVisitCheck(data?.listed, order);

  // An address may name another product than the search remembers; its menus and its room would be the other's.
  const type = product?.reservationType;
  useEffect(() => {
    if (type === undefined) return;
    changeSearch((search) =>
      search.prodCode === prodCode && search.type === type
        ? search
        : { ...search, prodCode, type, menus: search.prodCode === prodCode ? search.menus : [], dinRoomCode: null },
    );
  }, [changeSearch, prodCode, type]);

  // Where there is nothing to choose it is chosen already. What is taken back by hand stays so: only another product or party begins anew.
  const preset = useEffectEvent(() => {
    if (data) changeSearch((search) => withPreset(search, data.listed));
  });
  const opened = product?.prodCode;
  const arrived = opened === undefined ? '' : `${opened} ${adults} ${kids}`;
  useEffect(() => {
    if (arrived !== '') preset();
  }, [arrived]);

  // The smallest room that can be had, until one is chosen. Whoever has seen one as his is told that it is gone: no other takes its place by itself.
  const rooms = answer?.ok === true ? answer.rooms : undefined;
  const smallest = rooms?.[0]?.dinRoomCode ?? null;
  const follows = rooms !== undefined && (dinRoomCode === null) !== (smallest === null);
  useEffect(() => {
    if (follows) changeSearch((search) => ({ ...search, dinRoomCode: smallest }));
  }, [changeSearch, follows, smallest]);

  const told = useRef<ProdCode>(undefined);
  const tell = useEffectEvent(() => {
    const visit = visitDay === null ? null : { date: visitDay, heads: headCount({ adults, kids }) };
    // Another day for the same product is no second look at it.
    if (product === undefined || told.current === product.prodCode) return;
    told.current = product.prodCode;
    pushStep('view_item', createProductViewEvent(translations, product, visit));
  });
  useEffect(() => {
    if (opened !== undefined) tell();
  }, [opened]);

  return { page: data, isPending, order, answer, check };
}
