import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../../entities/session/session';
import type { ProductOffer } from './use-products-at-visit';

/**
 * Opens the product if it is the only one available at the visit, the guest may order it and has just chosen a time.
 * Back, links and reloads show the list. Returns true while the product opens, so that the list does not flash.
 */
export function useOnlyOffer(
  isAvailabilityKnown: boolean,
  offers: readonly ProductOffer[],
  open: (offer: ProductOffer) => void,
): boolean {
  const navigate = useNavigate();
  const isRequested = useLocation({ select: ({ state }) => state.shouldOpenOnlyOffer === true });
  const isMember = useSession()?.userDetails !== undefined;
  const [firstOffer, ...otherOffers] = offers.filter(({ availability }) => availability.ok);
  const canOpen =
    firstOffer !== undefined && otherOffers.length === 0 && (isMember || !firstOffer.listedProduct.product.membersOnly);
  const openOrStay = useEffectEvent(() => {
    if (canOpen) return open(firstOffer);
    // Clears the state of the history entry, so that the list does not open a product later.
    void navigate({
      to: '.',
      search: true,
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
      state: {},
    });
  });
  useEffect(() => {
    if (isRequested && isAvailabilityKnown) openOrStay();
  }, [isRequested, isAvailabilityKnown]);
  return isRequested && canOpen;
}
