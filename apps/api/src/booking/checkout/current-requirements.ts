import { checkProductAtVisit } from '@dining/domain/availability/product-at-visit';
import {
  getRequiredPersonKey,
  getRequiredUnits,
  listCouponRequirements,
} from '@dining/domain/inventory/capacity-requirement';
import { getConsentTime, type PendingOrder, type PricedOrder } from '@dining/domain/orders/priced-order';
import type { Database } from '../../db/connect';
import { findOrderContext, listCapacityRequirements } from './order-context';

export type CurrentRequirements = Pick<PricedOrder, 'requirements' | 'rules'>;

/**
 * Finds what an earlier order requires under the current rules; undefined if its product is no longer sold, or not at
 * that visit. Lead times count from the time of the order.
 */
export async function findCurrentRequirements(
  database: Database,
  order: PendingOrder,
): Promise<CurrentRequirements | undefined> {
  const { dinCode, prodCode, visit, party, dinRoomCode } = order;
  const personKey = getRequiredPersonKey(order.requirements);
  const units = getRequiredUnits(order.requirements);
  const context = await findOrderContext(database, { dinCode, prodCode, date: visit.date, personKey });
  if (context === undefined) return undefined;
  if (!checkProductAtVisit({ ...context, visit, party, units, dinRoomCode, now: getConsentTime(order) }).ok)
    return undefined;
  const requirements = [
    ...listCapacityRequirements(context, { visit, party, dinRoomCode, units, personKey }),
    ...listCouponRequirements(order.requirements),
  ];
  return { requirements, rules: context.rules };
}
