import { createPageInfo } from '@dining/domain/shared/pagination';
import { EmptyState } from '@dining/ui/empty-state';
import { Page } from '@dining/ui/page';
import { Pager } from '@dining/ui/pager';
import { RadioGroup } from '@dining/ui/radio-group';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LoadFailed } from '../../components/load-failed';
import type { PromotionListSearch } from '../../entities/promotions/promotion-params';
import { getPromotionsQuery } from '../../entities/promotions/queries';
import { useSearch } from '../../entities/search/search-state';
import { getVenuesQuery } from '../../entities/venues/venues';
import { PromotionCard, PromotionListSkeleton } from '../../features/promotions/promotion-card';
import { useNextFreeDays } from '../../features/promotions/promotion-offer';
import { VenueTabs } from '../../features/promotions/venue-tabs';
import { useTranslations } from '../../lib/i18n';
import { useOptimisticValue } from '../../lib/use-optimistic-value';

const route = getRouteApi('/fnb/prom/main');

export function PromotionListPage() {
  const { t } = useTranslations();
  const { htlCode } = useSearch();
  const [chosenSearch, chooseSearch] = useOptimisticValue(route.useSearch());
  const venues = useQuery(getVenuesQuery(htlCode)).data;
  // A restaurant of another hotel is ignored, so all promotions are shown.
  const isKnownVenue = venues === undefined || venues.some(({ dinCode }) => dinCode === chosenSearch.dinCode);
  const shownSearch = isKnownVenue ? chosenSearch : { ...chosenSearch, dinCode: undefined };
  const navigate = route.useNavigate();
  const showSearch = (search: PromotionListSearch) =>
    chooseSearch(search, navigate({ search, resetScroll: search.pageIndex !== undefined }));
  const { data, isPlaceholderData, isError, error, isFetching, refetch } = useQuery(
    getPromotionsQuery(htlCode, shownSearch),
  );
  const nextFreeDays = useNextFreeDays(data?.promotions ?? []);
  return (
    <Page className="pt-8 md:pt-14">
      <h1 className="heading mb-8 text-2xl md:mb-12 md:text-3xl">{t('promotion.title')}</h1>
      <VenueTabs
        dinCode={shownSearch.dinCode}
        htlCode={htlCode}
        onSelectVenue={(dinCode) => showSearch({ ...shownSearch, dinCode, pageIndex: undefined })}
      >
        <RadioGroup
          className="mb-8"
          inline
          label={t('promotion.filter.label')}
          labelHidden
          onChange={(value) =>
            showSearch({ ...shownSearch, promRunningYn: value === '' ? undefined : value, pageIndex: undefined })
          }
          options={[
            { value: '', label: t('promotion.filter.all') },
            { value: 'Y', label: t('promotion.filter.running') },
            { value: 'N', label: t('promotion.filter.ended') },
          ]}
          value={shownSearch.promRunningYn ?? ''}
        />
        {data === undefined && !isError && <PromotionListSkeleton />}
        {data === undefined && isError && (
          <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {data?.promotions.length === 0 && <EmptyState title={t('promotion.empty')} />}
        {data !== undefined && (
          <div aria-busy={isPlaceholderData} className="grid gap-12">
            <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2">
              {data.promotions.map((promotion, index) => (
                <li key={promotion.promCode}>
                  <PromotionCard isFirst={index === 0} nextFreeDays={nextFreeDays} promotion={promotion} />
                </li>
              ))}
            </ul>
            <PromotionPager
              paginationInfo={data.paginationInfo}
              onPageChange={(pageIndex) => showSearch({ ...shownSearch, pageIndex })}
            />
          </div>
        )}
      </VenueTabs>
    </Page>
  );
}

interface PromotionPagerProps {
  paginationInfo: { totalRecordCount: number; currentPageNo: number; recordCountPerPage: number };
  onPageChange: (page: number) => void;
}

function PromotionPager({ paginationInfo, onPageChange }: PromotionPagerProps) {
  const { t } = useTranslations();
  const { currentPageNo, lastPageNo, from, to, totalRecordCount } = createPageInfo(
    paginationInfo.totalRecordCount,
    paginationInfo.currentPageNo,
    paginationInfo.recordCountPerPage,
  );
  const position = t('promotion.paging', { from, to, total: totalRecordCount });
  if (totalRecordCount === 0) return null;
  // Spec §2.16: the position is also shown for a single page.
  if (lastPageNo <= 1) return <p className="text-center text-ink-soft text-sm">{position}</p>;
  return (
    <Pager
      label={t('promotion.title')}
      lastPage={lastPageNo}
      nextLabel={t('paging.next')}
      onPageChange={onPageChange}
      page={currentPageNo}
      positionLabel={position}
      previousLabel={t('paging.previous')}
    />
  );
}
