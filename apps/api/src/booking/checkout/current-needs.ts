import { checkProductAtVisit } from '@dining/domain/availability/product-at-visit';
import { couponsNeeded, personNeeded, unitsNeeded } from '@dining/domain/inventory/need';
import { agreedAt, type PricedOrder, type WaitingOrder } from '@dining/domain/orders/priced-order';
import type { Database } from '../../db/connect';
import { findOrderContext, listNeeds } from './order-context';

export type CurrentNeeds = Pick<PricedOrder, 'needs' | 'rules'>;

/**
 * Finds what an earlier order needs by the current rules; undefined if they no longer allow its product at its visit.
 * Lead times count from the time of the order, and its price stays as agreed.
 */
export async function findCurrentNeeds(database: Database, order: WaitingOrder): Promise<CurrentNeeds | undefined> {
  const { dinCode, prodCode, visit, party, dinRoomCode } = order;
  const personKey = personNeeded(order.needs);
  const units = unitsNeeded(order.needs);
  const context = await findOrderContext(database, { dinCode, prodCode, date: visit.date, personKey });
  if (context === undefined) return undefined;
  if (!checkProductAtVisit({ ...context, visit, party, units, dinRoomCode, now: agreedAt(order) }).ok) return undefined;
  const needs = [...listNeeds(context, { visit, party, dinRoomCode, units, personKey }), ...couponsNeeded(order.needs)];
  return { needs, rules: context.rules };
}
