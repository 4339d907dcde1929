import type { Product } from '@dining/domain/products/product';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import { getTabClass, tabRowClass } from '@dining/ui/tabs';
import { Link } from '@tanstack/react-router';
import { useProductLink } from '../../entities/products/use-product-link';
import { useTranslations } from '../../lib/i18n';

interface ProductReviewTabsProps {
  target: { dinCode: DinCode; prodCode: ProdCode };
  product: Product | undefined;
  reviewsTitle: string;
}

/**
 * Shows a link to the product beside the current page of its reviews, styled like the tabs of the product page
 * (Spec §2.13). These are not tabs, because arrow keys must not open a page.
 */
export function ProductReviewTabs({ target, product, reviewsTitle }: ProductReviewTabsProps) {
  const { t } = useTranslations();
  const productLink = useProductLink(target, product);
  return (
    <nav aria-label={t('product.tabs.label')} className={tabRowClass}>
      <Link {...productLink} className={`${getTabClass(false)} inline-flex items-center`}>
        {t('review.tabs.product')}
      </Link>
      <span aria-current="page" className={`${getTabClass(true)} inline-flex items-center`}>
        {reviewsTitle}
      </span>
    </nav>
  );
}
