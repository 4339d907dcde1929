import { isValidDate, type SeoulDate } from '@dining/domain/shared/seoul-time';

/** Korea has used UTC+9 all year since 1988. */
const seoulOffsetMs = 9 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** `2026-11-21` → `20261121`. */
export const formatKiccDay = (day: SeoulDate): string => day.replaceAll('-', '');

/** Parses `20261121090000` in Seoul time; null if it cannot be parsed. */
export const parseKiccTime = (wire: string): Date | null => {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(wire);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const date = `${year}-${month}-${day}`;
  const instant = new Date(`${date}T${hour}:${minute}:${second}+09:00`);
  return isValidDate(date) && !Number.isNaN(instant.getTime()) ? instant : null;
};

/** Returns true if KICC still reports the status of requests made on this day: today or yesterday in Seoul. */
export const isStatusAvailable = (day: SeoulDate, now: Date): boolean => {
  const yesterday = new Date(now.getTime() + seoulOffsetMs - dayMs).toISOString().slice(0, 10);
  return day >= yesterday;
};
