import { useNavigate } from '@tanstack/react-router';
import { pushStep } from '../../lib/analytics';
import { pageHref } from '../../lib/page-href';
import { ownText } from '../../lib/text-for';
import { rememberPath } from '../../state/returning';
import { addressOf } from '../../state/search-params';
import { changeSearch, useSearch } from '../../state/search-state';
import { useSession } from '../../state/session';
import { askMembersOnly } from './members-only';
import type { ProductOffer } from './use-products-at-visit';

/** Takes a product on to its own page; one for members alone asks a visitor to sign in first (Spec §2.3). */
export function useSelectOffer() {
  const navigate = useNavigate();
  const search = useSearch();
  const member = useSession()?.userDetails !== undefined;
  return async ({ listed: { product }, answer }: ProductOffer) => {
    if (product.membersOnly && !member) {
      const way = await askMembersOnly();
      if (way === null) return;
      rememberPath(location.pathname + location.search);
      return void navigate({ href: way });
    }
    const { dinCode, prodCode } = product;
    const rooms = answer.ok ? answer.rooms : [];
    const next = { ...search, prodCode, menus: [], totalPrice: 0, dinRoomCode: rooms[0]?.dinRoomCode ?? null };
    changeSearch(() => next);
    pushStep('select_item', {
      item_list_id: dinCode,
      items: [
        { item_id: prodCode, item_name: ownText(product.name), item_brand: dinCode, item_category: product.reservationType },
      ],
    });
    void navigate({ href: pageHref('reservationDetail', { dinCode, prodCode }, addressOf(next)) });
  };
}
