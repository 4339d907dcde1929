import { picturePlaces } from '@dining/contract/codecs/picture-places';
import type { Promotion } from '@dining/contract/codecs/promotion';
import { BottomBar } from '@dining/ui/bottom-bar';
import { getButtonClass } from '@dining/ui/button';
import { EmptyState } from '@dining/ui/empty-state';
import { joinClasses } from '@dining/ui/join-classes';
import { Page } from '@dining/ui/page';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getPromotionQuery } from '../../entities/promotions/queries';
import { useSearch } from '../../entities/search/search-state';
import { Markdown } from '../../features/promotions/markdown';
import { formatPromotionPrice, NextFreeDay, useNextFreeDays } from '../../features/promotions/promotion-offer';
import { PromotionPicture } from '../../features/promotions/promotion-picture';
import { PromotionStatus } from '../../features/promotions/promotion-status';
import { VenueTabs } from '../../features/promotions/venue-tabs';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { usePageTitle } from '../../lib/page-title';
import { PromotionSkeleton } from './promotion-skeleton';

const route = getRouteApi('/fnb/prom/detail');

export function PromotionDetailPage() {
  const { promCode } = route.useSearch();
  return (
    <Page className="pt-8 md:pt-14">
      {promCode === undefined ? <NoPromotion /> : <PromotionDetail promCode={promCode} />}
    </Page>
  );
}

function PromotionDetail({ promCode }: Required<ReturnType<typeof route.useSearch>>) {
  const translations = useTranslations();
  const { htlCode } = useSearch();
  const navigate = route.useNavigate();
  const { data, error } = useQuery({
    ...getPromotionQuery(promCode),
    throwOnError: ({ code }, { state }) =>
      state.data === undefined && code !== 'not_found' && code !== 'invalid_request',
  });
  usePageTitle({ promotion: data && localizeText(translations, data.promotion.name) });
  if (error !== null && data === undefined) return <NoPromotion />;
  const venueCode = data?.promotion.dinCode ?? undefined;
  return (
    <VenueTabs
      dinCode={venueCode}
      htlCode={data?.promotion.htlCode ?? htlCode}
      onSelectVenue={(dinCode) =>
        void navigate({ to: '/fnb/prom/main', search: dinCode === undefined ? {} : { dinCode } })
      }
    >
      {data === undefined ? (
        <PromotionSkeleton />
      ) : (
        <>
          <article className="mx-auto grid max-w-3xl gap-8">
            <header className="grid gap-3">
              <p className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
                <PromotionStatus promotion={data.promotion} />
              </p>
              <h1 className="heading text-2xl md:text-3xl">{localizeText(translations, data.promotion.name)}</h1>
              <p className="text-ink-soft">{localizeText(translations, data.promotion.simpleDescription)}</p>
            </header>
            <PromotionPicture
              alt={localizeText(translations, data.promotion.bannerAlt)}
              className="rounded-md"
              narrowPath={data.promotion.bannerMobile}
              priority
              place={picturePlaces.promotionPage}
              widePath={data.promotion.banner}
            />
            <Markdown text={localizeText(translations, data.content)} />
            <BackLink />
          </article>
          <PromotionBookingBar promotion={data.promotion} />
        </>
      )}
    </VenueTabs>
  );
}

/** Shows the price of a running promotion's product, with a link to reserve it. */
function PromotionBookingBar({ promotion }: { promotion: Promotion }) {
  const translations = useTranslations();
  const { t } = translations;
  const nextFreeDays = useNextFreeDays([promotion]);
  const { running, product, dinCode } = promotion;
  if (!running || product === null || dinCode === null) return null;
  const price = formatPromotionPrice(translations, promotion);
  const name = localizeText(translations, promotion.name);
  return (
    <BottomBar
      action={
        <Link
          className={getButtonClass({ variant: 'primary' })}
          params={{ dinCode, prodCode: product.prodCode }}
          to="/reservation/prod/detail/$dinCode/$prodCode"
        >
          {t('common.buttons.reserve')}
          <VisuallyHidden>{` · ${name}`}</VisuallyHidden>
        </Link>
      }
      alwaysVisible
      label={<NextFreeDay nextFreeDays={nextFreeDays} promotion={promotion} />}
      value={price === '' ? name : price}
    />
  );
}

function NoPromotion() {
  const { t } = useTranslations();
  const listLink = (
    <Link className={getButtonClass({ variant: 'primary' })} to="/fnb/prom/main">
      {t('promotion.toAll')}
    </Link>
  );
  return <EmptyState action={listLink} level={1} title={t('promotion.missing')} />;
}

function BackLink() {
  const { t } = useTranslations();
  return (
    <Link
      className={joinClasses(getButtonClass(), 'w-fit')}
      onClick={(event) => {
        if (history.length <= 1) return;
        event.preventDefault();
        history.back();
      }}
      to="/fnb/prom/main"
    >
      {t('common.buttons.previous')}
    </Link>
  );
}
