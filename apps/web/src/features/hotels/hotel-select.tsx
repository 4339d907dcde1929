import { changeHotel } from '@dining/domain/search/search-state';
import { Select } from '@dining/ui/select';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useHotels } from '../../entities/app/app-data';
import { changeSearch, searchHotel, useHotel } from '../../entities/search/search-state';
import { t } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';

/** Pages that show whichever hotel is chosen; from any other, another hotel leads to its main page. */
const staysOn = ['/', '/reservation/step/1', '/login'];

/** Chooses the hotel of the group that every page speaks of. */
export function HotelSelect() {
  const hotels = useHotels();
  const hotel = useHotel();
  const navigate = useNavigate();
  const path = useLocation({ select: (location) => location.pathname });
  const choose = (htlCode: string) => {
    const wanted = hotels.find((other) => other.htlCode === htlCode);
    if (wanted === undefined) return;
    changeSearch((search) => changeHotel(search, searchHotel(wanted)));
    if (!staysOn.includes(path)) void navigate({ to: '/' });
  };
  return (
    <Select
      label={t('common.header.hotel')}
      labelHidden
      look="bare"
      onChange={(event) => choose(event.target.value)}
      options={hotels.map((other) => ({ value: other.htlCode, label: wireText(other, 'htlName') }))}
      value={hotel?.htlCode ?? ''}
    />
  );
}
