import type { UnitsSold } from '../inventory/choice-limits';
import type { UsageRow } from '../inventory/stock';
import type { DinCode, DinRoomCode, ProdCode } from '../shared/codes';
import type { Visit } from '../shared/seoul-time';

/**
 * What an unfinished payment of the visitor's own keeps for one visit. A newer attempt for the same visit takes its place
 * (ADR 3), so there it stands in nobody's way but his own.
 */
export interface OwnHold {
  readonly dinCode: DinCode;
  readonly prodCode: ProdCode;
  readonly visit: Visit;
  /** Seats at tables; none for a room or a pickup. */
  readonly seats: number;
  readonly dinRoomCode: DinRoomCode | null;
  /** Of the day's and the person's limit. */
  readonly units: number;
}

/**
 * What others have taken at the venue of the hold. Its own start time alone: a turn time spreads a stay over others, where
 * another visit would have to stand beside this one.
 */
export const subtractOwnUsage = (rows: readonly UsageRow[], own: OwnHold): UsageRow[] =>
  rows.map((row) =>
    row.date === own.visit.date && row.time === own.visit.time
      ? {
          ...row,
          tableSeats: Math.max(0, row.tableSeats - own.seats),
          rooms: row.rooms.filter((room) => room !== own.dinRoomCode),
        }
      : row,
  );

/** What others have bought of the product of the hold on its day, and what this person has beside it. */
export const subtractOwnUnits = (sold: UnitsSold, own: OwnHold): UnitsSold => ({
  onDay: Math.max(0, sold.onDay - own.units),
  toPerson: Math.max(0, sold.toPerson - own.units),
});
