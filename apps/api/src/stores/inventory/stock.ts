import type { RoomNames } from '@dining/contract/codecs/stock';
import type { StockRow, StockUnit, VenueStock } from '@dining/domain/inventory/stock';
import type { DinCode, DinRoomCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { ClientBase, Pool } from 'pg';
import { sql } from '../../db/sql';

export interface StoredStock {
  readonly stock: VenueStock;
  readonly roomNames: RoomNames;
}

interface UnitRow extends Omit<StockUnit, 'kind'>, Pick<StockRow, 'day' | 'startTime'> {
  readonly roomName: LocalizedText | null;
}

interface Row extends Omit<VenueStock, 'rows'> {
  readonly units: readonly UnitRow[];
}

/** Finds a venue's seats, rooms, meals and closings. Reads no cache, unlike `findStock` of the catalogue. */
export async function findStock(db: Pool | ClientBase, dinCode: DinCode): Promise<StoredStock | undefined> {
  const { rows } = await db.query<Row>(sql('find_stock')`
    SELECT v.table_turn_minutes AS "tableTurnMinutes", v.room_turn_minutes AS "roomTurnMinutes",
      (SELECT coalesce(json_agg(json_build_object('day', s.stock_day, 'startTime', s.start_time, 'dinRoomCode', s.din_room_code,
          'seats', s.seats, 'minSeats', s.min_seats, 'open', s.open, 'roomName', r.name)
          ORDER BY s.stock_day, s.start_time, s.din_room_code NULLS FIRST), '[]')
        FROM time_stock s LEFT JOIN room r USING (din_room_code) WHERE s.din_code = v.din_code) AS units,
      (SELECT coalesce(json_agg(json_build_object('meal', meal, 'open', open, 'weekdayFlags', weekday_flags,
          'onWeekdays', on_weekdays, 'onHolidays', on_holidays) ORDER BY array_position(ARRAY['M', 'L', 'D'], meal)), '[]')
        FROM meal_time m WHERE m.din_code = v.din_code) AS meals,
      (SELECT coalesce(json_agg(json_build_object('date', day, 'time', start_time) ORDER BY day, start_time NULLS FIRST), '[]')
        FROM venue_closing c WHERE c.din_code = v.din_code) AS closings
    FROM venue v WHERE v.din_code = ${dinCode}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { units, ...stock } = row;
  const roomNames = new Map<DinRoomCode, LocalizedText>();
  for (const { dinRoomCode, roomName } of units) {
    if (dinRoomCode !== null && roomName !== null) roomNames.set(dinRoomCode, roomName);
  }
  return { stock: { rows: groupByTime(units), ...stock }, roomNames };
}

function groupByTime(units: readonly UnitRow[]): StockRow[] {
  const rows = new Map<string, Omit<StockRow, 'units'> & { readonly units: StockUnit[] }>();
  for (const { day, startTime, dinRoomCode, seats, minSeats, open } of units) {
    const key = `${day} ${startTime}`;
    const row = rows.get(key) ?? { day, startTime, units: [] };
    row.units.push({ kind: dinRoomCode === null ? 'table' : 'room', dinRoomCode, seats, minSeats, open });
    rows.set(key, row);
  }
  return [...rows.values()];
}
