import type { OrderCheckResult } from '@dining/domain/orders/check-order';
import { useAlerts } from '@dining/ui/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { saveSheet } from '../../../entities/orders/active-sheet';
import type { Order } from '../../../entities/orders/order';
import type { ProductPage } from '../../../entities/products/product';
import { formatVisitSearch, visitEditorId } from '../../../entities/search/search-params';
import { useChangeSearch, useSearch } from '../../../entities/search/search-state';
import { saveReturnPath } from '../../../entities/session/return-path';
import { useSession } from '../../../entities/session/session';
import { useTranslations } from '../../../lib/i18n';
import { createPageHref } from '../../../lib/page-href';
import { promptMembersOnly } from '../offers/prompt-members-only';
import { showOrderAlert } from './order-alert';

interface ReserveOptions {
  page: ProductPage | null | undefined;
  order: Order | null;
  /** Checks the order; resolves to undefined while availability is unknown. */
  check: (isMember: boolean) => Promise<OrderCheckResult | undefined>;
  /** Offers other times. Resolves to true if the guest wants to see all times. */
  onSoldOut: (order: Order) => Promise<boolean>;
  /** Phone number of the venue; empty if it has none. */
  phone: string;
}

export function useReserve({ page, order, check, onSoldOut, phone }: ReserveOptions) {
  const alerts = useAlerts();
  const changeSearch = useChangeSearch();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t } = translations;
  const navigate = useNavigate();
  const search = useSearch();
  const isMember = useSession()?.userDetails !== undefined;
  const saveMutation = useMutation({ mutationFn: (newOrder: Order) => saveSheet(changeSearch, queryClient, newOrder) });
  const [isChecking, setIsChecking] = useState(false);
  const openProductStep = (hash = '') =>
    void (search.dinCode === null
      ? navigate({ to: '/reservation/step/1' })
      : navigate({
          to: '/reservation/step/2/$dinCode',
          params: { dinCode: search.dinCode },
          search: formatVisitSearch(search),
          hash,
        }));
  const goToProducts = () => openProductStep();
  const changeVisit = () => openProductStep(visitEditorId);

  const reserve = async () => {
    if (!page || saveMutation.isPending || isChecking) return;
    if (order === null) {
      await alerts.show({ message: t('product.alerts.dayAndTime') });
      return changeVisit();
    }
    setIsChecking(true);
    const result = await check(isMember);
    setIsChecking(false);
    if (result === undefined) return;
    const { product, sold } = page.listedProduct;
    if (!result.ok && result.error === 'members_only') {
      const signInHref = await promptMembersOnly(alerts, translations);
      if (signInHref === null) return;
      saveReturnPath(location.pathname + location.search);
      return void navigate({ href: signInHref });
    }
    if (!result.ok && (result.error === 'sold_out' || result.error === 'no_room')) {
      if (await onSoldOut(order)) changeVisit();
      return;
    }
    if (!result.ok) {
      const action = await showOrderAlert(alerts, translations, result, { product, sold, party: search, phone });
      if (action === 'visit') changeVisit();
      if (action === 'products') goToProducts();
      return;
    }
    // Saves before the navigation, whose sign-in dialog may start a session: two concurrent first requests would create
    // two sessions.
    await saveMutation.mutateAsync(order);
    const memberSaving = order.memberQuote === null ? 0 : order.quote.payAmount - order.memberQuote.payAmount;
    const orderedProduct = { dinCode: product.dinCode, prodCode: product.prodCode, totalPrice: order.quote.payAmount };
    changeSearch((current) => ({ ...current, ...orderedProduct }));
    void navigate({
      href: createPageHref('reservationPayment', {}, formatVisitSearch({ ...search, ...orderedProduct })),
      state: { memberSaving },
    });
  };
  return { reserve, isReserving: saveMutation.isPending || isChecking, goToProducts, changeVisit };
}
