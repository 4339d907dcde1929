import type { SearchState } from '@dining/domain/search/search-state';
import type { DinCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { alerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { useEffect } from 'react';
import { changeSearch } from '../../entities/search/search-state';
import type { Venue } from '../../entities/venues/venues';
import { t } from '../../lib/i18n';
import { LoadFailed } from '../../lib/load-failed';
import { ownText } from '../../lib/text-for';
import { OfferList, OfferListSkeleton } from './offer-list';
import { useListSeen } from './use-list-seen';
import { useProductsAtVisit } from './use-products-at-visit';
import { useSelectOffer } from './use-select-offer';

interface OffersAtVisitProps {
  dinCode: DinCode;
  /** Undefined while the venues are being asked for: its products need not wait for that. */
  venue: Venue | undefined;
  search: SearchState;
  visitDay: SeoulDate;
  /** Opens the choice of day, time and party. */
  onChange: () => void;
}

/** The product list of a visit; says so in an alert where nothing can be had (Spec §8 Reservation alerts). */
export function OffersAtVisit({ dinCode, venue, search, visitDay, onChange }: OffersAtVisitProps) {
  const { offers, pending, failure } = useProductsAtVisit(dinCode, { ...search, visitDay });
  const list = useListSeen(venue, offers, { date: visitDay, party: search });
  const select = useSelectOffer(list);
  const nothing = !pending && !offers.some((offer) => offer.answer.ok);
  useEffect(() => {
    if (nothing) void alerts.show({ message: t('reservation.alerts.noProducts'), confirmLabel: t('common.buttons.confirm') });
  }, [nothing]);
  if (failure !== undefined) return <LoadFailed {...failure} />;
  if (pending) return <OfferListSkeleton />;
  return (
    <OfferList
      date={visitDay}
      emptyAction={
        <Button onClick={onChange} variant="primary">
          {t('reservation.summary.change')}
        </Button>
      }
      offers={offers}
      onSelect={(offer) => void select(offer)}
      onTime={(visitTime) => changeSearch((before) => ({ ...before, visitTime }))}
      search={search}
      place={venue === undefined ? '' : [ownText(venue.name), ownText(venue.location)].filter(Boolean).join(' · ')}
    />
  );
}
