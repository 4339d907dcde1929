import type { Product } from '@dining/domain/products/product';
import { formatReviewCount } from '@dining/domain/reviews/count';
import { Tabs } from '@dining/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LazyComponent } from '../../components/lazy-component';
import { getReviewTotalQuery, useAreReviewsShown } from '../../entities/reviews/queries';
import { useIsHydrated } from '../../lib/hydration';
import { type Translations, useTranslations } from '../../lib/i18n';
import { ReviewsSkeleton } from './reviews-skeleton';

interface ProductTabsProps {
  product: Product;
  children: ReactNode;
}

const loadFirstReviews = async ({ load }: Translations) => {
  const [module] = await Promise.all([import('./first-reviews'), load(['review'])]);
  return { FirstReviews: module.FirstReviews };
};

/**
 * Shows the product's details and, if the hotel shows reviews, a tab for the reviews (Spec §2.10). Until that tab is
 * opened, fetches only the number of reviews. The URL stores the open tab, for Back and reload.
 */
export function ProductTabs({ product, children }: ProductTabsProps) {
  const { t } = useTranslations();
  const navigate = useNavigate();
  // The server does not receive the URL's hash, so the tab that it names opens after hydration.
  const isHydrated = useIsHydrated();
  const areReviewsOpen = useLocation({ select: ({ hash }) => hash === 'reviews' }) && isHydrated;
  const areReviewsShown = useAreReviewsShown(product.htlCode);
  const total = useQuery({ ...getReviewTotalQuery(product), enabled: areReviewsShown }).data;
  if (!areReviewsShown) return children;
  const openTab = (id: 'details' | 'reviews') =>
    void navigate({
      to: '.',
      search: true,
      hash: id === 'reviews' ? id : '',
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  return (
    <Tabs
      items={[
        { id: 'details', label: t('product.tabs.details') },
        {
          id: 'reviews',
          label:
            total === undefined || total === 0
              ? t('product.tabs.reviewsUncounted')
              : t('product.tabs.reviews', { count: formatReviewCount(total) }),
        },
      ]}
      label={t('product.tabs.label')}
      onSelect={openTab}
      selected={areReviewsOpen ? 'reviews' : 'details'}
    >
      {areReviewsOpen ? (
        <LazyComponent load={loadFirstReviews} name="first-reviews" skeleton={<ReviewsSkeleton />}>
          {({ FirstReviews }) => <FirstReviews target={product} />}
        </LazyComponent>
      ) : (
        children
      )}
    </Tabs>
  );
}
