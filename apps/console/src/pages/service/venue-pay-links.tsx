import { screens } from '@dining/contract/staff/screens';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createPayLinksQuery, isOpenLink } from '../../entities/reservations/pay-links';
import type { Service } from '../../entities/service/service';
import { PayLinkList } from '../../features/reservations/pay-link-list';

/** Lists bookings of the day whose guests have not paid their link yet. Their seats are held until the link ends. */
export function VenuePayLinks({ service: { dinCode, day } }: { service: Service }) {
  const navigate = useNavigate();
  const { data = [] } = useQuery(createPayLinksQuery({ dinCode, day }));
  const links = data.filter(isOpenLink);
  if (links.length === 0) return null;
  return (
    <PayLinkList
      links={links}
      onShow={(reservation) => void navigate({ to: screens.reservations.path, search: { reservation } })}
    />
  );
}
