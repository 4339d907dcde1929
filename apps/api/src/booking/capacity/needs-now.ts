import { isClosed } from '@dining/domain/availability/slots';
import { couponsNeeded, personNeeded, unitsNeeded } from '@dining/domain/inventory/need';
import type { PricedOrder, WaitingOrder } from '@dining/domain/orders/priced-order';
import type { Database } from '../../db/connect';
import { loadOffer, needsOf } from '../orders/offer';

export type NeedsNow = Pick<PricedOrder, 'needs' | 'rules'>;

/**
 * What an order that was checked before takes by the rules of this moment; undefined where its product or its start time is offered no
 * more. Its price stays what was agreed.
 */
export async function needsNow(database: Database, order: WaitingOrder): Promise<NeedsNow | undefined> {
  const { dinCode, prodCode, visit, party, dinRoomCode } = order;
  const personKey = personNeeded(order.needs);
  const offer = await loadOffer(database, { dinCode, prodCode, date: visit.date, personKey }, 'at most');
  if (offer === undefined) return undefined;
  const taken = needsOf(offer, { visit, party, dinRoomCode, units: unitsNeeded(order.needs), personKey });
  const needs = [...taken, ...couponsNeeded(order.needs)];
  const isPickup = order.reservationType === 'pickup';
  const isSeated = isPickup ? !isClosed(offer.stock, visit.date) : needs.some(({ counter }) => counter === 'seat');
  return isSeated ? { needs, rules: offer.rules } : undefined;
}
