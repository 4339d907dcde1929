import { isClosed, startsOfDay, startsOfKind } from '@dining/domain/availability/slots';
import { tableSeatsOf } from '@dining/domain/availability/table';
import { startsOccupiedBy } from '@dining/domain/availability/turn-time';
import { type UsageByTime, usageByTime } from '@dining/domain/availability/usage';
import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import type { Need, RuleVersion } from '@dining/domain/inventory/need';
import type { StockUnit, VenueStock } from '@dining/domain/inventory/stock';
import type { HotelMemberRule } from '@dining/domain/pricing/member-discount';
import type { Product } from '@dining/domain/products/product';
import { headCount, type Party } from '@dining/domain/reservations/party';
import type { DinCode, DinRoomCode, ProdCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { type HolidayCalendar, stockDayOf } from '@dining/domain/shared/holidays';
import type { SeoulDate, Visit } from '@dining/domain/shared/seoul-time';
import type { Database } from '../../db/connect';
import { readHolidays } from '../../stores/availability/holidays';
import { policyOfVenue, type StoredPolicy } from '../../stores/cancellation/cancel-policies';
import { readHotels } from '../../stores/hotels/hotels';
import { productScope, readRuleVersions, venueScope } from '../../stores/inventory/rules';
import { stockOfVenue } from '../../stores/inventory/stock';
import { occupancyOfVenue, soldByDay, soldToPerson, tableUnit } from '../../stores/inventory/usage';
import { productByCode } from '../../stores/products/products';
import { type StoredTerms, termsInEffect } from '../../stores/terms/terms';
import { usageOfDays } from '../capacity/usage-of-days';

/** Everything an order is checked and priced against, as the database says at this moment. */
export interface Offer {
  readonly product: Product;
  readonly stock: VenueStock;
  readonly usage: UsageByTime;
  readonly sold: UnitsSold;
  readonly holidays: HolidayCalendar;
  readonly memberRule: HotelMemberRule | null;
  readonly policy: StoredPolicy;
  readonly terms: readonly StoredTerms[];
  /** As of which versions of the rules all this was read. */
  readonly rules: readonly RuleVersion[];
}

export interface OfferAsked {
  readonly dinCode: DinCode;
  readonly prodCode: ProdCode;
  readonly date: SeoulDate;
  readonly personKey: string;
  /** Orders whose place the asker's own next one takes: what they hold stands in nobody's way. */
  readonly own?: readonly ShopOrderNo[] | undefined;
}

/** Loads what is offered for a day of visit; undefined where there is no such product at that venue, or it is off sale. */
export async function loadOffer({ db, pool }: Database, asked: OfferAsked): Promise<Offer | undefined> {
  const { dinCode, prodCode, date, own } = asked;
  const rules = await readRuleVersions(pool, dinCode, prodCode);
  const stored = await productByCode(db, prodCode);
  if (stored === undefined || !stored.onSale || stored.product.dinCode !== dinCode) return undefined;
  const { product } = stored;
  const [stock, holidays, hotels, policy, terms, occupancy, day, person] = await Promise.all([
    stockOfVenue(db, dinCode),
    readHolidays(db),
    readHotels(db),
    policyOfVenue(db, dinCode),
    termsInEffect(db, product.htlCode),
    occupancyOfVenue(pool, dinCode, date, date, own),
    soldByDay(pool, [prodCode], date, date, own),
    soldToPerson(pool, [prodCode], asked.personKey, own),
  ]);
  if (stock === undefined || policy === undefined) return undefined;
  return {
    product,
    stock: stock.stock,
    usage: usageByTime(usageOfDays(stock.stock, occupancy, holidays.calendar)),
    sold: { onDay: day[0]?.sold ?? 0, toPerson: person.get(prodCode) ?? 0 },
    holidays: holidays.calendar,
    memberRule: hotels.find(({ htlCode }) => htlCode === product.htlCode)?.memberFoodRule ?? null,
    policy,
    terms,
    rules,
  };
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
  const ofProduct = { prodCode, amount: order.units, ruleVersion: versionOf(offer.rules, productScope(prodCode)) };
  return [
    ...seatNeeds(offer, order.visit, order.party, order.dinRoomCode),
    { ...ofProduct, counter: 'day', visitDay: order.visit.date, capacity: daySaleLimit },
    { ...ofProduct, counter: 'person', personKey: order.personKey, capacity: perPersonLimit },
  ];
}
