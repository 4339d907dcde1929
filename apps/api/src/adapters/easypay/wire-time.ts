import type { SeoulDate } from '@dining/domain/shared/seoul-time';

/** Korea has kept UTC+9 the year round since 1988. */
const seoulOffset = 9 * 3_600_000;
const dayLength = 24 * 3_600_000;

/** `2026-11-21` → `20261121`. */
export const wireDay = (day: SeoulDate): string => day.replaceAll('-', '');

/** `20261121090000`, Seoul time, as an instant; null when it is no such time. */
export const instantOf = (wire: string): Date | null => {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(wire);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`);
  return Number.isNaN(instant.getTime()) ? null : instant;
};

/** KICC only tells of calls made yesterday and today, Seoul time. */
export const canStillBeAsked = (day: SeoulDate, now: Date): boolean => {
  const yesterday = new Date(now.getTime() + seoulOffset - dayLength).toISOString().slice(0, 10);
  return day >= yesterday;
};
