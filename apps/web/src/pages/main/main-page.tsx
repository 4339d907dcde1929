import { Page } from '@dining/ui/page';
import { Skeleton } from '@dining/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { createLazyHydrated } from '../../components/lazy-hydrate';
import { LoadFailed } from '../../components/load-failed';
import { useHotel, useOnSearchDifference, useSearch } from '../../entities/search/search-state';
import { getMainQuery } from '../../entities/venues/main-page-query';
import { TopBanner } from '../../features/hotels/top-banner';
import { BannerSkeleton } from '../../features/promotions/banner-skeleton';
import { type Translations, useTranslations } from '../../lib/i18n';
import { VenuesSkeleton } from './venues-skeleton';

// The served HTML shows the first picture; the code is only needed to show the others.
const MainPromotions = createLazyHydrated({
  name: 'main-promotions',
  loadOn: 'inView',
  useOnChange: useOnSearchDifference,
  load: async () => ({ Content: (await import('./main-promotions')).MainPromotions }),
  skeleton: () => <BannerSkeleton />,
});

const MainOffers = createLazyHydrated({
  name: 'main-offers',
  loadOn: 'scrolledIntoView',
  useOnChange: useOnSearchDifference,
  load: async ({ load }: Translations) => {
    const [{ MainOffers: Content }] = await Promise.all([import('./main-offers'), load(['main', 'offer'])]);
    return { Content };
  },
  skeleton: () => <VenuesSkeleton />,
});

// Visible at once but rarely used, so its code loads on first interaction.
const FinderBar = createLazyHydrated({
  name: 'finder-bar',
  loadOn: 'interaction',
  useOnChange: useOnSearchDifference,
  load: async ({ load }: Translations) => {
    const [{ FinderBar: Content }] = await Promise.all([
      import('../../features/availability/finder/finder-bar'),
      load(['availability']),
    ]);
    return { Content };
  },
  skeleton: () => <Skeleton height="3.5rem" />,
});

export function MainPage() {
  const translations = useTranslations();
  const { htlCode } = useSearch();
  const hotel = useHotel();
  const { data: main, isError, error, isFetching, refetch } = useQuery(getMainQuery(translations, htlCode));
  const hasFailed = main === undefined && isError;
  if (hotel === undefined) return null;
  return (
    <>
      <TopBanner finder={<FinderBar />} hotel={hotel}>
        {hasFailed && (
          <Page className="relative z-20 self-end pb-16">
            <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          </Page>
        )}
        {main === undefined ? !hasFailed && <BannerSkeleton /> : main.promList.length > 0 && <MainPromotions />}
      </TopBanner>
      <Page className="pt-14 md:pt-24">{!hasFailed && <MainOffers />}</Page>
    </>
  );
}
