import type { StockUnit, UsageRow } from '../inventory/stock';
import type { DinRoomCode } from '../shared/codes';

export interface OfferedRoom {
  readonly dinRoomCode: DinRoomCode;
  readonly minSeats: number;
  readonly maxSeats: number;
}

/** Returns true if the room is open and the party is within its limits (Spec §5 Room). */
export const canRoomHold = (unit: StockUnit, partySize: number): boolean =>
  unit.kind === 'room' && unit.open && unit.minSeats <= partySize && partySize <= unit.seats;

/** Lists the free rooms that fit the party, smallest first, so that large rooms stay free for large parties. */
export const listFreeRooms = (
  units: readonly StockUnit[],
  usage: UsageRow | undefined,
  partySize: number,
): readonly OfferedRoom[] =>
  units
    .flatMap((unit) => {
      const { dinRoomCode } = unit;
      if (dinRoomCode === null || !canRoomHold(unit, partySize) || usage?.rooms.includes(dinRoomCode)) return [];
      return [{ dinRoomCode, minSeats: unit.minSeats, maxSeats: unit.seats }];
    })
    .sort((a, b) => a.maxSeats - b.maxSeats || (a.dinRoomCode < b.dinRoomCode ? -1 : 1));
