import type { Occupancy } from '@dining/domain/availability/turn-time';
import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import { type DinCode, type DinRoomCode, type ProdCode, toCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

/** The unit of a venue's pool of seats; every other unit is a room's code. */
export const tableUnit = 'TABLE';

export interface CountedSeats {
  readonly time: SeoulTime;
  readonly unit: string;
  readonly used: number;
}

export function groupByStartTime(countedSeats: readonly CountedSeats[]): Occupancy[] {
  const times = new Map<SeoulTime, { time: SeoulTime; tableSeats: number; rooms: DinRoomCode[] }>();
  for (const { time, unit, used } of countedSeats) {
    const occupancy = times.get(time) ?? { time, tableSeats: 0, rooms: [] };
    if (unit === tableUnit) occupancy.tableSeats += used;
    else occupancy.rooms.push(toCode<DinRoomCode>(unit));
    times.set(time, occupancy);
  }
  return [...times.values()];
}

type OccupancyByDay = Map<SeoulDate, Occupancy[]>;

/**
 * Lists what bookings and live holds occupy at the start times of venues, by venue and day. Expired holds are left out,
 * freed or not. Venues without occupancy are absent.
 */
export async function listOccupancyOfVenues(
  db: Queryable,
  dinCodes: readonly DinCode[],
  from: SeoulDate,
  to: SeoulDate,
): Promise<Map<DinCode, OccupancyByDay>> {
  const { rows } = await db.query<CountedSeats & { readonly dinCode: DinCode; readonly day: SeoulDate }>(
    sql('list_occupancy_of_venues')`
    SELECT u.din_code AS "dinCode", u.visit_day AS day, u.start_time AS time, u.unit, u.used - coalesce(e.amount, 0)::int AS used
    FROM seat_usage u
    LEFT JOIN (
      SELECT l.din_code, l.visit_day, l.start_time, l.unit, sum(l.amount) AS amount
      FROM expired_hold JOIN hold_line l USING (shop_order_no)
      WHERE l.counter = 'seat' AND l.din_code = ANY(${dinCodes}) AND l.visit_day BETWEEN ${from} AND ${to}
      GROUP BY l.din_code, l.visit_day, l.start_time, l.unit
    ) e ON e.din_code = u.din_code AND e.visit_day = u.visit_day AND e.start_time = u.start_time AND e.unit = u.unit
    WHERE u.din_code = ANY(${dinCodes}) AND u.visit_day BETWEEN ${from} AND ${to} AND u.used > coalesce(e.amount, 0)
    ORDER BY u.din_code, u.visit_day, u.start_time, u.unit`,
  );
  const venues = new Map<DinCode, Map<SeoulDate, CountedSeats[]>>();
  for (const { dinCode, day, time, unit, used } of rows) {
    const days = venues.get(dinCode) ?? new Map<SeoulDate, CountedSeats[]>();
    const countedSeats = days.get(day) ?? [];
    countedSeats.push({ time, unit, used });
    venues.set(dinCode, days.set(day, countedSeats));
  }
  const groupDays = (days: Map<SeoulDate, CountedSeats[]>): OccupancyByDay =>
    new Map([...days].map(([day, countedSeats]) => [day, groupByStartTime(countedSeats)]));
  return new Map([...venues].map(([dinCode, days]) => [dinCode, groupDays(days)]));
}

export async function listOccupancy(
  db: Queryable,
  dinCode: DinCode,
  from: SeoulDate,
  to: SeoulDate,
): Promise<OccupancyByDay> {
  return (await listOccupancyOfVenues(db, [dinCode], from, to)).get(dinCode) ?? new Map();
}

/** Lists the units of products sold on each day from `from` to `to`: live holds count, expired ones do not. */
export async function listSoldByDay(
  db: Queryable,
  prodCodes: readonly ProdCode[],
  from: SeoulDate,
  to: SeoulDate,
): Promise<{ prodCode: ProdCode; date: SeoulDate; sold: number }[]> {
  if (prodCodes.length === 0) return [];
  const { rows } = await db.query<{ prodCode: ProdCode; date: SeoulDate; sold: number }>(sql('list_sold_by_day')`
    SELECT u.prod_code AS "prodCode", u.visit_day AS date, u.used - coalesce(e.amount, 0)::int AS sold
    FROM day_sale_usage u
    LEFT JOIN (
      SELECT l.prod_code, l.visit_day, sum(l.amount) AS amount
      FROM expired_hold JOIN hold_line l USING (shop_order_no)
      WHERE l.counter = 'day' AND l.prod_code = ANY(${prodCodes}) AND l.visit_day BETWEEN ${from} AND ${to}
      GROUP BY l.prod_code, l.visit_day
    ) e ON e.prod_code = u.prod_code AND e.visit_day = u.visit_day
    WHERE u.prod_code = ANY(${prodCodes}) AND u.visit_day BETWEEN ${from} AND ${to} AND u.used > coalesce(e.amount, 0)
    ORDER BY u.visit_day, u.prod_code`);
  return rows;
}

export async function listSoldToPerson(
  db: Queryable,
  prodCodes: readonly ProdCode[],
  personKey: string,
): Promise<Map<ProdCode, number>> {
  if (prodCodes.length === 0) return new Map();
  const { rows } = await db.query<{ prodCode: ProdCode; sold: number }>(sql('list_sold_to_person')`
    SELECT u.prod_code AS "prodCode", u.used - coalesce(e.amount, 0)::int AS sold
    FROM person_usage u
    LEFT JOIN (
      SELECT l.prod_code, sum(l.amount) AS amount
      FROM expired_hold JOIN hold_line l USING (shop_order_no)
      WHERE l.counter = 'person' AND l.prod_code = ANY(${prodCodes}) AND l.person_key = ${personKey}
      GROUP BY l.prod_code
    ) e ON e.prod_code = u.prod_code
    WHERE u.prod_code = ANY(${prodCodes}) AND u.person_key = ${personKey}`);
  return new Map(rows.map(({ prodCode, sold }) => [prodCode, sold]));
}

/**
 * Lists the table seats used at start times of a day, including expired holds. Call it in the transaction that changes
 * the counters.
 */
export async function listSeatsUsed(
  db: Queryable,
  dinCode: DinCode,
  day: SeoulDate,
  times: readonly SeoulTime[],
): Promise<ReadonlyMap<SeoulTime, number>> {
  const { rows } = await db.query<{ time: SeoulTime; used: number }>(sql('list_seats_used')`
    SELECT start_time AS time, used FROM seat_usage
    WHERE din_code = ${dinCode} AND visit_day = ${day} AND start_time = ANY(${times}) AND unit = 'TABLE'`);
  return new Map(rows.map(({ time, used }) => [time, used]));
}

/** Returns what the counters of these requirements have used, by `getCounterKey`; expired holds included. */
export async function findUsedByCounter(
  db: Queryable,
  requirements: readonly CapacityRequirement[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ readonly key: string; readonly used: number }>(sql('find_used_by_counter')`
    WITH need AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(requirements)}::jsonb) AS need (counter text, "dinCode" text, "prodCode" text,
        "visitDay" date, "startTime" text, unit text, "personKey" text)
    )
    SELECT concat_ws(' ', 'seat', u.din_code, u.visit_day, u.start_time, u.unit) AS key, u.used FROM need
    JOIN seat_usage u ON counter = 'seat' AND u.din_code = "dinCode" AND u.visit_day = "visitDay" AND u.start_time = "startTime" AND u.unit = need.unit
    UNION ALL
    SELECT concat_ws(' ', 'day', u.prod_code, u.visit_day), u.used FROM need
    JOIN day_sale_usage u ON counter = 'day' AND u.prod_code = "prodCode" AND u.visit_day = "visitDay"
    UNION ALL
    SELECT concat_ws(' ', 'person', u.prod_code, u.person_key), u.used FROM need
    JOIN person_usage u ON counter = 'person' AND u.prod_code = "prodCode" AND u.person_key = "personKey"`);
  return new Map(rows.map(({ key, used }) => [key, used]));
}
