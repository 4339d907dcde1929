import { screens } from '@dining/contract/staff/screens';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getPayLinksQuery, holdsSeats } from '../../entities/reservations/pay-links';
import type { Service } from '../../entities/service/service';
import { PayLinkList } from '../../features/reservations/pay-link-list';

/** Lists the bookings of the day whose seats are held for a payment by link. */
export function VenuePayLinks({ service: { dinCode, day } }: { service: Service }) {
  const navigate = useNavigate();
  const { data = [] } = useQuery(getPayLinksQuery({ dinCode, day }));
  const links = data.filter(holdsSeats);
  if (links.length === 0) return null;
  return (
    <PayLinkList
      links={links}
      onShow={(reservation) => void navigate({ to: screens.reservations.path, search: { reservation } })}
    />
  );
}
