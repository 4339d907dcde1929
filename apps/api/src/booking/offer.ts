import { startsOfDay } from '@dining/domain/availability/slots';
import { tableSeatsOf } from '@dining/domain/availability/table';
import { startsMarkedBy } from '@dining/domain/availability/turn-time';
import { type UsageByTime, usageByTime } from '@dining/domain/availability/usage';
import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import type { VenueStock } from '@dining/domain/inventory/stock';
import type { HotelMemberRule } from '@dining/domain/pricing/member-discount';
import type { Product } from '@dining/domain/products/product';
import { headCount, type Party } from '@dining/domain/reservations/party';
import type { DinCode, DinRoomCode, ProdCode } from '@dining/domain/shared/codes';
import { type HolidayCalendar, stockDayOf } from '@dining/domain/shared/holidays';
import type { SeoulDate, Visit } from '@dining/domain/shared/seoul-time';
import type { Database } from '../db/connect';
import { policyOfVenue, type StoredPolicy } from '../stores/cancel-policies';
import type { Need } from '../stores/holds';
import { readHolidays } from '../stores/holidays';
import { readHotels } from '../stores/hotels';
import { productByCode } from '../stores/products';
import { stockOfVenue } from '../stores/stock';
import { type StoredTerms, termsInEffect } from '../stores/terms';
import { marksOfVenue, soldByDay, soldToPerson, tableUnit } from '../stores/usage';
import { usageOfDays } from './usage-of-days';

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
}

/** Loads what is offered for a day of visit; undefined where there is no such product at that venue, or it is off sale. */
export async function loadOffer(
  { db, pool }: Database,
  wanted: { readonly dinCode: DinCode; readonly prodCode: ProdCode; readonly date: SeoulDate; readonly personKey: string },
): Promise<Offer | undefined> {
  const { dinCode, prodCode, date } = wanted;
  const stored = await productByCode(db, prodCode);
  if (stored === undefined || !stored.onSale || stored.product.dinCode !== dinCode) return undefined;
  const { product } = stored;
  const [stock, holidays, hotels, policy, terms, marks, day, person] = await Promise.all([
    stockOfVenue(db, dinCode),
    readHolidays(db),
    readHotels(db),
    policyOfVenue(db, dinCode),
    termsInEffect(db, product.htlCode),
    marksOfVenue(pool, dinCode, date, date),
    soldByDay(pool, [prodCode], date, date),
    soldToPerson(pool, [prodCode], wanted.personKey),
  ]);
  if (stock === undefined || policy === undefined) return undefined;
  return {
    product,
    stock: stock.stock,
    usage: usageByTime(usageOfDays(stock.stock, marks, holidays.calendar)),
    sold: { onDay: day[0]?.sold ?? 0, toPerson: person.get(prodCode) ?? 0 },
    holidays: holidays.calendar,
    memberRule: hotels.find(({ htlCode }) => htlCode === product.htlCode)?.memberFoodRule ?? null,
    policy,
    terms,
  };
}

/** The seats, or the room, that a visit takes: at its own start time and at all others before its turn time is over. */
function seatNeeds(offer: Offer, visit: Visit, party: Party, dinRoomCode: DinRoomCode | null): Need[] {
  const { stock, product, holidays } = offer;
  const day = stockDayOf(visit.date, holidays);
  if (day === 'unknown' || product.reservationType === 'pickup') return [];
  const starts = startsOfDay(stock, visit.date, day);
  const base = { counter: 'seat', dinCode: product.dinCode, visitDay: visit.date } as const;
  if (dinRoomCode !== null) {
    const times = starts.filter(({ units }) => units.some(({ kind }) => kind === 'room')).map(({ time }) => time);
    return startsMarkedBy(visit.time, times, stock.roomTurnMinutes).map((startTime) => ({
      ...base,
      startTime,
      unit: dinRoomCode,
      capacity: 1,
      amount: 1,
    }));
  }
  const seats = new Map(
    starts
      .filter(({ units }) => units.some(({ kind }) => kind === 'table'))
      .map(({ time, units }) => [time, tableSeatsOf(units)]),
  );
  return startsMarkedBy(visit.time, [...seats.keys()], stock.tableTurnMinutes).map((startTime) => ({
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
  return [
    ...seatNeeds(offer, order.visit, order.party, order.dinRoomCode),
    { counter: 'day', prodCode, visitDay: order.visit.date, capacity: daySaleLimit, amount: order.units },
    { counter: 'person', prodCode, personKey: order.personKey, capacity: perPersonLimit, amount: order.units },
  ];
}
