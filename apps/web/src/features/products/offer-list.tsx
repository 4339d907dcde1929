import type { SearchState } from '@dining/domain/search/search-state';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { EmptyState } from '@dining/ui/empty-state';
import type { ReactNode } from 'react';
import { t } from '../../lib/i18n';
import { ownText } from '../../lib/text-for';
import type { Venue } from '../../state/venues';
import { OfferCard } from './offer-card';
import type { ProductOffer } from './use-products-at-visit';

interface OfferListProps {
  offers: readonly ProductOffer[];
  venue: Venue;
  search: SearchState;
  date: SeoulDate;
  onSelect: (offer: ProductOffer) => void;
  onTime: (time: SeoulTime) => void;
  /** What to do where nothing can be had. */
  emptyAction: ReactNode;
}

/** What can be had at the visit, then what cannot, each with its reason. */
export function OfferList({ offers, venue, search, date, onSelect, onTime, emptyAction }: OfferListProps) {
  const free = offers.filter((offer) => offer.answer.ok);
  const refused = offers.filter((offer) => !offer.answer.ok);
  const place = [ownText(venue.name), ownText(venue.location)].filter(Boolean).join(' · ');
  const cards = (some: readonly ProductOffer[], first: boolean) => (
    <ul className="grid gap-6 md:grid-cols-2">
      {some.map((offer, at) => (
        <OfferCard
          chosen={offer.listed.product.prodCode === search.prodCode}
          date={date}
          key={offer.listed.product.prodCode}
          offer={offer}
          onSelect={() => onSelect(offer)}
          onTime={onTime}
          party={search}
          place={place}
          priority={first && at === 0}
        />
      ))}
    </ul>
  );
  return (
    <div className="grid gap-12">
      {free.length === 0 && <EmptyState action={emptyAction} title={t('reservation.list.empty')} />}
      {free.length > 0 && cards(free, true)}
      {refused.length > 0 && (
        <section aria-labelledby="other-products" className="grid gap-6">
          <h2 className="heading text-xl" id="other-products">
            {t('reservation.list.others')}
          </h2>
          {cards(refused, free.length === 0)}
        </section>
      )}
    </div>
  );
}
