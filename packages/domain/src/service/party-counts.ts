import type { Attendance } from '../reservations/attendance';
import { getMinutesOfDay, getVisitStart } from '../shared/seoul-calendar';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';

/** The fields of a party with a reservation that are needed to count it. */
export interface CountedParty {
  readonly time: SeoulTime;
  readonly attendance: Attendance;
  /** Time by which the party said it would arrive; null if it announced no delay. */
  readonly lateUntil: SeoulTime | null;
  readonly people: number;
}

export interface PartyCount {
  readonly parties: number;
  readonly people: number;
}
export type ServiceCounts = Readonly<Record<Attendance, PartyCount>>;

/** Returns true if a party has not arrived and its time, or the end of its announced delay, is reached. */
export function isOverdue(
  { time, attendance, lateUntil }: Omit<CountedParty, 'people'>,
  day: SeoulDate,
  now: Date,
): boolean {
  if (attendance !== 'expected' && attendance !== 'late') return false;
  return now >= getVisitStart({ date: day, time: attendance === 'late' ? (lateUntil ?? time) : time });
}

/** Counts parties and people by attendance. */
export function countParties(parties: readonly Pick<CountedParty, 'attendance' | 'people'>[]): ServiceCounts {
  const count = (attendance: Attendance): PartyCount => {
    const matchingParties = parties.filter((party) => party.attendance === attendance);
    return { parties: matchingParties.length, people: matchingParties.reduce((sum, { people }) => sum + people, 0) };
  };
  return {
    expected: count('expected'),
    late: count('late'),
    arrived: count('arrived'),
    seated: count('seated'),
    done: count('done'),
    no_show: count('no_show'),
  };
}

export interface ArrivalCount {
  /** Start of the quarter hour. */
  readonly time: SeoulTime;
  readonly people: number;
}

const formatTime = (minutes: number): SeoulTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Counts the people who arrive in each quarter hour, without no-shows: at the time of their visit, or later if they
 * announced a delay.
 */
export function countArrivals(parties: readonly CountedParty[]): readonly ArrivalCount[] {
  const peopleByQuarter = new Map<SeoulTime, number>();
  for (const party of parties) {
    if (party.attendance === 'no_show') continue;
    const minutes = getMinutesOfDay(party.lateUntil ?? party.time);
    const quarter = formatTime(minutes - (minutes % 15));
    peopleByQuarter.set(quarter, (peopleByQuarter.get(quarter) ?? 0) + party.people);
  }
  return [...peopleByQuarter].sort(([a], [b]) => (a < b ? -1 : 1)).map(([time, people]) => ({ time, people }));
}
