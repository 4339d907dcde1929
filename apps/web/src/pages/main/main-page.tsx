import { Page } from '@dining/ui/page';
import { Skeleton } from '@dining/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazyHydrate } from '../../components/lazy-hydrate';
import { LoadFailed } from '../../components/load-failed';
import { useHotel, useOnOwnSearch, useSearch } from '../../entities/search/search-state';
import { mainQuery } from '../../entities/venues/main';
import { TopBanner } from '../../features/hotels/top-banner';
import { BannerSkeleton } from '../../features/promotions/banner-skeleton';
import { type Translations, useTranslations } from '../../lib/i18n';
import { VenuesSkeleton } from './venues-skeleton';

// On phones below the first screen.
const MainPromotions = lazyHydrate({
  name: 'main-promotions',
  loadOn: 'display',
  useOnChange: useOnOwnSearch,
  load: async () => ({ Part: (await import('./main-promotions')).MainPromotions }),
  skeleton: () => <BannerSkeleton />,
});

const MainOffers = lazyHydrate({
  name: 'main-offers',
  loadOn: 'sight',
  useOnChange: useOnOwnSearch,
  load: async ({ load }: Translations) => {
    const [{ MainOffers: Part }] = await Promise.all([import('./main-offers'), load(['main', 'offer'])]);
    return { Part };
  },
  skeleton: () => <VenuesSkeleton />,
});

// Visible at once but rarely used, so its code loads on first interaction.
const FindBar = lazyHydrate({
  name: 'find-bar',
  loadOn: 'touch',
  useOnChange: useOnOwnSearch,
  load: async ({ load }: Translations) => {
    const [{ FindBar: Part }] = await Promise.all([
      import('../../features/availability/finder/find-bar'),
      load(['availability']),
    ]);
    return { Part };
  },
  skeleton: () => <Skeleton className="h-114! md:h-38!" />,
});

/** The hotel's main page: banner, promotions, venues and links (Spec §2.2). */
export function MainPage() {
  const translations = useTranslations();
  const { htlCode } = useSearch();
  const hotel = useHotel();
  const { data: main, isError, error, isFetching, refetch } = useQuery(mainQuery(translations, htlCode));
  const failed = main === undefined && isError;
  if (hotel === undefined) return null;
  return (
    <>
      <TopBanner find={<FindBar />} hotel={hotel}>
        {failed && <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {main === undefined ? !failed && <BannerSkeleton /> : main.promList.length > 0 && <MainPromotions />}
      </TopBanner>
      <Page className="pt-14 md:pt-24">{!failed && <MainOffers />}</Page>
    </>
  );
}
