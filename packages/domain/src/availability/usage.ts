import type { UsageRow } from '../inventory/stock';
import type { SeoulDate, SeoulTime, Visit } from '../shared/seoul-time';

/** Usage rows by start time. */
export type UsageByTime = ReadonlyMap<string, UsageRow>;

const getUsageKey = (date: SeoulDate, time: SeoulTime): string => `${date} ${time}`;

/** Indexes usage rows by start time; there is one row per start time (decision 14). */
export const indexUsage = (rows: readonly UsageRow[]): UsageByTime =>
  new Map(rows.map((row) => [getUsageKey(row.date, row.time), row]));

export const emptyUsage: UsageByTime = new Map();

/** Finds the seats and rooms that are unavailable at this start time. Returns undefined if there are none. */
export const findUsage = (usage: UsageByTime, visit: Visit): UsageRow | undefined =>
  usage.get(getUsageKey(visit.date, visit.time));
