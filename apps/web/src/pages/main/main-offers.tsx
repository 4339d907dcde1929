import { Icon } from '@dining/ui/icon';
import { Section } from '@dining/ui/section';
import { Tabs } from '@dining/ui/tabs';
import { getLinkClass } from '@dining/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LazyDialog } from '../../components/lazy-dialog';
import { useHotel, useSearch } from '../../entities/search/search-state';
import { getMainQuery } from '../../entities/venues/main-page-query';
import { HotelLinks } from '../../features/hotels/hotel-links';
import { HotelPictures } from '../../features/hotels/hotel-pictures';
import { loadMenusDialog } from '../../features/products/menus/load-menus-dialog';
import { MainProducts } from '../../features/products/offers/main-products';
import { ReserveModal } from '../../flows/reserve-modal/reserve-modal';
import { useReserveProduct } from '../../flows/reserve-modal/use-reserve-product';
import { useServerRenderedData } from '../../lib/hydration';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { useCardListViewEvent } from './use-card-list-view-event';
import { VenuesSkeleton } from './venues-skeleton';

export function MainOffers() {
  const translations = useTranslations();
  const { t } = translations;
  const { htlCode } = useSearch();
  const hotel = useHotel();
  const query = getMainQuery(translations, htlCode);
  const main = useServerRenderedData(query.queryKey, useQuery(query).data);
  const [areMenusOpen, setAreMenusOpen] = useState(false);
  const { selectedProduct, reserve, close } = useReserveProduct();
  const [chosenDinCode, setChosenDinCode] = useState<string>();
  const venue = main?.dinList.find(({ dinCode }) => dinCode === chosenDinCode) ?? main?.dinList[0];
  useCardListViewEvent(venue);
  if (hotel === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-16 md:gap-24">
      {main === undefined && <VenuesSkeleton />}
      {main !== undefined && venue !== undefined && (
        <Section id="venues" title={t('main.venues')}>
          <Tabs
            items={main.dinList.map((mainVenue) => ({
              id: mainVenue.dinCode as string,
              label: localizeField(translations, mainVenue, 'dinName'),
            }))}
            label={t('main.venues')}
            onSelect={setChosenDinCode}
            selected={venue.dinCode}
          >
            <div className="mb-8 grid justify-items-start gap-2">
              <p className="max-w-text whitespace-pre-line text-ink-soft">
                {localizeField(translations, venue, 'dinDesc')}
              </p>
              <Link
                className={getLinkClass('next')}
                params={{ htlHmcCode: hotel.htlHmcCode, dinCode: venue.dinCode }}
                to="/dining/$htlHmcCode/$dinCode"
              >
                {t('main.about', { name: localizeField(translations, venue, 'dinName') })}
                <Icon name="chevron-right" size={18} />
              </Link>
            </div>
            <MainProducts
              key={venue.dinCode}
              label={localizeField(translations, venue, 'dinName')}
              onReserve={(product) => void reserve(product, venue)}
              products={venue.prodList}
            />
          </Tabs>
        </Section>
      )}
      <div className="grid gap-10 md:gap-14">
        {main !== undefined && <HotelPictures photos={main.htlPhotoList} />}
        <HotelLinks hotel={hotel} onOpenMenus={() => setAreMenusOpen(true)} />
      </div>
      {selectedProduct !== undefined && (
        <ReserveModal card={selectedProduct} key={selectedProduct.prodCode} onClose={close} />
      )}
      {areMenusOpen && (
        <LazyDialog load={loadMenusDialog} name="menus" onClose={() => setAreMenusOpen(false)}>
          {({ MenusDialog }) => (
            <MenusDialog
              onClose={() => setAreMenusOpen(false)}
              venues={(main?.dinList ?? []).map((mainVenue) => ({
                dinCode: mainVenue.dinCode,
                name: localizeField(translations, mainVenue, 'dinName'),
              }))}
            />
          )}
        </LazyDialog>
      )}
    </div>
  );
}
