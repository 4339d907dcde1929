import type { SearchState } from '@dining/domain/search/search-state';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { Disclosure } from '@dining/ui/disclosure';
import { EmptyState } from '@dining/ui/empty-state';
import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../lib/i18n';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { OfferCard } from './offer-card';
import { RefusedOffer } from './refused-offer';
import type { ProductOffer } from './use-products-at-visit';

interface OfferListProps {
  offers: readonly ProductOffer[];
  venueName: string;
  search: SearchState;
  date: SeoulDate;
  onSelect: (offer: ProductOffer) => void;
  onSelectTime: (time: SeoulTime) => void;
  emptyAction: ReactNode;
}

export function OfferList({ offers, venueName, search, date, onSelect, onSelectTime, emptyAction }: OfferListProps) {
  const { t } = useTranslations();
  const isPickup = search.type === 'pickup';
  const availableOffers = offers.filter((offer) => offer.availability.ok);
  const refusedOffers = offers.filter((offer) => !offer.availability.ok);
  // Choosing another time for a refused product moves the product within the list and removes its button.
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(search.visitTime);
  return (
    <div className="grid gap-12 md:gap-16">
      {availableOffers.length === 0 && (
        <EmptyState
          action={emptyAction}
          title={t(isPickup ? 'reservation.list.pickupEmpty' : 'reservation.list.empty')}
        >
          {t(isPickup ? 'reservation.list.pickupEmptyHint' : 'reservation.list.emptyHint')}
        </EmptyState>
      )}
      {availableOffers.length > 0 && (
        <section aria-labelledby="found-products" className="grid gap-4">
          <h2
            aria-live="polite"
            className="text-base text-ink-soft outline-none"
            id="found-products"
            ref={heading}
            tabIndex={-1}
          >
            {t(isPickup ? 'reservation.list.pickupFound' : 'reservation.list.found', { count: availableOffers.length })}
          </h2>
          <ul className="grid gap-6">
            {availableOffers.map((offer, index) => (
              <OfferCard
                isChosen={offer.listedProduct.product.prodCode === search.prodCode}
                date={date}
                key={offer.listedProduct.product.prodCode}
                listedProduct={offer.listedProduct}
                onSelect={() => onSelect(offer)}
                party={search}
                venueName={venueName}
                isFirst={index === 0}
              />
            ))}
          </ul>
        </section>
      )}
      {refusedOffers.length > 0 && (
        <Disclosure
          defaultOpen={
            availableOffers.length === 0 ||
            refusedOffers.some(({ listedProduct }) => listedProduct.product.prodCode === search.prodCode)
          }
          headingSize="text-xl"
          summary={
            <>
              {t(isPickup ? 'reservation.list.pickupOthers' : 'reservation.list.others')}{' '}
              <span className="text-ink-soft">{refusedOffers.length}</span>
            </>
          }
        >
          <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
            {refusedOffers.map(
              ({ listedProduct, availability, otherTimes }) =>
                !availability.ok && (
                  <RefusedOffer
                    refusal={availability}
                    date={date}
                    key={listedProduct.product.prodCode}
                    listedProduct={listedProduct}
                    onSelectTime={onSelectTime}
                    otherTimes={otherTimes}
                    party={search}
                  />
                ),
            )}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

export function OfferListSkeleton() {
  return (
    <Loading className="grid gap-6">
      {[0, 1].map((index) => (
        <div className="grid gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]" key={index}>
          <Skeleton ratio={4 / 3} />
          <SkeletonText lines={4} />
        </div>
      ))}
    </Loading>
  );
}
