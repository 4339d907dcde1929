import type { UsageRow } from '../inventory/stock';
import type { SeoulDate, SeoulTime, Visit } from '../shared/seoul-time';

/** What is taken, found by start time. */
export type UsageByTime = ReadonlyMap<string, UsageRow>;

const getUsageKey = (date: SeoulDate, time: SeoulTime): string => `${date} ${time}`;

/** Lays out usage rows so that each start time is found at once. One row a start time (decision 14). */
export const indexUsage = (rows: readonly UsageRow[]): UsageByTime =>
  new Map(rows.map((row) => [getUsageKey(row.date, row.time), row]));

/** Nothing is taken anywhere. */
export const emptyUsage: UsageByTime = new Map();

/** What is taken for someone who would start then; undefined when nothing is. */
export const findUsage = (usage: UsageByTime, visit: Visit): UsageRow | undefined =>
  usage.get(getUsageKey(visit.date, visit.time));
