import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { changeHotel } from '@dining/domain/search/search-state';
import { getButtonClass } from '@dining/ui/button';
import { Link } from '@tanstack/react-router';
import { type Hotel, useHotels } from '../../../entities/app/app-data';
import { formatVisitSearch } from '../../../entities/search/search-params';
import { toSearchHotel, useChangeSearch, useSearch } from '../../../entities/search/search-state';

type BookedReservation = Pick<
  ResvInfo,
  'htlCode' | 'dinCode' | 'prodCode' | 'resvType' | 'resvAdultCnt' | 'resvKidCnt'
>;

interface BookAgainLinkProps {
  reservation: BookedReservation;
  label: string;
  /** Id of the element that names the reservation, for pages where several links have the same label. */
  describedBy?: string;
}

/**
 * Links to the same restaurant with the same party, where the guest chooses a day. For a pickup it links to the
 * product, whose page asks for the day.
 */
export function BookAgainLink(props: BookAgainLinkProps) {
  const hotel = useHotels().find(({ htlCode }) => htlCode === props.reservation.htlCode);
  return hotel === undefined ? null : <HotelBookAgainLink {...props} hotel={hotel} />;
}

/** Renders the link once the hotel is known, because its search needs the hotel. */
function HotelBookAgainLink({ reservation, label, describedBy, hotel }: BookAgainLinkProps & { hotel: Hotel }) {
  const changeSearch = useChangeSearch();
  const search = useSearch();
  const { dinCode, prodCode, resvType, resvAdultCnt, resvKidCnt } = reservation;
  const isPickup = resvType === 'pickup';
  const newSearch = {
    ...(hotel.htlCode === search.htlCode ? search : changeHotel(search, toSearchHotel(hotel))),
    dinCode,
    type: resvType,
    visitDay: null,
    visitTime: null,
    prodCode: isPickup ? prodCode : null,
    dinRoomCode: null,
    categoryName: '',
    menus: [],
    totalPrice: 0,
    ...(!isPickup && { adults: resvAdultCnt, kids: resvKidCnt }),
  };
  const linkProps = {
    'aria-describedby': describedBy,
    className: getButtonClass({ size: 'sm' }),
    onClick: () => changeSearch(() => newSearch),
    search: formatVisitSearch(newSearch),
  };
  return isPickup ? (
    <Link {...linkProps} params={{ dinCode, prodCode }} to="/reservation/prod/detail/$dinCode/$prodCode">
      {label}
    </Link>
  ) : (
    <Link {...linkProps} to="/reservation/step/1">
      {label}
    </Link>
  );
}
