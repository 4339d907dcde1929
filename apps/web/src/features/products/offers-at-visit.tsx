import type { SearchState } from '@dining/domain/search/search-state';
import type { DinCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { alerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { useEffect } from 'react';
import { t } from '../../lib/i18n';
import { changeSearch } from '../../state/search-state';
import { OfferList } from './offer-list';
import { OfferListSkeleton } from './offer-list-skeleton';
import { useProductsAtVisit } from './use-products-at-visit';
import { useSelectOffer } from './use-select-offer';

interface OffersAtVisitProps {
  dinCode: DinCode;
  /** Name and place of the venue, as the cards say it. */
  place: string;
  search: SearchState;
  visitDate: SeoulDate;
  /** Opens the choice of day, time and party. */
  onChange: () => void;
}

/** The product list of a visit; says so in an alert where nothing can be had (Spec §8 Reservation alerts). */
export function OffersAtVisit({ dinCode, place, search, visitDate, onChange }: OffersAtVisitProps) {
  const { offers, pending } = useProductsAtVisit(dinCode, { ...search, visitDate });
  const select = useSelectOffer();
  const nothing = !pending && !offers.some((offer) => offer.answer.ok);
  useEffect(() => {
    if (nothing) void alerts.show({ message: t('reservation.alerts.noProducts'), confirmLabel: t('common.buttons.confirm') });
  }, [nothing]);
  if (pending) return <OfferListSkeleton />;
  return (
    <OfferList
      date={visitDate}
      emptyAction={
        <Button onClick={onChange} variant="primary">
          {t('reservation.summary.change')}
        </Button>
      }
      offers={offers}
      onSelect={(offer) => void select(offer)}
      onTime={(visitTime) => changeSearch((before) => ({ ...before, visitTime }))}
      search={search}
      place={place}
    />
  );
}
