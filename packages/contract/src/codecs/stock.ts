import type { MealRow, StockRow, StockUnit, TimeRow, VenueStock } from '@dining/domain/inventory/stock';
import type { DinRoomCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { StockWire } from '../site/availability';
import { decodeFlag, encodeFlag } from './flag';
import { decodeText, encodeText } from './text';

export type RoomNames = ReadonlyMap<DinRoomCode, LocalizedText>;
type TimeWire = StockWire['dinResvTimeStockList'][number];
type PlanTimeWire = NonNullable<StockWire['dinDayStockList']>[number]['dinResvTimeStockList'][number];
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

const encodeTime = ({ startTime, units }: TimeRow, names: RoomNames): PlanTimeWire => ({
  resvStartTime: startTime,
  dinRoomStockList: units.map((unit) => encodeUnit(unit, names)),
});

const decodeTime = (wire: PlanTimeWire): TimeRow => ({
  startTime: wire.resvStartTime,
  units: wire.dinRoomStockList.map(decodeUnit),
});

const encodeRow = (row: StockRow, names: RoomNames): TimeWire => ({ weekType: row.day, ...encodeTime(row, names) });
const decodeRow = (wire: TimeWire): StockRow => ({ day: wire.weekType, ...decodeTime(wire) });

/** Serializes a venue's stock with the names of its rooms (Spec §3 Stock). */
export const encodeStock = (stock: VenueStock, names: RoomNames): StockWire => ({
  dinResvTimeStockList: stock.rows.map((row) => encodeRow(row, names)),
  dinSeasonStockList: stock.seasons.map(({ from, to, rows }) => ({
    strDate: from,
    endDate: to,
    dinResvTimeStockList: rows.map((row) => encodeRow(row, names)),
  })),
  dinDayStockList: stock.dayPlans.map(({ date, rows }) => ({
    resvDate: date,
    dinResvTimeStockList: rows.map((row) => encodeTime(row, names)),
  })),
  dinResvWeekTimeList: stock.meals.map(encodeMeal),
  dinClosedList: stock.closings.map(({ date, time }) => ({ closedDate: date, closedTime: time ?? '' })),
  dinTableTurnTime: stock.tableTurnMinutes,
  dinRoomTurnTime: stock.roomTurnMinutes,
});

export const decodeStock = (wire: StockWire): VenueStock => ({
  rows: wire.dinResvTimeStockList.map(decodeRow),
  seasons: (wire.dinSeasonStockList ?? []).map(({ strDate, endDate, dinResvTimeStockList }) => ({
    from: strDate,
    to: endDate,
    rows: dinResvTimeStockList.map(decodeRow),
  })),
  dayPlans: (wire.dinDayStockList ?? []).map(({ resvDate, dinResvTimeStockList }) => ({
    date: resvDate,
    rows: dinResvTimeStockList.map(decodeTime),
  })),
  meals: wire.dinResvWeekTimeList.map(decodeMeal),
  closings: wire.dinClosedList.map(({ closedDate, closedTime }) => ({ date: closedDate, time: closedTime || null })),
  tableTurnMinutes: wire.dinTableTurnTime,
  roomTurnMinutes: wire.dinRoomTurnTime,
});

/** Parses the names of the rooms in a stock response. */
export const decodeRoomNames = (wire: StockWire): RoomNames =>
  new Map(
    [wire, ...(wire.dinSeasonStockList ?? []), ...(wire.dinDayStockList ?? [])]
      .flatMap(({ dinResvTimeStockList }) => dinResvTimeStockList)
      .flatMap((row) => row.dinRoomStockList)
      .flatMap((unit) =>
        unit.dinRoomCode === '' ? [] : [[unit.dinRoomCode, decodeText('dinRoomName', unit)] as const],
      ),
  );
