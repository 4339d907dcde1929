import type { ReservationType } from '@dining/domain/products/product';
import type { SearchState } from '@dining/domain/search/search-state';
import type { DinCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { useEffect, useEffectEvent } from 'react';
import { LoadFailed } from '../../../components/load-failed';
import { useChangeSearch } from '../../../entities/search/search-state';
import type { Venue } from '../../../entities/venues/venues';
import { formatFacts } from '../../../lib/format';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { OfferList, OfferListSkeleton } from './offer-list';
import { useListViewReport } from './use-list-view-report';
import { useOnlyOffer } from './use-only-offer';
import { type ProductOffer, useProductsAtVisit } from './use-products-at-visit';
import { useSelectOffer } from './use-select-offer';

interface OffersAtVisitProps {
  dinCode: DinCode;
  venue: Venue | undefined;
  /** True if the venue is loaded and offers the type of reservation. */
  isTypeOffered: boolean;
  search: SearchState;
  visitDay: SeoulDate;
  onChangeVisit: () => void;
  /** True to show no alert if nothing is available. */
  skipNoOffersAlert: boolean;
  /** Called when it becomes known whether any offer is available, and each time that changes. */
  onAvailabilityKnown: () => void;
}

/** Returns true if a product is refused for a reason that another party size may resolve. */
const isPartyRefusal = ({ availability }: ProductOffer): boolean =>
  !availability.ok && ['no_deposit_band', 'no_menu_for_party', 'no_room'].includes(availability.error);

function formatNoOffers({ t }: Translations, type: ReservationType, offers: readonly ProductOffer[]): string {
  if (type === 'pickup') return t('reservation.alerts.noPickup');
  if (offers.some(({ otherTimes }) => otherTimes.length > 0)) return t('reservation.alerts.otherTimes');
  return t(offers.some(isPartyRefusal) ? 'reservation.alerts.otherParty' : 'reservation.alerts.noProducts');
}

export function OffersAtVisit({
  dinCode,
  venue,
  isTypeOffered,
  search,
  visitDay,
  onChangeVisit,
  skipNoOffersAlert,
  onAvailabilityKnown,
}: OffersAtVisitProps) {
  const alerts = useAlerts();
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const { t } = translations;
  const { offers, isPending, failure } = useProductsAtVisit(dinCode, { ...search, visitDay });
  const list = useListViewReport(venue, offers, { date: visitDay, party: search });
  const select = useSelectOffer(list);
  const isAvailabilityKnown = isTypeOffered && !isPending;
  const isOpening = useOnlyOffer(
    isAvailabilityKnown,
    offers,
    (offer) => void select(offer, { replace: true, state: { isOnlyOffer: true } }),
  );
  const hasNoOffer = isAvailabilityKnown && !offers.some((offer) => offer.availability.ok);
  const reportAvailability = useEffectEvent((isEmpty: boolean) => {
    if (isEmpty && !skipNoOffersAlert) void alerts.show({ message: formatNoOffers(translations, search.type, offers) });
    onAvailabilityKnown();
  });
  useEffect(() => {
    if (isAvailabilityKnown) reportAvailability(hasNoOffer);
  }, [isAvailabilityKnown, hasNoOffer]);
  if (failure !== undefined) return <LoadFailed {...failure} />;
  if (isPending || isOpening || (venue !== undefined && !isTypeOffered)) return <OfferListSkeleton />;
  return (
    <OfferList
      date={visitDay}
      emptyAction={
        <Button onClick={onChangeVisit} variant="primary">
          {t('reservation.summary.change')}
        </Button>
      }
      offers={offers}
      onSelect={(offer) => void select(offer)}
      onSelectTime={(visitTime) => changeSearch((current) => ({ ...current, visitTime }))}
      search={search}
      venueName={
        venue === undefined
          ? ''
          : formatFacts(translations, [
              localizeText(translations, venue.name),
              localizeText(translations, venue.location),
            ])
      }
    />
  );
}
