import type { StockUnit, VenueStock } from '../inventory/stock';
import type { ReservationType } from '../products/product';
import type { DinRoomCode, ResvCode } from '../shared/codes';
import { getDayType, type HolidayCalendar } from '../shared/holidays';
import type { SeoulDate, SeoulTime, Visit } from '../shared/seoul-time';
import { isClosed, isPast, listOpenStartTimes } from './slots';
import { countTableSeats } from './table';
import type { Occupancy } from './turn-time';

/** A reservation, or an order that is being paid, that a change of stock may affect. */
export interface BookedParty {
  /** Null for an order that is being paid. */
  readonly resvCode: ResvCode | null;
  readonly type: ReservationType;
  readonly visit: Visit;
  readonly people: number;
  /** The room; null for seats at tables and pickups. */
  readonly dinRoomCode: DinRoomCode | null;
  /** Start times at which its seats or room are counted. */
  readonly countedTimes: readonly SeoulTime[];
}

/** Tables, a room or the pickups of a start time with more bookings than a change leaves. */
export interface StockConflict extends Visit {
  readonly type: ReservationType;
  /** The room; null for seats at tables and pickups. */
  readonly dinRoomCode: DinRoomCode | null;
  /** Seats at tables, 1 for a room, or the number of pickups. Walk-ins and orders that are being paid count. */
  readonly taken: number;
  readonly offeredBefore: number;
  /** Offered after the change; 0 if the start time is closed or no longer exists. */
  readonly offered: number;
  /** The affected reservations, in the order in which they were passed. */
  readonly resvCodes: readonly ResvCode[];
  /** The number of affected orders that are being paid and may still become reservations. */
  readonly ordersBeingPaid: number;
}

export interface StockComparison {
  readonly before: VenueStock;
  readonly after: VenueStock;
  readonly holidays: HolidayCalendar;
  /** What bookings and live holds occupy, on the days that have any. */
  readonly occupancyByDay: ReadonlyMap<SeoulDate, readonly Occupancy[]>;
  readonly parties: readonly BookedParty[];
  readonly now: Date;
}

/** Offers of one start time before and after the change; undefined if it is closed or does not exist. */
interface ComparedTime extends Visit {
  readonly before: readonly StockUnit[] | undefined;
  readonly after: readonly StockUnit[] | undefined;
  /** True if the change closes the whole day, which also affects bookings at former start times. */
  readonly isNewlyClosed: boolean;
}

function splitParties(parties: readonly BookedParty[]): Pick<StockConflict, 'resvCodes' | 'ordersBeingPaid'> {
  const resvCodes = parties.map(({ resvCode }) => resvCode).filter((resvCode) => resvCode !== null);
  return { resvCodes, ordersBeingPaid: parties.length - resvCodes.length };
}

const findRoom = (units: readonly StockUnit[] | undefined, dinRoomCode: DinRoomCode): StockUnit | undefined =>
  units?.find((unit) => unit.dinRoomCode === dinRoomCode && unit.open);

/**
 * Lists the parties at the tables of a start time that a change affects. If the start time is no longer offered, stays
 * that began earlier keep their seats, so that only parties that start then are listed.
 */
const listPartiesAtTables = (parties: readonly BookedParty[], { date, time, after }: ComparedTime) =>
  parties.filter(
    (party) =>
      party.type === 'table' &&
      party.visit.date === date &&
      (after === undefined ? party.visit.time === time : party.countedTimes.includes(time)),
  );

/** Lists the parties whose stay in a room begins at the start time; one that began earlier keeps its room. */
const listPartiesInRoom = (
  parties: readonly BookedParty[],
  { date, time }: ComparedTime,
  dinRoomCode: DinRoomCode,
): readonly BookedParty[] =>
  parties.filter(
    (party) => party.dinRoomCode === dinRoomCode && party.visit.date === date && party.visit.time === time,
  );

