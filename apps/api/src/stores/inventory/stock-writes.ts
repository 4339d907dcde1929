import type { NamedSeason } from '@dining/domain/availability/stock-change';
import type { MealRow, StockRow, TimeRow, VenueStock } from '@dining/domain/inventory/stock';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { sql } from '../../db/sql';

// Each write raises the version of the venue's rules by a trigger, so that orders that are being checked are checked
// again.

const flattenRows = <Row extends TimeRow>(rows: readonly Row[]) =>
  rows.flatMap(({ units, ...row }) =>
    units.map(({ dinRoomCode, seats, minSeats, open }) => ({ ...row, dinRoomCode, seats, minSeats, open })),
  );

/** Replaces the weekly rows of a venue outside seasons, and its meals. */
export async function replaceWeeklyStock(
  client: PoolClient,
  dinCode: DinCode,
  rows: readonly StockRow[],
  meals: readonly MealRow[],
): Promise<void> {
  await client.query(sql('delete_weekly_stock')`DELETE FROM time_stock WHERE din_code = ${dinCode}`);
  await client.query(sql('insert_weekly_stock')`
    INSERT INTO time_stock (din_code, stock_day, start_time, din_room_code, seats, min_seats, open)
    SELECT ${dinCode}, day, "startTime", "dinRoomCode", seats, "minSeats", open
    FROM jsonb_to_recordset(${JSON.stringify(flattenRows(rows))}::jsonb)
      AS unit (day text, "startTime" text, "dinRoomCode" text, seats int, "minSeats" int, open boolean)`);
  await client.query(sql('delete_meal_times')`DELETE FROM meal_time WHERE din_code = ${dinCode}`);
  await client.query(sql('insert_meal_times')`
    INSERT INTO meal_time (din_code, meal, open, weekday_flags, on_weekdays, on_holidays)
    SELECT ${dinCode}, meal, open, ARRAY(SELECT jsonb_array_elements_text("weekdayFlags")::boolean), "onWeekdays", "onHolidays"
    FROM jsonb_to_recordset(${JSON.stringify(meals)}::jsonb)
      AS meal_row (meal text, open boolean, "weekdayFlags" jsonb, "onWeekdays" boolean, "onHolidays" boolean)`);
}

/** Replaces the seasons of a venue with their weekly rows. */
export async function replaceSeasons(
  client: PoolClient,
  dinCode: DinCode,
  seasons: readonly NamedSeason[],
): Promise<void> {
  await client.query(sql('delete_seasons')`DELETE FROM stock_season WHERE din_code = ${dinCode}`);
  await client.query(sql('insert_seasons')`
    INSERT INTO stock_season (din_code, from_day, to_day, name)
    SELECT ${dinCode}, "from", "to", name
    FROM jsonb_to_recordset(${JSON.stringify(seasons)}::jsonb) AS season ("from" date, "to" date, name text)`);
  const units = seasons.flatMap(({ from, rows }) => flattenRows(rows).map((unit) => ({ from, ...unit })));
  await client.query(sql('insert_season_stock')`
    INSERT INTO season_stock (din_code, from_day, stock_day, start_time, din_room_code, seats, min_seats, open)
    SELECT ${dinCode}, "from", day, "startTime", "dinRoomCode", seats, "minSeats", open
    FROM jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
      AS unit ("from" date, day text, "startTime" text, "dinRoomCode" text, seats int, "minSeats" int, open boolean)`);
}

/** Replaces the plans of days; without rows, the days follow their weekly rule again. */
export async function replaceDayPlans(
  client: PoolClient,
  { dinCode, htlCode }: { readonly dinCode: DinCode; readonly htlCode: HtlCode },
  dates: readonly SeoulDate[],
  rows: readonly TimeRow[],
): Promise<void> {
  await client.query(
    sql('delete_day_stock')`DELETE FROM day_stock WHERE din_code = ${dinCode} AND day = ANY(${dates})`,
  );
  await client.query(sql('insert_day_stock')`
    INSERT INTO day_stock (din_code, htl_code, day, start_time, din_room_code, seats, min_seats, open)
    SELECT ${dinCode}, ${htlCode}, day, "startTime", "dinRoomCode", seats, "minSeats", open
    FROM unnest(${dates}::date[]) AS day, jsonb_to_recordset(${JSON.stringify(flattenRows(rows))}::jsonb)
      AS unit ("startTime" text, "dinRoomCode" text, seats int, "minSeats" int, open boolean)`);
}

/** Sets for how many minutes new bookings keep table seats and rooms. */
export async function updateTurnTimes(
  client: PoolClient,
  dinCode: DinCode,
  { tableTurnMinutes, roomTurnMinutes }: Pick<VenueStock, 'tableTurnMinutes' | 'roomTurnMinutes'>,
): Promise<void> {
  await client.query(sql('update_turn_times')`
    UPDATE venue SET table_turn_minutes = ${tableTurnMinutes}, room_turn_minutes = ${roomTurnMinutes} WHERE din_code = ${dinCode}`);
}
