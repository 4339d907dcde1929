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
import { useListSeen } from './use-list-seen';
import { useOnlyOffer } from './use-only-offer';
import { type ProductOffer, useProductsAtVisit } from './use-products-at-visit';
import { useSelectOffer } from './use-select-offer';

interface OffersAtVisitProps {
  dinCode: DinCode;
  venue: Venue | undefined;
  fits: boolean;
  search: SearchState;
  visitDay: SeoulDate;
  onChange: () => void;
  skipAlert: boolean;
  onKnown: () => void;
}

/** Refused because of the party size; another day alone would not help. */
const isAboutParty = ({ answer }: ProductOffer): boolean =>
  !answer.ok && ['no_deposit_band', 'no_menu_for_party', 'no_room'].includes(answer.error);

function formatNoOffers({ t }: Translations, type: ReservationType, offers: readonly ProductOffer[]): string {
  if (type === 'pickup') return t('reservation.alerts.noPickup');
  if (offers.some(({ otherTimes }) => otherTimes.length > 0)) return t('reservation.alerts.otherTimes');
  return t(offers.some(isAboutParty) ? 'reservation.alerts.otherParty' : 'reservation.alerts.noProducts');
}

export function OffersAtVisit({
  dinCode,
  venue,
  fits,
  search,
  visitDay,
  onChange,
  skipAlert,
  onKnown,
}: OffersAtVisitProps) {
  const alerts = useAlerts();
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const { t } = translations;
  const { offers, pending, failure } = useProductsAtVisit(dinCode, { ...search, visitDay });
  const list = useListSeen(venue, offers, { date: visitDay, party: search });
  const select = useSelectOffer(list);
  const isKnown = fits && !pending;
  const isOpening = useOnlyOffer(
    isKnown,
    offers,
    (offer) => void select(offer, { replace: true, state: { onlyOffer: true } }),
  );
  const nothing = isKnown && !offers.some((offer) => offer.answer.ok);
  const tell = useEffectEvent((none: boolean) => {
    if (none && !skipAlert) void alerts.show({ message: formatNoOffers(translations, search.type, offers) });
    onKnown();
  });
  useEffect(() => {
    if (isKnown) tell(nothing);
  }, [isKnown, nothing]);
  if (failure !== undefined) return <LoadFailed {...failure} />;
  if (pending || isOpening || (venue !== undefined && !fits)) return <OfferListSkeleton />;
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
      place={
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
