import { decodeVenue } from '@dining/contract/codecs/venue';
import type { FinderQuery } from '@dining/domain/search/finder-query';
import { changeHotel } from '@dining/domain/search/search-state';
import { noFilter } from '@dining/domain/search/venue-filter';
import { type DinCode, toCode } from '@dining/domain/shared/codes';
import { BottomBar } from '@dining/ui/bottom-bar';
import { getButtonClass } from '@dining/ui/button';
import { Columns } from '@dining/ui/columns';
import { Page } from '@dining/ui/page';
import { Section } from '@dining/ui/section';
import { Stack } from '@dining/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NotFoundState } from '../../components/not-found-state';
import { type Hotel, useHotels } from '../../entities/app/app-data';
import { useFinderQuery } from '../../entities/search/finder-query';
import { toSearchHotel, useChangeSearch } from '../../entities/search/search-state';
import { getRestaurantQuery, type Restaurant } from '../../entities/venues/restaurant';
import { useToday } from '../../lib/clock';
import { formatFacts, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { usePageTitle } from '../../lib/page-title';
import { Gallery } from './gallery';
import { NewestReviews } from './newest-reviews';
import { ReserveLink } from './reserve-link';
import { RestaurantProducts } from './restaurant-products';
import { RestaurantSkeleton } from './restaurant-skeleton';
import { Today } from './today';
import { VenueFacts } from './venue-facts';

const route = getRouteApi('/dining/$htlHmcCode/$dinCode');

/** Shows the page of a restaurant (decisions 53 and 61). */
export function RestaurantPage() {
  const translations = useTranslations();
  const { t } = translations;
  const { htlHmcCode, dinCode } = route.useParams();
  const { data, error } = useQuery({
    ...getRestaurantQuery(translations, htlHmcCode, toCode<DinCode>(dinCode)),
    throwOnError: ({ code }, { state }) =>
      state.data === undefined && code !== 'unknown_venue' && code !== 'invalid_request',
  });
  const hotel = useHotels().find((other) => other.htlHmcCode === htlHmcCode);
  useChangeSearchHotel(data && hotel);
  usePageTitle({ venue: data && localizeField(translations, data, 'dinName') });
  if (hotel === undefined || (error !== null && data === undefined))
    return (
      <NotFoundState
        alternative={
          <Link className={getButtonClass()} to="/fnb/dinInfo">
            {t('restaurant.all')}
          </Link>
        }
        title={t('restaurant.missing')}
      />
    );
  return data === undefined ? <RestaurantSkeleton /> : <RestaurantContent hotel={hotel} restaurant={data} />;
}

/** Changes the hotel of the search to the hotel of the page, so that reservations from this page are for that hotel. */
function useChangeSearchHotel(hotel: Hotel | undefined): void {
  const changeSearch = useChangeSearch();
  useEffect(() => {
    if (hotel !== undefined)
      changeSearch((search) => (search.htlCode === hotel.htlCode ? search : changeHotel(search, toSearchHotel(hotel))));
  }, [changeSearch, hotel]);
}

interface RestaurantContentProps {
  restaurant: Restaurant;
  hotel: Hotel;
}

function RestaurantContent({ restaurant, hotel }: RestaurantContentProps) {
  const translations = useTranslations();
  const { t } = translations;
  const venue = decodeVenue(restaurant);
  const finderQuery: FinderQuery = {
    ...useFinderQuery(),
    ...noFilter,
    isForAllHotels: false,
    day: useToday(),
    meal: null,
  };
  const name = localizeField(translations, restaurant, 'dinName');
  const chefText = localizeField(translations, restaurant, 'dinChefDesc');
  const prices = restaurant.prodList.flatMap(({ prodPriceType, prodFromPrice }) =>
    prodPriceType === 'menu' && prodFromPrice !== null ? [prodFromPrice] : [],
  );
  return (
    <Page className="pb-12 md:pt-8">
      <article>
        <Gallery name={name} pictures={restaurant.dinGalleryList}>
          <p className="text-sm tracking-wider">{localizeField(translations, restaurant, 'dinKitchen')}</p>
          <h1 className="heading text-display">{name}</h1>
          <p className="mt-1 text-sm">
            {formatFacts(translations, [
              localizeField(translations, hotel, 'htlName'),
              localizeField(translations, restaurant, 'dinLoc'),
            ])}
          </p>
        </Gallery>
        <Columns
          aside={<Today hotel={hotel} venue={venue} finderQuery={finderQuery} />}
          asideFirstOnNarrow
          className="mt-6 md:mt-12"
        >
          <Stack gap={16}>
            <p className="max-w-text whitespace-pre-line text-lg">
              {localizeField(translations, restaurant, 'dinDesc')}
            </p>
            <RestaurantProducts restaurant={restaurant} />
            {chefText !== '' && (
              <Section id="chef" title={t('restaurant.chef')}>
                <figure className="grid gap-4">
                  <blockquote className="heading max-w-text whitespace-pre-line text-lg">{chefText}</blockquote>
                  <figcaption className="text-ink-soft text-sm">
                    {localizeField(translations, restaurant, 'dinChefName')}
                  </figcaption>
                </figure>
              </Section>
            )}
            <VenueFacts hotel={hotel} restaurant={restaurant} />
            <NewestReviews restaurant={restaurant} />
          </Stack>
        </Columns>
      </article>
      <BottomBar
        action={<ReserveLink party={finderQuery.party} venue={venue} />}
        label={name}
        value={
          prices.length === 0
            ? undefined
            : t('offer.priceFrom', { price: formatWon(translations, Math.min(...prices)) })
        }
      />
    </Page>
  );
}
