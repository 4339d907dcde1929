import { calculateUsage } from '@dining/domain/availability/calculate-usage';
import { filterStartTimes, isClosed, listStartTimes } from '@dining/domain/availability/slots';
import { listOccupiedStartTimes } from '@dining/domain/availability/turn-time';
import { indexUsage, type UsageByTime } from '@dining/domain/availability/usage';
import type { CapacityRequirement, RuleVersion } from '@dining/domain/inventory/capacity-requirement';
import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import type { StockUnit } from '@dining/domain/inventory/stock';
import { calculateMinUnits } from '@dining/domain/inventory/units';
import { isSupersedable } from '@dining/domain/payments/states';
import { countPeople, type Party } from '@dining/domain/products/party';
import { getProductOnDay } from '@dining/domain/products/product-on-day';
import type { DinRoomCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { getDayType } from '@dining/domain/shared/holidays';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { Database } from '../../db/connect';
import { createProductRuleScope, createVenueRuleScope } from '../../stores/inventory/rules';
import { findAvailabilitySnapshot, type SnapshotQuery } from '../../stores/orders/availability-snapshot';
import { listTableRequirements } from '../capacity/table-requirements';
import { type CurrentRules, findCachedRules } from './cached-rules';

/** The product has the prices and the limit of the day of visit. */
export interface OrderContext extends CurrentRules {
  readonly usage: UsageByTime;
  readonly sold: UnitsSold;
  readonly rules: readonly RuleVersion[];
  /** The buyer's open attempts that the next order supersedes: their capacity is available to it. */
  readonly supersededOrders: readonly ShopOrderNo[];
}

export async function findOrderContext(database: Database, query: SnapshotQuery): Promise<OrderContext | undefined> {
  const snapshot = await findAvailabilitySnapshot(database.pool, query);
  const currentRules = snapshot && (await findCachedRules(database, query.prodCode, snapshot));
  if (snapshot === undefined || currentRules === undefined) return undefined;
  const { stock, holidays } = currentRules;
  const product = getProductOnDay(currentRules.product, query.date);
  if (product.dinCode !== query.dinCode) return undefined;
  const occupancyByDay = new Map([[query.date, snapshot.occupancy]]);
  return {
    ...currentRules,
    product,
    usage: indexUsage(calculateUsage({ stock, days: [query.date], occupancyByDay, holidays })),
    sold: { onDay: snapshot.soldOnDay, toPerson: snapshot.soldToPerson },
    rules: snapshot.rules,
    supersededOrders: snapshot.attempts.filter(isSupersedable).map(({ shopOrderNo }) => shopOrderNo),
  };
}

const getVersion = (rules: readonly RuleVersion[], scope: string): number =>
  rules.find((rule) => rule.scope === scope)?.version ?? 0;

function listSeatRequirements(
  context: OrderContext,
  visit: Visit,
  party: Party,
  dinRoomCode: DinRoomCode | null,
): CapacityRequirement[] {
  const { stock, product, holidays, rules } = context;
  const dayType = getDayType(visit.date, holidays);
  if (dayType === 'unknown' || product.reservationType === 'pickup') return [];
  if (isClosed(stock, visit.date, visit.time)) return [];
  const starts = listStartTimes(stock, visit.date, dayType);
  const ruleVersion = getVersion(rules, createVenueRuleScope(product.dinCode));
  const seatBase = { counter: 'seat', dinCode: product.dinCode, visitDay: visit.date, ruleVersion } as const;
  if (dinRoomCode !== null) {
    const hasOpenRoom = (units: readonly StockUnit[]) =>
      units.some((unit) => unit.dinRoomCode === dinRoomCode && unit.open);
    const isOffered = starts.some(({ time, units }) => time === visit.time && hasOpenRoom(units));
    const times = filterStartTimes(starts, 'room').map(({ time }) => time);
    return listOccupiedStartTimes(visit.time, times, stock.roomTurnMinutes).map((startTime) => ({
      ...seatBase,
      startTime,
      unit: dinRoomCode,
      // Only the start time of the visit must offer the room; later ones within the stay need not.
      capacity: isOffered ? 1 : 0,
      amount: 1,
    }));
  }
  const { dinCode } = product;
  const tables = { dinCode, starts, ruleVersion, turnMinutes: stock.tableTurnMinutes };
  return listTableRequirements(tables, visit, countPeople(party));
}

export function listCapacityRequirements(
  context: OrderContext,
  order: {
    readonly visit: Visit;
    readonly party: Party;
    readonly dinRoomCode: DinRoomCode | null;
    readonly units: number;
    readonly personKey: string;
  },
): CapacityRequirement[] {
  const { prodCode, daySaleLimit, perPersonLimit } = context.product;
  const minAmount = calculateMinUnits(context.product, order.party);
  const ruleVersion = getVersion(context.rules, createProductRuleScope(prodCode));
  const productBase = { prodCode, amount: order.units, ruleVersion };
  return [
    ...listSeatRequirements(context, order.visit, order.party, order.dinRoomCode),
    { ...productBase, counter: 'day', visitDay: order.visit.date, capacity: daySaleLimit, minAmount },
    { ...productBase, counter: 'person', personKey: order.personKey, capacity: perPersonLimit },
  ];
}
