import type { StockUnit, UsageRow } from '../inventory/stock';

/** Seats at tables that a start time offers: closed units offer none. */
export const countTableSeats = (units: readonly StockUnit[]): number =>
  units.filter((unit) => unit.kind === 'table' && unit.open).reduce((sum, unit) => sum + unit.seats, 0);

/** Seats that are left after bookings and live holds; never below 0. */
export const countFreeTableSeats = (units: readonly StockUnit[], usage: UsageRow | undefined): number =>
  Math.max(0, countTableSeats(units) - (usage?.tableSeats ?? 0));

/** Spec §5 Table: the seats left must hold the party. */
export const canTablesHold = (seatsLeft: number, heads: number): boolean => seatsLeft > 0 && seatsLeft >= heads;
