import type { Occupancy } from '@dining/domain/availability/turn-time';
import { asCode, type DinCode, type DinRoomCode, type ProdCode } from '@dining/domain/shared/codes';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';

type Client = Pick<Pool | PoolClient, 'query'>;

/** The counter of a venue's pool of seats; every other unit is a room's code. */
export const tableUnit = 'TABLE';

/** What is taken of the seats at tables, or whether a room is, at one start time. */
export interface CountedSeats {
  readonly time: SeoulTime;
  readonly unit: string;
  readonly used: number;
}

/** Counters of one day as what is occupied at each start time. */
export function occupancyOf(counted: readonly CountedSeats[]): Occupancy[] {
  const times = new Map<SeoulTime, { time: SeoulTime; tableSeats: number; rooms: DinRoomCode[] }>();
  for (const { time, unit, used } of counted) {
    const occupancy = times.get(time) ?? { time, tableSeats: 0, rooms: [] };
    if (unit === tableUnit) occupancy.tableSeats += used;
    else occupancy.rooms.push(asCode<DinRoomCode>(unit));
    times.set(time, occupancy);
  }
  return [...times.values()];
}

/** Occupancy by day; days without any are absent. */
type DaysOccupied = Map<SeoulDate, Occupancy[]>;

/**
 * What is occupied at venues' start times, by venue and day: bookings and holds that are still alive. A hold that has run out and
 * waits for the sweeper is left out. Venues without occupancy are absent.
 */
export async function occupancyOfVenues(
  client: Client,
  dinCodes: readonly DinCode[],
  from: SeoulDate,
  to: SeoulDate,
): Promise<Map<DinCode, DaysOccupied>> {
  const { rows } = await client.query<{
    din_code: DinCode;
    visit_day: SeoulDate;
    start_time: string;
    unit: string;
    used: number;
  }>({
    name: 'marks_of_venues',
    text: `SELECT u.din_code, u.visit_day, u.start_time, u.unit, u.used - coalesce(e.amount, 0)::int AS used
           FROM seat_usage u
           LEFT JOIN (
             SELECT l.din_code, l.visit_day, l.start_time, l.unit, sum(l.amount) AS amount
             FROM expired_hold JOIN hold_line l USING (shop_order_no)
             WHERE l.counter = 'seat'
               AND l.din_code = ANY($1) AND l.visit_day BETWEEN $2 AND $3
             GROUP BY l.din_code, l.visit_day, l.start_time, l.unit
           ) e ON e.din_code = u.din_code AND e.visit_day = u.visit_day AND e.start_time = u.start_time AND e.unit = u.unit
           WHERE u.din_code = ANY($1) AND u.visit_day BETWEEN $2 AND $3 AND u.used > coalesce(e.amount, 0)
           ORDER BY u.din_code, u.visit_day, u.start_time, u.unit`,
    values: [dinCodes, from, to],
  });
  const venues = new Map<DinCode, Map<SeoulDate, CountedSeats[]>>();
  for (const { din_code: dinCode, visit_day: day, start_time: time, unit, used } of rows) {
    const days = venues.get(dinCode) ?? new Map<SeoulDate, CountedSeats[]>();
    const counted = days.get(day) ?? [];
    counted.push({ time, unit, used });
    venues.set(dinCode, days.set(day, counted));
  }
  const listed = (days: Map<SeoulDate, CountedSeats[]>): DaysOccupied =>
    new Map([...days].map(([day, counted]) => [day, occupancyOf(counted)]));
  return new Map([...venues].map(([dinCode, days]) => [dinCode, listed(days)]));
}

/** The same for one venue. */
export async function occupancyOfVenue(client: Client, dinCode: DinCode, from: SeoulDate, to: SeoulDate): Promise<DaysOccupied> {
  return (await occupancyOfVenues(client, [dinCode], from, to)).get(dinCode) ?? new Map();
}

/** Units of products sold on each day of a stretch, live holds included, those that have run out left out. */
export async function soldByDay(
  client: Client,
  prodCodes: readonly ProdCode[],
  from: SeoulDate,
  to: SeoulDate,
): Promise<{ prodCode: ProdCode; date: SeoulDate; sold: number }[]> {
  if (prodCodes.length === 0) return [];
  const { rows } = await client.query<{ prodCode: ProdCode; date: SeoulDate; sold: number }>({
    name: 'sold_by_day',
    text: `SELECT u.prod_code AS "prodCode", u.visit_day AS date, u.used - coalesce(e.amount, 0)::int AS sold
           FROM day_sale_usage u
           LEFT JOIN (
             SELECT l.prod_code, l.visit_day, sum(l.amount) AS amount
             FROM expired_hold JOIN hold_line l USING (shop_order_no)
             WHERE l.counter = 'day'
               AND l.prod_code = ANY($1) AND l.visit_day BETWEEN $2 AND $3
             GROUP BY l.prod_code, l.visit_day
           ) e ON e.prod_code = u.prod_code AND e.visit_day = u.visit_day
           WHERE u.prod_code = ANY($1) AND u.visit_day BETWEEN $2 AND $3 AND u.used > coalesce(e.amount, 0)
           ORDER BY u.visit_day, u.prod_code`,
    values: [prodCodes, from, to],
  });
  return rows;
}

/** Units of products that one person has taken over their whole sale periods, live holds included. */
export async function soldToPerson(
  client: Client,
  prodCodes: readonly ProdCode[],
  personKey: string,
): Promise<Map<ProdCode, number>> {
  if (prodCodes.length === 0) return new Map();
  const { rows } = await client.query<{ prod_code: ProdCode; sold: number }>({
    name: 'sold_to_person',
    text: `SELECT u.prod_code, u.used - coalesce(e.amount, 0)::int AS sold
           FROM person_usage u
           LEFT JOIN (
             SELECT l.prod_code, sum(l.amount) AS amount
             FROM expired_hold JOIN hold_line l USING (shop_order_no)
             WHERE l.counter = 'person'
               AND l.prod_code = ANY($1) AND l.person_key = $2
             GROUP BY l.prod_code
           ) e ON e.prod_code = u.prod_code
           WHERE u.prod_code = ANY($1) AND u.person_key = $2`,
    values: [prodCodes, personKey],
  });
  return new Map(rows.map((row) => [row.prod_code, row.sold]));
}
