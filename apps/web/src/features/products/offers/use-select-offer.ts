import { areMenusWithinParty } from '@dining/domain/products/menu-rule';
import { useAlerts } from '@dining/ui/alerts';
import { type NavigateOptions, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { createItemSelectEvent } from '../../../entities/analytics/lists';
import { formatVisitSearch } from '../../../entities/search/search-params';
import { useChangeSearch, useSearch } from '../../../entities/search/search-state';
import { saveReturnPath } from '../../../entities/session/return-path';
import { useSession } from '../../../entities/session/session';
import { useAnalytics } from '../../../lib/analytics';
import { useTranslations } from '../../../lib/i18n';
import { createPageHref } from '../../../lib/page-href';
import { promptMembersOnly } from './prompt-members-only';
import type { ListWithItems } from './use-list-view-report';
import type { ProductOffer } from './use-products-at-visit';

type SelectOptions = Pick<NavigateOptions, 'replace' | 'state'>;

/**
 * Returns a function that opens the page of a listed product. It asks guests to sign in or join for members-only
 * products (Spec §2.3).
 */
export function useSelectOffer(list: ListWithItems | null) {
  const changeSearch = useChangeSearch();
  const alerts = useAlerts();
  const { pushEvent } = useAnalytics();
  const translations = useTranslations();
  const navigate = useNavigate();
  const search = useSearch();
  const isMember = useSession()?.userDetails !== undefined;
  const isSelecting = useRef(false);

  const createNextSearch = ({ listedProduct: { product }, availability }: ProductOffer) => {
    const rooms = availability.ok ? availability.rooms : [];
    // Keeps the menus of the same product unless they exceed what the new party needs.
    const menus =
      search.prodCode === product.prodCode && areMenusWithinParty(product, search.menus, search) ? search.menus : [];
    const room = rooms.find(({ dinRoomCode }) => dinRoomCode === search.dinRoomCode) ?? rooms[0];
    const { prodCode } = product;
    return { ...search, prodCode, menus, totalPrice: 0, dinRoomCode: room?.dinRoomCode ?? null };
  };

  const select = async (offer: ProductOffer, options: SelectOptions) => {
    const { product } = offer.listedProduct;
    const { dinCode, prodCode } = product;
    if (list !== null) pushEvent('select_item', createItemSelectEvent(...list, prodCode));
    if (product.membersOnly && !isMember) {
      const signInHref = await promptMembersOnly(alerts, translations);
      if (signInHref === null) return;
      saveReturnPath(location.pathname + location.search);
      return navigate({ href: signInHref });
    }
    const nextSearch = createNextSearch(offer);
    changeSearch(() => nextSearch);
    const href = createPageHref('reservationDetail', { dinCode, prodCode }, formatVisitSearch(nextSearch));
    return navigate({ href, ...options });
  };

  // Ignores presses while an earlier one is being handled.
  return async (offer: ProductOffer, options: SelectOptions = {}) => {
    if (isSelecting.current) return;
    isSelecting.current = true;
    await select(offer, options).finally(() => {
      isSelecting.current = false;
    });
  };
}
