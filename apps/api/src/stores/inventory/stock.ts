import type { RoomNames } from '@dining/contract/codecs/stock';
import type { EditableStock, NamedSeason } from '@dining/domain/availability/stock-change';
import type { DayPlan, StockRow, StockUnit, TimeRow } from '@dining/domain/inventory/stock';
import { groupUnitsByTime } from '@dining/domain/inventory/time-rows';
import type { DinCode, DinRoomCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { ClientBase, Pool } from 'pg';
import { sql } from '../../db/sql';

export interface StoredStock {
  readonly stock: EditableStock;
  readonly roomNames: RoomNames;
}

interface UnitRow extends Omit<StockUnit, 'kind'>, Pick<TimeRow, 'startTime'> {
  readonly roomName: LocalizedText | null;
}

type WeeklyUnitRow = UnitRow & Pick<StockRow, 'day'>;
type SeasonRow = Omit<NamedSeason, 'rows'> & { readonly units: readonly WeeklyUnitRow[] };
type DayUnitRow = UnitRow & Pick<DayPlan, 'date'>;

interface Row extends Omit<EditableStock, 'rows' | 'seasons' | 'dayPlans'> {
  readonly units: readonly WeeklyUnitRow[];
  readonly seasons: readonly SeasonRow[];
  readonly dayUnits: readonly DayUnitRow[];
}

/** Finds a venue's stock by weekday, season and day. Reads no cache, unlike `findStock` of the catalogue. */
export async function findStock(db: Pool | ClientBase, dinCode: DinCode): Promise<StoredStock | undefined> {
  const { rows } = await db.query<Row>(sql('find_stock')`
    SELECT v.table_turn_minutes AS "tableTurnMinutes", v.room_turn_minutes AS "roomTurnMinutes",
      (SELECT coalesce(json_agg(json_build_object('day', s.stock_day, 'startTime', s.start_time, 'dinRoomCode', s.din_room_code,
          'seats', s.seats, 'minSeats', s.min_seats, 'open', s.open, 'roomName', r.name)
          ORDER BY s.stock_day, s.start_time, s.din_room_code NULLS FIRST), '[]')
        FROM time_stock s LEFT JOIN room r USING (din_room_code) WHERE s.din_code = v.din_code) AS units,
      (SELECT coalesce(json_agg(json_build_object('name', n.name, 'from', n.from_day, 'to', n.to_day, 'units',
          (SELECT coalesce(json_agg(json_build_object('day', s.stock_day, 'startTime', s.start_time,
              'dinRoomCode', s.din_room_code, 'seats', s.seats, 'minSeats', s.min_seats, 'open', s.open, 'roomName', r.name)
              ORDER BY s.stock_day, s.start_time, s.din_room_code NULLS FIRST), '[]')
            FROM season_stock s LEFT JOIN room r USING (din_room_code) WHERE s.din_code = n.din_code AND s.from_day = n.from_day))
          ORDER BY n.from_day), '[]')
        FROM stock_season n WHERE n.din_code = v.din_code) AS seasons,
      (SELECT coalesce(json_agg(json_build_object('date', s.day, 'startTime', s.start_time, 'dinRoomCode', s.din_room_code,
          'seats', s.seats, 'minSeats', s.min_seats, 'open', s.open, 'roomName', r.name)
          ORDER BY s.day, s.start_time, s.din_room_code NULLS FIRST), '[]')
        FROM day_stock s LEFT JOIN room r USING (din_room_code) WHERE s.din_code = v.din_code) AS "dayUnits",
      (SELECT coalesce(json_agg(json_build_object('meal', meal, 'open', open, 'weekdayFlags', weekday_flags,
          'onWeekdays', on_weekdays, 'onHolidays', on_holidays) ORDER BY array_position(ARRAY['M', 'L', 'D'], meal)), '[]')
        FROM meal_time m WHERE m.din_code = v.din_code) AS meals,
      (SELECT coalesce(json_agg(json_build_object('date', day, 'time', start_time) ORDER BY day, start_time NULLS FIRST), '[]')
        FROM venue_closing c WHERE c.din_code = v.din_code) AS closings
    FROM venue v WHERE v.din_code = ${dinCode}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { units, seasons, dayUnits, ...stock } = row;
  const roomNames = new Map<DinRoomCode, LocalizedText>();
  for (const { dinRoomCode, roomName } of [units, ...seasons.map((season) => season.units), dayUnits].flat()) {
    if (dinRoomCode !== null && roomName !== null) roomNames.set(dinRoomCode, roomName);
  }
  const plannedDates = [...new Set(dayUnits.map(({ date }) => date))];
  return {
    stock: {
      ...stock,
      rows: groupByDayAndTime(units),
      seasons: seasons.map(({ units: seasonUnits, ...season }) => ({
        ...season,
        rows: groupByDayAndTime(seasonUnits),
      })),
      dayPlans: plannedDates.map((date) => ({
        date,
        rows: groupUnitsByTime(dayUnits.filter((unit) => unit.date === date)),
      })),
    },
    roomNames,
  };
}

const groupByDayAndTime = (units: readonly WeeklyUnitRow[]): StockRow[] =>
  (['weekdays', 'weekend'] as const).flatMap((day) =>
    groupUnitsByTime(units.filter((unit) => unit.day === day)).map((row) => ({ day, ...row })),
  );
