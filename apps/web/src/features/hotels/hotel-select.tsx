import { changeHotel } from '@dining/domain/search/search-state';
import { useAlerts } from '@dining/ui/alerts';
import { BareSelect } from '@dining/ui/bare-select';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useHotels } from '../../entities/app/app-data';
import { toSearchHotel, useChangeSearch, useHotel } from '../../entities/search/search-state';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { loadSiteFile } from '../../lib/site-file';

const orderPage = '/reservation/prod/payment';

const pagesOfAnyHotel = ['/', '/fnb/find', '/reservation/step/1', '/login'];

export function HotelSelect({ onChosen }: { onChosen: () => void }) {
  const alerts = useAlerts();
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  const hotel = useHotel();
  const navigate = useNavigate();
  const path = useLocation({ select: (location) => location.pathname });
  const choose = async (htlCode: string) => {
    const chosenHotel = hotels.find((other) => other.htlCode === htlCode);
    if (chosenHotel === undefined) return;
    if (path === orderPage) {
      const { confirmLeavingOrder } = await loadSiteFile(() => import('./confirm-leaving-order'));
      if (!(await confirmLeavingOrder(alerts, translations, localizeField(translations, chosenHotel, 'htlName'))))
        return;
    }
    // Navigates before changing the hotel, so that the current page and its history entry stay as they were.
    if (!pagesOfAnyHotel.includes(path)) {
      let wentBack = false;
      const note = () => {
        wentBack = true;
      };
      addEventListener('popstate', note);
      await navigate({ to: '/' }).finally(() => removeEventListener('popstate', note));
      // A guest who has gone back is on a page of the previous hotel. One who has moved on gets the new hotel.
      if (wentBack) return;
    }
    changeSearch((search) => changeHotel(search, toSearchHotel(chosenHotel)));
    // Such an address would restore the previous hotel on reload; "all" names none.
    if (/hotelCode=(?!all)|dinCode=/.test(location.search))
      void navigate({
        to: '.',
        search: (at: object) => ({ ...at, hotelCode: chosenHotel.htlHmcCode, dinCode: undefined }),
        replace: true,
        resetScroll: false,
      });
    onChosen();
  };
  return (
    <BareSelect
      label={t('common.header.hotel')}
      onChange={(event) => void choose(event.target.value)}
      options={hotels.map((other) => ({ value: other.htlCode, label: localizeField(translations, other, 'htlName') }))}
      value={hotel?.htlCode ?? ''}
    />
  );
}
