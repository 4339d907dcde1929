import { useAlerts } from '@dining/ui/alerts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createItemSelectEvent, createMainPageList } from '../../entities/analytics/lists';
import { saveReturnPath } from '../../entities/session/return-path';
import { useSession } from '../../entities/session/session';
import type { MainVenue, ProductCardData } from '../../entities/venues/main-page-query';
import { promptMembersOnly } from '../../features/products/offers/prompt-members-only';
import { useAnalytics } from '../../lib/analytics';
import { useTranslations } from '../../lib/i18n';
import { createPageHref } from '../../lib/page-href';

/**
 * Stores which product of the main page or of a restaurant's page is being reserved. Asks visitors to sign in for
 * members-only products (Spec §2.3).
 */
export function useReserveProduct() {
  const alerts = useAlerts();
  const { pushEvent } = useAnalytics();
  const translations = useTranslations();
  const navigate = useNavigate();
  const isMember = useSession()?.userDetails !== undefined;
  const [selectedProduct, setSelectedProduct] = useState<ProductCardData>();
  const reserve = async (product: ProductCardData, venue: MainVenue) => {
    pushEvent('select_item', createItemSelectEvent(...createMainPageList(translations, venue), product.prodCode));
    if (product.prodMemberOnlyYn !== 'Y' || isMember) return setSelectedProduct(product);
    const signInHref = await promptMembersOnly(alerts, translations);
    if (signInHref === null) return;
    const { dinCode, prodCode, prodResvType } = product;
    saveReturnPath(
      createPageHref('reservationDetail', { dinCode, prodCode }, { dinCode, prodCode, resvType: prodResvType }),
    );
    await navigate({ href: signInHref });
  };
  return { selectedProduct, reserve, close: () => setSelectedProduct(undefined) };
}
