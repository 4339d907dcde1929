import { pageAt } from '@dining/contract/pages';
import type { Product } from '@dining/domain/products/product';
import { reviewCountText } from '@dining/domain/reviews/count';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../../lib/i18n';
import { useHotels } from '../../state/app-data';
import { reviewTotalQuery } from './queries';

interface ProductTabsProps {
  product: Product;
  children: ReactNode;
}

/** Details, and beside them the way to the reviews where the hotel has reviews switched on (Spec §2.10). */
export function ProductTabs({ product, children }: ProductTabsProps) {
  const navigate = useNavigate();
  const { dinCode, prodCode, htlCode } = product;
  const list = `/review/list/${encodeURIComponent(dinCode)}/${encodeURIComponent(prodCode)}`;
  const on = useHotels().find((hotel) => hotel.htlCode === htlCode)?.resvReviewYn === 'Y' && pageAt(list) !== undefined;
  const total = useQuery({ ...reviewTotalQuery(dinCode, prodCode), enabled: on }).data ?? 0;
  if (!on) return children;
  return (
    <Tabs
      items={[
        { id: 'details', label: t('product.tabs.details') },
        { id: 'reviews', label: t('product.tabs.reviews', { count: reviewCountText(total) }) },
      ]}
      label={t('product.tabs.label')}
      onSelect={(id) => id === 'reviews' && void navigate({ href: list })}
      selected="details"
    >
      {children}
    </Tabs>
  );
}
