import type { StockUnit, UsageRow } from '../inventory/stock';
import type { DinRoomCode } from '../shared/codes';

/** A private room of a start time. */
export interface OfferedRoom {
  readonly dinRoomCode: DinRoomCode;
  readonly minSeats: number;
  readonly maxSeats: number;
}

/** Spec §5 Room: its stock flag is Y and the party is between its fewest and its most seats. */
export const canRoomHold = (unit: StockUnit, heads: number): boolean =>
  unit.kind === 'room' && unit.open && unit.minSeats <= heads && heads <= unit.seats;

/** Rooms that hold the party and are not taken, smallest first, so that a big room is kept for a big party. */
export const listFreeRooms = (units: readonly StockUnit[], usage: UsageRow | undefined, heads: number): readonly OfferedRoom[] =>
  units
    .flatMap((unit) => {
      const { dinRoomCode } = unit;
      if (dinRoomCode === null || !canRoomHold(unit, heads) || usage?.rooms.includes(dinRoomCode)) return [];
      return [{ dinRoomCode, minSeats: unit.minSeats, maxSeats: unit.seats }];
    })
    .sort((a, b) => a.maxSeats - b.maxSeats || (a.dinRoomCode < b.dinRoomCode ? -1 : 1));
