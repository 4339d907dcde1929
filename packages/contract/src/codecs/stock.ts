import type { MealRow, StockRow, StockUnit, VenueStock } from '@dining/domain/inventory/stock';
import type { DinRoomCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { StockWire } from '../site/availability';
import { decodeFlag, encodeFlag } from './flag';
import { decodeText, encodeText } from './text';

export type RoomNames = ReadonlyMap<DinRoomCode, LocalizedText>;
type TimeWire = StockWire['dinResvTimeStockList'][number];
type UnitWire = TimeWire['dinRoomStockList'][number];
type MealWire = StockWire['dinResvWeekTimeList'][number];

const noName: LocalizedText = { default: '' };

const encodeUnit = (unit: StockUnit, names: RoomNames): UnitWire => ({
  seatType: unit.kind,
  dinRoomCode: unit.dinRoomCode ?? '',
  ...encodeText('dinRoomName', (unit.dinRoomCode === null ? undefined : names.get(unit.dinRoomCode)) ?? noName),
  seatAmnt: unit.seats,
  minSeatAmnt: unit.minSeats,
  stockYn: encodeFlag(unit.open),
});

const decodeUnit = (wire: UnitWire): StockUnit => ({
  kind: wire.seatType,
  dinRoomCode: wire.dinRoomCode === '' ? null : wire.dinRoomCode,
  seats: wire.seatAmnt,
  minSeats: wire.minSeatAmnt,
  open: decodeFlag(wire.stockYn),
});

const encodeMeal = ({ meal, open, weekdayFlags, onWeekdays, onHolidays }: MealRow): MealWire => ({
  resvMealType: meal,
  resvMealTimeYn: encodeFlag(open),
  weekMonYn: encodeFlag(weekdayFlags[0]),
  weekTueYn: encodeFlag(weekdayFlags[1]),
  weekWedYn: encodeFlag(weekdayFlags[2]),
  weekThuYn: encodeFlag(weekdayFlags[3]),
  weekFriYn: encodeFlag(weekdayFlags[4]),
  weekDaysYn: encodeFlag(onWeekdays),
  weekHolidayYn: encodeFlag(onHolidays),
});

const decodeMeal = (wire: MealWire): MealRow => ({
  meal: wire.resvMealType,
  open: decodeFlag(wire.resvMealTimeYn),
  weekdayFlags: [
    decodeFlag(wire.weekMonYn),
    decodeFlag(wire.weekTueYn),
    decodeFlag(wire.weekWedYn),
    decodeFlag(wire.weekThuYn),
    decodeFlag(wire.weekFriYn),
  ],
  onWeekdays: decodeFlag(wire.weekDaysYn),
  onHolidays: decodeFlag(wire.weekHolidayYn),
});

/** Serializes a venue's stock with the names of its rooms (Spec §3 Stock). */
export const encodeStock = (stock: VenueStock, names: RoomNames): StockWire => ({
  dinResvTimeStockList: stock.rows.map(
    (row: StockRow): TimeWire => ({
      weekType: row.day,
      resvStartTime: row.startTime,
      dinRoomStockList: row.units.map((unit) => encodeUnit(unit, names)),
    }),
  ),
  dinResvWeekTimeList: stock.meals.map(encodeMeal),
  dinClosedList: stock.closings.map(({ date, time }) => ({ closedDate: date, closedTime: time ?? '' })),
  dinTableTurnTime: stock.tableTurnMinutes,
  dinRoomTurnTime: stock.roomTurnMinutes,
});

export const decodeStock = (wire: StockWire): VenueStock => ({
  rows: wire.dinResvTimeStockList.map((row) => ({
    day: row.weekType,
    startTime: row.resvStartTime,
    units: row.dinRoomStockList.map(decodeUnit),
  })),
  meals: wire.dinResvWeekTimeList.map(decodeMeal),
  closings: wire.dinClosedList.map(({ closedDate, closedTime }) => ({ date: closedDate, time: closedTime || null })),
  tableTurnMinutes: wire.dinTableTurnTime,
  roomTurnMinutes: wire.dinRoomTurnTime,
});

/** Parses the names of the rooms in a stock response. */
export const decodeRoomNames = (wire: StockWire): RoomNames =>
  new Map(
    wire.dinResvTimeStockList
      .flatMap((row) => row.dinRoomStockList)
      .flatMap((unit) =>
        unit.dinRoomCode === '' ? [] : [[unit.dinRoomCode, decodeText('dinRoomName', unit)] as const],
      ),
  );
