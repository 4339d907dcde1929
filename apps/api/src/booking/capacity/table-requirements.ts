import { filterStartTimes, type StartTime } from '@dining/domain/availability/slots';
import { countTableSeats } from '@dining/domain/availability/table';
import { listOccupiedStartTimes } from '@dining/domain/availability/turn-time';
import type { SeatRequirement } from '@dining/domain/inventory/capacity-requirement';
import type { DinCode } from '@dining/domain/shared/codes';
import type { Visit } from '@dining/domain/shared/seoul-time';
import { tableUnit } from '../../stores/inventory/usage';

interface TablesOfDay {
  readonly dinCode: DinCode;
  /** The start times of the day of visit. */
  readonly starts: readonly StartTime[];
  readonly turnMinutes: number | null;
  readonly ruleVersion: number;
}

/** Lists the seats that a party needs at tables: at its start time and at all others within its stay (decision 14). */
export function listTableRequirements(
  { dinCode, starts, turnMinutes, ruleVersion }: TablesOfDay,
  { date: visitDay, time }: Visit,
  people: number,
): SeatRequirement[] {
  const seats = new Map(filterStartTimes(starts, 'table').map((start) => [start.time, countTableSeats(start.units)]));
  return listOccupiedStartTimes(time, [...seats.keys()], turnMinutes).map((startTime) => ({
    counter: 'seat',
    dinCode,
    visitDay,
    startTime,
    unit: tableUnit,
    capacity: seats.get(startTime) ?? 0,
    ruleVersion,
    amount: people,
  }));
}
