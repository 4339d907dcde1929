import { checkProductAtVisit } from '@dining/domain/availability/product-at-visit';
import { couponsNeeded, personNeeded, unitsNeeded } from '@dining/domain/inventory/need';
import { agreedAt, type PricedOrder, type WaitingOrder } from '@dining/domain/orders/priced-order';
import type { Database } from '../../db/connect';
import { loadOffer, needsOf } from '../orders/offer';

export type NeedsNow = Pick<PricedOrder, 'needs' | 'rules'>;

/**
 * What an order that was checked before takes by the rules of this moment; undefined where they let nobody have its product at its visit any more. It was
 * ordered in time if it was so then, and its price stays what was agreed.
 */
export async function needsNow(database: Database, order: WaitingOrder): Promise<NeedsNow | undefined> {
  const { dinCode, prodCode, visit, party, dinRoomCode } = order;
  const personKey = personNeeded(order.needs);
  const units = unitsNeeded(order.needs);
  // Rooms are asked for as they are taken all day: a stay may pass start times that are laid out no more.
  const offer = await loadOffer(database, { dinCode, prodCode, date: visit.date, personKey }, 'exactly');
  if (offer === undefined) return undefined;
  if (!checkProductAtVisit({ ...offer, visit, party, units, dinRoomCode, now: agreedAt(order) }).ok) return undefined;
  const needs = [...needsOf(offer, { visit, party, dinRoomCode, units, personKey }), ...couponsNeeded(order.needs)];
  return { needs, rules: offer.rules };
}
