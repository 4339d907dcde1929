import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../../entities/session/session';
import type { ProductOffer } from './use-products-at-visit';

/**
 * Opens the one product that can be had at the visit, if the guest came here from a choice of times. The list keeps no
 * memory of that: Back, links and reloads show it. Returns true while it opens, so that the list does not flash.
 */
export function useOnlyOffer(
  isKnown: boolean,
  offers: readonly ProductOffer[],
  open: (offer: ProductOffer) => void,
): boolean {
  const navigate = useNavigate();
  const opens = useLocation({ select: ({ state }) => state.opensOnlyOffer === true });
  const member = useSession()?.userDetails !== undefined;
  const [first, ...others] = offers.filter(({ answer }) => answer.ok);
  const isOnly = first !== undefined && others.length === 0 && (member || !first.listed.product.membersOnly);
  const decide = useEffectEvent(() => {
    if (isOnly) return open(first);
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
    if (opens && isKnown) decide();
  }, [opens, isKnown]);
  return opens && isOnly;
}
