import type { SeoulTime } from '../shared/seoul-time';
import type { StockUnit, TimeRow } from './stock';

/** Seats at tables (room null), or one room, of a start time. */
export type UnitAtTime = Omit<StockUnit, 'kind'> & Pick<TimeRow, 'startTime'>;

/** Groups units by start time, in the order in which the times first occur. Drops their other fields. */
export function groupUnitsByTime(units: readonly UnitAtTime[]): TimeRow[] {
  const unitsByTime = new Map<SeoulTime, StockUnit[]>();
  for (const { startTime, dinRoomCode, seats, minSeats, open } of units) {
    const unit: StockUnit = { kind: dinRoomCode === null ? 'table' : 'room', dinRoomCode, seats, minSeats, open };
    const unitsAtTime = unitsByTime.get(startTime);
    if (unitsAtTime === undefined) unitsByTime.set(startTime, [unit]);
    else unitsAtTime.push(unit);
  }
  return [...unitsByTime].map(([startTime, unitsAtTime]) => ({ startTime, units: unitsAtTime }));
}
