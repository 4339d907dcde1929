import { type DinCode, type ProdCode, toCode } from '@dining/domain/shared/codes';
import { Columns } from '@dining/ui/columns';
import { Page } from '@dining/ui/page';
import { Skeleton } from '@dining/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { NotFoundState } from '../../components/not-found-state';
import { getProductQuery } from '../../entities/products/product';
import { useAreReviewsShown } from '../../entities/reviews/queries';
import { AllReviews, useReviews } from '../../features/reviews/all-reviews';
import { formatReviewsTitle } from '../../features/reviews/reviews-title';
import { useTranslations } from '../../lib/i18n';
import { localizeField, localizeText } from '../../lib/localize-text';
import { usePageTitle } from '../../lib/page-title';
import { ProductReviewTabs } from './product-review-tabs';
import { ReviewedProduct } from './reviewed-product';

const route = getRouteApi('/review/list/$dinCode/$prodCode');

export function ReviewListPage() {
  const translations = useTranslations();
  const { t } = translations;
  const params = route.useParams();
  const target = { dinCode: toCode<DinCode>(params.dinCode), prodCode: toCode<ProdCode>(params.prodCode) };
  const { pageIndex = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const productResult = useQuery({ ...getProductQuery(target.dinCode, target.prodCode, null), networkMode: 'always' });
  const listedProduct = productResult.data?.listedProduct;
  const reviews = useReviews(target, pageIndex);
  // Without the product, its hotel is unknown, and the reviews are shown.
  const areReviewsShown = useAreReviewsShown(listedProduct?.product.htlCode) || listedProduct === undefined;
  // Without the product, for example because it is no longer sold, its name is taken from a review.
  const [firstReview] = reviews.data?.reviewList ?? [];
  const name =
    listedProduct === undefined
      ? firstReview && localizeField(translations, firstReview, 'prodName')
      : localizeText(translations, listedProduct.product.name);
  usePageTitle({ product: name });
  if (reviews.error?.code === 'unknown_product' || reviews.error?.status === 400)
    return <NotFoundState title={t('product.empty')} />;

  const isPending = productResult.isPending || (productResult.data === null && reviews.isPending);
  const total = reviews.data?.paginationInfo.totalRecordCount;
  const showPage = (page: number) =>
    void navigate({ search: page > 1 ? { pageIndex: page } : {}, resetScroll: false, to: '.' });
  return (
    <Page className="grid grid-cols-1 gap-8 pt-8 pb-12 md:pt-14">
      <header className="grid gap-2">
        <p className="eyebrow">{t('review.title')}</p>
        <h1 className="heading text-2xl md:text-3xl">
          {name ?? (isPending ? <Skeleton height="2.5rem" width="min(26rem, 80%)" /> : t('review.title'))}
        </h1>
      </header>
      {productResult.data !== null && (
        <ProductReviewTabs
          target={target}
          product={listedProduct?.product}
          reviewsTitle={formatReviewsTitle(translations, areReviewsShown ? total : undefined)}
        />
      )}
      <Columns aside={listedProduct !== undefined && <ReviewedProduct listedProduct={listedProduct} />}>
        <AllReviews key={target.prodCode} areReviewsShown={areReviewsShown} onPageChange={showPage} reviews={reviews} />
      </Columns>
    </Page>
  );
}
