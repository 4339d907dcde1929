import type { UnitsSold } from '../inventory/choice-limits';
import type { UsageRow } from '../inventory/stock';
import type { DinCode, DinRoomCode, ProdCode } from '../shared/codes';
import type { Visit } from '../shared/seoul-time';

/**
 * The capacity that the visitor's own unfinished payment holds for one visit. A newer attempt for the same visit
 * replaces it (ADR 3), so it does not reduce this visitor's availability.
 */
export interface OwnHold {
  readonly dinCode: DinCode;
  readonly prodCode: ProdCode;
  readonly visit: Visit;
  /** Seats at tables; 0 for a room or a pickup. */
  readonly seats: number;
  readonly dinRoomCode: DinRoomCode | null;
  /** Units counted against the daily limit and the limit per person. */
  readonly units: number;
}

/**
 * Subtracts the visitor's own hold from a venue's usage, at the start time of the held visit only: a visit at another
 * start time would be in addition to the held one.
 */
export const subtractOwnUsage = (rows: readonly UsageRow[], ownHold: OwnHold): UsageRow[] =>
  rows.map((row) =>
    row.date === ownHold.visit.date && row.time === ownHold.visit.time
      ? {
          ...row,
          tableSeats: Math.max(0, row.tableSeats - ownHold.seats),
          rooms: row.rooms.filter((room) => room !== ownHold.dinRoomCode),
        }
      : row,
  );

/** Subtracts the visitor's own hold from the units of its product sold on its day and to this person. */
export const subtractOwnUnits = (unitsSold: UnitsSold, ownHold: OwnHold): UnitsSold => ({
  onDay: Math.max(0, unitsSold.onDay - ownHold.units),
  toPerson: Math.max(0, unitsSold.toPerson - ownHold.units),
});