function findTableConflict(
  comparedTime: ComparedTime,
  taken: number,
  parties: readonly BookedParty[],
): StockConflict[] {
  const { date, time, before, after, isNewlyClosed } = comparedTime;
  const [offeredBefore, offered] = [countTableSeats(before ?? []), countTableSeats(after ?? [])];
  const partiesAtTime = listPartiesAtTables(parties, comparedTime);
  if (taken <= offered || (offered >= offeredBefore && !isNewlyClosed)) return [];
  if (after === undefined && partiesAtTime.length === 0) return [];
  return [
    { date, time, type: 'table', dinRoomCode: null, taken, offeredBefore, offered, ...splitParties(partiesAtTime) },
  ];
}

function findRoomConflict(
  comparedTime: ComparedTime,
  dinRoomCode: DinRoomCode,
  parties: readonly BookedParty[],
): StockConflict[] {
  const { date, time, before, after, isNewlyClosed } = comparedTime;
  const [roomBefore, room] = [findRoom(before, dinRoomCode), findRoom(after, dinRoomCode)];
  if (roomBefore === undefined && !isNewlyClosed) return [];
  const partiesAtTime = listPartiesInRoom(parties, comparedTime, dinRoomCode).filter(
    ({ people }) =>
      room === undefined || (roomBefore !== undefined && people > room.seats && people <= roomBefore.seats),
  );
  if (partiesAtTime.length === 0) return [];
  const offered = room === undefined ? 0 : 1;
  return [
    {
      date,
      time,
      type: 'room',
      dinRoomCode,
      taken: 1,
      offeredBefore: roomBefore === undefined ? 0 : 1,
      offered,
      ...splitParties(partiesAtTime),
    },
  ];
}

function findPickupConflicts({ before, after, parties, now }: StockComparison): StockConflict[] {
  const pickups = parties.filter(
    ({ type, visit: { date, time } }) =>
      type === 'pickup' && !isPast(date, time, now) && isClosed(after, date) && !isClosed(before, date),
  );
  const visits = new Map(pickups.map(({ visit }) => [`${visit.date} ${visit.time}`, visit]));
  return [...visits.values()].map(({ date, time }) => {
    const pickupsAtTime = pickups.filter(({ visit }) => visit.date === date && visit.time === time);
    const taken = pickupsAtTime.length;
    const counts = { taken, offeredBefore: taken, offered: 0 };
    return { date, time, type: 'pickup', dinRoomCode: null, ...counts, ...splitParties(pickupsAtTime) };
  });
}

/**
 * Finds the start times at which a change of stock leaves fewer seats or rooms than are booked, earliest first.
 * Omits past times, and times that were overbooked before and offer as much as they did.
 */
export function findStockConflicts(comparison: StockComparison): readonly StockConflict[] {
  const { before, after, holidays, occupancyByDay, parties, now } = comparison;
  const conflicts = [...occupancyByDay].flatMap(([date, occupancy]) => {
    const dayType = getDayType(date, holidays);
    if (dayType === 'unknown') return [];
    const unitsBefore = new Map(listOpenStartTimes(before, date, dayType).map(({ time, units }) => [time, units]));
    const unitsAfter = new Map(listOpenStartTimes(after, date, dayType).map(({ time, units }) => [time, units]));
    const isNewlyClosed = isClosed(after, date) && !isClosed(before, date);
    return occupancy
      .filter(({ time }) => !isPast(date, time, now))
      .flatMap(({ time, tableSeats, rooms }) => {
        const comparedTime = { date, time, before: unitsBefore.get(time), after: unitsAfter.get(time), isNewlyClosed };
        return [
          ...findTableConflict(comparedTime, tableSeats, parties),
          ...rooms.flatMap((dinRoomCode) => findRoomConflict(comparedTime, dinRoomCode, parties)),
        ];
      });
  });
  const getKey = ({ date, time, dinRoomCode }: StockConflict) => `${date} ${time} ${dinRoomCode ?? ''}`;
  return [...conflicts, ...findPickupConflicts(comparison)].toSorted((a, b) => (getKey(a) < getKey(b) ? -1 : 1));
}
