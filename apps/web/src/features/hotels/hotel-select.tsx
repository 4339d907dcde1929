import { changeHotel } from '@dining/domain/search/search-state';
import { useAlerts } from '@dining/ui/alerts';
import { BareSelect } from '@dining/ui/bare-select';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useHotels } from '../../entities/app/app-data';
import { toSearchHotel, useChangeSearch, useHotel } from '../../entities/search/search-state';
import { useTranslations } from '../../lib/i18n';
import { loadSiteFile } from '../../lib/site-file';
import { wireText } from '../../lib/text-for';

/** Where an order is in hand, that no other hotel has: leaving it is asked about first. */
const orderPage = '/reservation/prod/payment';

/** Pages that show whichever hotel is chosen; from any other, another hotel leads to its main page. */
const staysOn = ['/', '/fnb/find', '/reservation/step/1', '/login'];

/** Chooses the hotel of the group that every page speaks of. */
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
    const wanted = hotels.find((other) => other.htlCode === htlCode);
    if (wanted === undefined) return;
    if (path === orderPage) {
      const { agreesToLeave } = await loadSiteFile(() => import('./agrees-to-leave'));
      if (!(await agreesToLeave(alerts, translations, wireText(translations, wanted, 'htlName')))) return;
    }
    // First away: the page that is left, and its place in the history, stay as they were.
    if (!staysOn.includes(path)) {
      let wentBack = false;
      const note = () => {
        wentBack = true;
      };
      addEventListener('popstate', note);
      await navigate({ to: '/' }).finally(() => removeEventListener('popstate', note));
      // Whoever has gone back meanwhile stands at a page of the hotel before; whoever has gone on takes his choice along.
      if (wentBack) return;
    }
    changeSearch((search) => changeHotel(search, toSearchHotel(wanted)));
    // An address that names the hotel before, or a venue of it, would bring it back at a reload; "all" names none.
    if (/hotelCode=(?!all)|dinCode=/.test(location.search))
      void navigate({
        to: '.',
        search: (at: object) => ({ ...at, hotelCode: wanted.htlHmcCode, dinCode: undefined }),
        replace: true,
        resetScroll: false,
      });
    onChosen();
  };
  return (
    <BareSelect
      label={t('common.header.hotel')}
      onChange={(event) => void choose(event.target.value)}
      options={hotels.map((other) => ({ value: other.htlCode, label: wireText(translations, other, 'htlName') }))}
      value={hotel?.htlCode ?? ''}
    />
  );
}
