import type { StockUnit, UsageRow } from '../inventory/stock';

/** Counts the seats at tables that a start time offers; closed units offer none. */
export const countTableSeats = (units: readonly StockUnit[]): number =>
  units.filter((unit) => unit.kind === 'table' && unit.open).reduce((sum, unit) => sum + unit.seats, 0);

/** Counts the seats left after bookings and live holds; never below 0. */
export const countFreeTableSeats = (units: readonly StockUnit[], usage: UsageRow | undefined): number =>
  Math.max(0, countTableSeats(units) - (usage?.tableSeats ?? 0));

/** Returns true if the seats left are enough for the party (Spec §5 Table). */
export const canTablesHold = (seatsLeft: number, partySize: number): boolean => seatsLeft > 0 && seatsLeft >= partySize;
