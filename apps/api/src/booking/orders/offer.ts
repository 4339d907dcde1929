import { calculateUsage } from '@dining/domain/availability/calculate-usage';
import { isClosed, startsOfDay, startsOfKind } from '@dining/domain/availability/slots';
import { tableSeatsOf } from '@dining/domain/availability/table';
import { startsOccupiedBy } from '@dining/domain/availability/turn-time';
import { type UsageByTime, usageByTime } from '@dining/domain/availability/usage';
import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import type { Need, RuleVersion } from '@dining/domain/inventory/need';
import type { StockUnit } from '@dining/domain/inventory/stock';
import { leastUnits } from '@dining/domain/inventory/units';
import { isReplaceable } from '@dining/domain/payments/states';
import { headCount, type Party } from '@dining/domain/reservations/party';
import type { DinRoomCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { stockDayOf } from '@dining/domain/shared/holidays';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { Database } from '../../db/connect';
import { productScope, venueScope } from '../../stores/inventory/rules';
import { tableUnit } from '../../stores/inventory/usage';
import { type Counted, type MomentAsked, type OrderMoment, readOrderMoment } from '../../stores/orders/order-moment';
import { rulesAtHand, type StandingRules } from './rules-at-hand';

/** Everything an order is checked and priced against, as it stands at a moment. */
export interface Offer extends StandingRules {
  readonly usage: UsageByTime;
  readonly sold: UnitsSold;
  /** As of which versions of the rules all this was read. */
  readonly rules: readonly RuleVersion[];
  /** The asker's own orders whose place his next one takes: what they hold stands in nobody's way. */
  readonly own: readonly ShopOrderNo[];
}

/** What is offered for a day of visit as it stands at a moment; undefined where there is no such product at that venue, or it is off sale. */
export async function offerAt(
  database: Database,
  asked: Pick<MomentAsked, 'dinCode' | 'prodCode' | 'date'>,
  moment: OrderMoment,
): Promise<Offer | undefined> {
  const standing = await rulesAtHand(database, asked.prodCode, moment);
  if (standing === undefined || standing.product.dinCode !== asked.dinCode) return undefined;
  const { stock, holidays } = standing;
  return {
    ...standing,
    usage: usageByTime(
      calculateUsage({ stock, days: [asked.date], occupancyByDay: new Map([[asked.date, moment.occupancy]]), holidays }),
    ),
    sold: { onDay: moment.onDay, toPerson: moment.toPerson },
    rules: moment.rules,
    own: moment.attempts.filter(isReplaceable).map(({ shopOrderNo }) => shopOrderNo),
  };
}

/** The same as the database stands now. */
export async function loadOffer(database: Database, asked: MomentAsked, counted: Counted): Promise<Offer | undefined> {
  const moment = await readOrderMoment(database.pool, asked, counted);
  return moment === undefined ? undefined : offerAt(database, asked, moment);
}

const versionOf = (rules: readonly RuleVersion[], scope: string): number =>
  rules.find((rule) => rule.scope === scope)?.version ?? 0;

/** The seats, or the room, that a visit takes: at its own start time and at all others before its turn time is over. */
function seatNeeds(offer: Offer, visit: Visit, party: Party, dinRoomCode: DinRoomCode | null): Need[] {
  const { stock, product, holidays, rules } = offer;
  const day = stockDayOf(visit.date, holidays);
  if (day === 'unknown' || product.reservationType === 'pickup') return [];
  if (isClosed(stock, visit.date, visit.time)) return [];
  const starts = startsOfDay(stock, visit.date, day);
  const ruleVersion = versionOf(rules, venueScope(product.dinCode));
  const base = { counter: 'seat', dinCode: product.dinCode, visitDay: visit.date, ruleVersion } as const;
  if (dinRoomCode !== null) {
    const offered = (units: readonly StockUnit[]) => units.some((unit) => unit.dinRoomCode === dinRoomCode && unit.open);
    const isOffered = starts.some(({ time, units }) => time === visit.time && offered(units));
    const times = startsOfKind(starts, 'room').map(({ time }) => time);
    return startsOccupiedBy(visit.time, times, stock.roomTurnMinutes).map((startTime) => ({
      ...base,
      startTime,
      unit: dinRoomCode,
      // A stay passes start times at which the room is not sold.
      capacity: isOffered ? 1 : 0,
      amount: 1,
    }));
  }
  const seats = new Map(startsOfKind(starts, 'table').map(({ time, units }) => [time, tableSeatsOf(units)]));
  return startsOccupiedBy(visit.time, [...seats.keys()], stock.tableTurnMinutes).map((startTime) => ({
    ...base,
    startTime,
    unit: tableUnit,
    capacity: seats.get(startTime) ?? 0,
    amount: headCount(party),
  }));
}

/** All that an order takes: seats or a room, units of the day, units of the person. */
export function needsOf(
  offer: Offer,
  order: {
    readonly visit: Visit;
    readonly party: Party;
    readonly dinRoomCode: DinRoomCode | null;
    readonly units: number;
    readonly personKey: string;
  },
): Need[] {
  const { prodCode, daySaleLimit, perPersonLimit } = offer.product;
  const leastAmount = leastUnits(offer.product, order.party);
  const ofProduct = { prodCode, amount: order.units, ruleVersion: versionOf(offer.rules, productScope(prodCode)) };
  return [
    ...seatNeeds(offer, order.visit, order.party, order.dinRoomCode),
    { ...ofProduct, counter: 'day', visitDay: order.visit.date, capacity: daySaleLimit, leastAmount },
    { ...ofProduct, counter: 'person', personKey: order.personKey, capacity: perPersonLimit },
  ];
}
