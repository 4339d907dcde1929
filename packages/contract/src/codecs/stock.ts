import type { MealRow, StockRow, StockUnit, VenueStock } from '@dining/domain/inventory/stock';
import type { DinRoomCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { StockWire } from '../site/availability';
import { flagFromWire, flagToWire } from './flag';
import { textFromWire, textToWire } from './text';

export type RoomNames = ReadonlyMap<DinRoomCode, LocalizedText>;
type TimeWire = StockWire['dinResvTimeStockList'][number];
type UnitWire = TimeWire['dinRoomStockList'][number];
type MealWire = StockWire['dinResvWeekTimeList'][number];

const noName: LocalizedText = { default: '' };

const unitToWire = (unit: StockUnit, names: RoomNames): UnitWire => ({
  seatType: unit.kind,
  dinRoomCode: unit.dinRoomCode ?? '',
  ...textToWire('dinRoomName', (unit.dinRoomCode === null ? undefined : names.get(unit.dinRoomCode)) ?? noName),
  seatAmnt: unit.seats,
  minSeatAmnt: unit.minSeats,
  stockYn: flagToWire(unit.open),
});

const unitFromWire = (wire: UnitWire): StockUnit => ({
  kind: wire.seatType,
  dinRoomCode: wire.dinRoomCode === '' ? null : wire.dinRoomCode,
  seats: wire.seatAmnt,
  minSeats: wire.minSeatAmnt,
  open: flagFromWire(wire.stockYn),
});

const mealToWire = ({ meal, open, weekdayFlags, onWeekdays, onHolidays }: MealRow): MealWire => ({
  resvMealType: meal,
  resvMealTimeYn: flagToWire(open),
  weekMonYn: flagToWire(weekdayFlags[0]),
  weekTueYn: flagToWire(weekdayFlags[1]),
  weekWedYn: flagToWire(weekdayFlags[2]),
  weekThuYn: flagToWire(weekdayFlags[3]),
  weekFriYn: flagToWire(weekdayFlags[4]),
  weekDaysYn: flagToWire(onWeekdays),
  weekHolidayYn: flagToWire(onHolidays),
});

const mealFromWire = (wire: MealWire): MealRow => ({
  meal: wire.resvMealType,
  open: flagFromWire(wire.resvMealTimeYn),
  weekdayFlags: [
    flagFromWire(wire.weekMonYn),
    flagFromWire(wire.weekTueYn),
    flagFromWire(wire.weekWedYn),
    flagFromWire(wire.weekThuYn),
    flagFromWire(wire.weekFriYn),
  ],
  onWeekdays: flagFromWire(wire.weekDaysYn),
  onHolidays: flagFromWire(wire.weekHolidayYn),
});

/** Serializes a venue's stock with the names of its rooms (Spec §3 Stock). */
export const stockToWire = (stock: VenueStock, names: RoomNames): StockWire => ({
  dinResvTimeStockList: stock.rows.map(
    (row: StockRow): TimeWire => ({
      weekType: row.day,
      resvStartTime: row.startTime,
      dinRoomStockList: row.units.map((unit) => unitToWire(unit, names)),
    }),
  ),
  dinResvWeekTimeList: stock.meals.map(mealToWire),
  dinClosedList: stock.closings.map(({ date, time }) => ({ closedDate: date, closedTime: time ?? '' })),
  dinTableTurnTime: stock.tableTurnMinutes,
  dinRoomTurnTime: stock.roomTurnMinutes,
});

export const stockFromWire = (wire: StockWire): VenueStock => ({
  rows: wire.dinResvTimeStockList.map((row) => ({
    day: row.weekType,
    startTime: row.resvStartTime,
    units: row.dinRoomStockList.map(unitFromWire),
  })),
  meals: wire.dinResvWeekTimeList.map(mealFromWire),
  closings: wire.dinClosedList.map(({ closedDate, closedTime }) => ({ date: closedDate, time: closedTime || null })),
  tableTurnMinutes: wire.dinTableTurnTime,
  roomTurnMinutes: wire.dinRoomTurnTime,
});

/** Parses the names of the rooms from the same answer. */
export const roomNamesFromWire = (wire: StockWire): RoomNames =>
  new Map(
    wire.dinResvTimeStockList
      .flatMap((row) => row.dinRoomStockList)
      .flatMap((unit) =>
        unit.dinRoomCode === '' ? [] : [[unit.dinRoomCode, textFromWire('dinRoomName', unit)] as const],
      ),
  );
