import type { ResvCode } from '@dining/domain/shared/codes';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { daySalesQueries, stockQueries, usageQueries } from '../../entities/availability/availability-queries';
import { couponQueries } from '../../entities/coupons/queries';
import { clearActiveSheet } from '../../entities/orders/active-sheet';
import type { Order } from '../../entities/orders/order';
import { invalidateSheets } from '../../entities/orders/order-sheets';
import { productQueries } from '../../entities/products/product-queries';
import { saveNewBooking } from '../../entities/reservations/new-booking';
import { formatVisitSearch, visitEditorId } from '../../entities/search/search-params';
import { resetOrderAtNextStart, useChangeSearch, useSearch } from '../../entities/search/search-state';
import { useSession } from '../../entities/session/session';
import { deleteDraft } from '../../features/reservations/form/form-draft';
import { createPageHref } from '../../lib/page-href';
import type { CheckoutPlace } from './checkout-flow';

export function reloadOffers(queryClient: QueryClient): void {
  for (const { queryKey } of [productQueries, usageQueries, daySalesQueries, stockQueries, couponQueries])
    void queryClient.invalidateQueries({ queryKey });
  void invalidateSheets(queryClient);
}

export function useCheckoutNavigation({ product: { dinCode, prodCode } }: Order) {
  const changeSearch = useChangeSearch();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const search = useSearch();
  const isMember = useSession()?.userDetails !== undefined;

  const showBooked = async (resvCode: ResvCode, isNew: boolean): Promise<void> => {
    if (isNew) saveNewBooking(resvCode);
    deleteDraft();
    clearActiveSheet();
    resetOrderAtNextStart();
    reloadOffers(queryClient);
    await navigate({
      to: '/reservation/prod/payment/complete/$resvCode',
      params: { resvCode },
      replace: true,
      state: { isJustBooked: isNew },
    });
    changeSearch((current) => ({ ...current, menus: [], totalPrice: 0 }));
  };

  const goTo = (place: CheckoutPlace): Promise<void> => {
    switch (place) {
      case 'root':
        return navigate({ to: '/' });
      case 'reservations':
        return navigate({ to: isMember ? '/fnb/mypage/main' : '/reservation/lookup' });
      case 'product':
        return navigate({
          href: createPageHref('reservationDetail', { dinCode, prodCode }, formatVisitSearch(search)),
        });
      case 'time':
      case 'products':
        return navigate({
          to: '/reservation/step/2/$dinCode',
          params: { dinCode },
          search: formatVisitSearch(search),
          hash: place === 'time' ? visitEditorId : '',
        });
    }
  };
  return { showBooked, goTo };
}
