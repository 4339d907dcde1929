import { changeHotel } from '@dining/domain/search/search-state';
import { useAlerts } from '@dining/ui/alerts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useHotels } from '../../entities/app/app-data';
import { toSearchHotel, useChangeSearch } from '../../entities/search/search-state';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { loadSiteFile } from '../../lib/site-file';

/** The order on this page belongs to one hotel, so changing the hotel needs confirmation. */
const paymentPage = '/reservation/prod/payment';

/** Pages that stay open when the hotel changes. All others lead to the main page of the new hotel. */
const hotelIndependentPages = ['/', '/fnb/find', '/reservation/step/1', '/login'];

/**
 * Returns a function that changes the hotel of the whole site and then calls `onChosen`. Does neither if the guest
 * decides to stay with an order or goes back meanwhile.
 */
export function useChooseHotel(onChosen?: () => void): (htlCode: string) => Promise<void> {
  const alerts = useAlerts();
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const hotels = useHotels();
  const navigate = useNavigate();
  const path = useLocation({ select: (location) => location.pathname });
  return async (htlCode) => {
    const newHotel = hotels.find((hotel) => hotel.htlCode === htlCode);
    if (newHotel === undefined) return;
    if (path === paymentPage) {
      const { confirmLeavingOrder } = await loadSiteFile(() => import('./confirm-leaving-order'));
      if (!(await confirmLeavingOrder(alerts, translations, localizeField(translations, newHotel, 'htlName')))) return;
    }
    // Navigates before changing the hotel, so that the previous page and its history entry stay unchanged.
    if (!hotelIndependentPages.includes(path)) {
      let hasGoneBack = false;
      const handlePopState = () => {
        hasGoneBack = true;
      };
      addEventListener('popstate', handlePopState);
      await navigate({ to: '/' }).finally(() => removeEventListener('popstate', handlePopState));
      // After going back, the guest is on a page of the previous hotel, which stays chosen.
      if (hasGoneBack) return;
    }
    changeSearch((search) => changeHotel(search, toSearchHotel(newHotel)));
    // A URL that names the previous hotel would restore that hotel on reload; "all" names no hotel.
    if (/hotelCode=(?!all)|dinCode=/.test(location.search))
      void navigate({
        to: '.',
        search: (current: object) => ({ ...current, hotelCode: newHotel.htlHmcCode, dinCode: undefined }),
        replace: true,
        resetScroll: false,
      });
    onChosen?.();
  };
}
