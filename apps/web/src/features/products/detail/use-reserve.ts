import type { OrderCheckResult } from '@dining/domain/orders/check-order';
import { useAlerts } from '@dining/ui/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { saveSheet } from '../../../entities/orders/active-draft';
import type { Order } from '../../../entities/orders/order';
import type { ProductPage } from '../../../entities/products/product';
import { formatVisitSearch, visitEditor } from '../../../entities/search/search-params';
import { useChangeSearch, useSearch } from '../../../entities/search/search-state';
import { saveReturnPath } from '../../../entities/session/return-path';
import { useSession } from '../../../entities/session/session';
import { useTranslations } from '../../../lib/i18n';
import { createPageHref } from '../../../lib/page-href';
import { promptMembersOnly } from '../offers/members-only';
import { showOrderAlert } from './order-alert';

interface PendingReservation {
  page: ProductPage | null | undefined;
  order: Order | null;
  check: (isMember: boolean) => Promise<OrderCheckResult | undefined>;
  onSoldOut: (order: Order) => Promise<boolean>;
  phone: string;
}

export function useReserve({ page, order, check, onSoldOut, phone }: PendingReservation) {
  const alerts = useAlerts();
  const changeSearch = useChangeSearch();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t } = translations;
  const navigate = useNavigate();
  const search = useSearch();
  const member = useSession()?.userDetails !== undefined;
  const saving = useMutation({ mutationFn: (newOrder: Order) => saveSheet(changeSearch, queryClient, newOrder) });
  const [checking, setChecking] = useState(false);
  const goToProducts = (hash = '') =>
    void (search.dinCode === null
      ? navigate({ to: '/reservation/step/1' })
      : navigate({
          to: '/reservation/step/2/$dinCode',
          params: { dinCode: search.dinCode },
          search: formatVisitSearch(search),
          hash,
        }));
  const previous = () => goToProducts();
  const changeVisit = () => goToProducts(visitEditor);

  const reserve = async () => {
    if (!page || saving.isPending || checking) return;
    if (order === null) {
      await alerts.show({ message: t('product.alerts.dayAndTime') });
      return changeVisit();
    }
    setChecking(true);
    const answer = await check(member);
    setChecking(false);
    if (answer === undefined) return;
    const { product, sold } = page.listed;
    if (!answer.ok && answer.error === 'members_only') {
      const signInHref = await promptMembersOnly(alerts, translations);
      if (signInHref === null) return;
      saveReturnPath(location.pathname + location.search);
      return void navigate({ href: signInHref });
    }
    if (!answer.ok && (answer.error === 'sold_out' || answer.error === 'no_room')) {
      if (await onSoldOut(order)) changeVisit();
      return;
    }
    if (!answer.ok) {
      const next = await showOrderAlert(alerts, translations, answer, { product, sold, party: search, phone });
      if (next === 'visit') changeVisit();
      if (next === 'products') previous();
      return;
    }
    // Saves before the sign-in dialog, which may start a session: two concurrent first requests would create two
    // sessions.
    await saving.mutateAsync(order);
    const memberSaving = order.memberQuote === null ? 0 : order.quote.payAmount - order.memberQuote.payAmount;
    const next = { dinCode: product.dinCode, prodCode: product.prodCode, totalPrice: order.quote.payAmount };
    changeSearch((current) => ({ ...current, ...next }));
    void navigate({
      href: createPageHref('reservationPayment', {}, formatVisitSearch({ ...search, ...next })),
      state: { memberSaving },
    });
  };
  return { reserve, reserving: saving.isPending || checking, previous, changeVisit };
}
