import type { RoomNames } from '@dining/contract/codecs/stock';
import type { MealRow, StockRow, StockUnit, VenueStock } from '@dining/domain/inventory/stock';
import type { DinCode, DinRoomCode } from '@dining/domain/shared/codes';
import type { StockDay } from '@dining/domain/shared/holidays';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect';
import { mealTime, room, timeStock, venue, venueClosing } from '../../db/schema/hotels';

/** What a venue offers, with the names of its rooms. */
export interface StoredStock {
  readonly stock: VenueStock;
  readonly roomNames: RoomNames;
}

/** A venue's seats, rooms and meals as they stand in the database now; undefined where there is no such venue. */
export async function stockOfVenue(db: Queries, dinCode: DinCode): Promise<StoredStock | undefined> {
  const [turns] = await db
    .select({ tableTurnMinutes: venue.tableTurnMinutes, roomTurnMinutes: venue.roomTurnMinutes })
    .from(venue)
    .where(eq(venue.dinCode, dinCode));
  if (turns === undefined) return undefined;
  const units = await db
    .select({
      day: timeStock.stockDay,
      startTime: timeStock.startTime,
      dinRoomCode: timeStock.dinRoomCode,
      seats: timeStock.seats,
      minSeats: timeStock.minSeats,
      open: timeStock.open,
      roomName: room.name,
    })
    .from(timeStock)
    .leftJoin(room, eq(room.dinRoomCode, timeStock.dinRoomCode))
    .where(eq(timeStock.dinCode, dinCode))
    .orderBy(asc(timeStock.stockDay), asc(timeStock.startTime), sql`${timeStock.dinRoomCode} NULLS FIRST`);
  const meals = await db
    .select({
      meal: mealTime.meal,
      open: mealTime.open,
      weekdayFlags: mealTime.weekdayFlags,
      onWeekdays: mealTime.onWeekdays,
      onHolidays: mealTime.onHolidays,
    })
    .from(mealTime)
    .where(eq(mealTime.dinCode, dinCode))
    .orderBy(sql`array_position(ARRAY['M', 'L', 'D'], ${mealTime.meal})`);
  const closings = await db
    .select({ date: venueClosing.day, time: venueClosing.startTime })
    .from(venueClosing)
    .where(eq(venueClosing.dinCode, dinCode))
    .orderBy(asc(venueClosing.day), sql`${venueClosing.startTime} NULLS FIRST`);

  const roomNames = new Map<DinRoomCode, LocalizedText>();
  for (const { dinRoomCode, roomName } of units) {
    if (dinRoomCode !== null && roomName !== null) roomNames.set(dinRoomCode, roomName);
  }
  return { stock: { rows: stockRows(units), meals: meals.map(mealRow), closings, ...turns }, roomNames };
}

type UnitRow = Omit<StockUnit, 'kind'> & { readonly day: StockDay; readonly startTime: string };

function stockRows(units: readonly UnitRow[]): StockRow[] {
  const rows = new Map<string, { day: StockDay; startTime: string; units: StockUnit[] }>();
  for (const { day, startTime, dinRoomCode, seats, minSeats, open } of units) {
    const key = `${day} ${startTime}`;
    const row = rows.get(key) ?? { day, startTime, units: [] };
    row.units.push({ kind: dinRoomCode === null ? 'table' : 'room', dinRoomCode, seats, minSeats, open });
    rows.set(key, row);
  }
  return [...rows.values()];
}

const mealRow = (row: Omit<MealRow, 'weekdayFlags'> & { readonly weekdayFlags: readonly boolean[] }): MealRow => {
  const [mon = false, tue = false, wed = false, thu = false, fri = false] = row.weekdayFlags;
  return { ...row, weekdayFlags: [mon, tue, wed, thu, fri] };
};
