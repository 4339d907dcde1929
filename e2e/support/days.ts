import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { getDayAhead } from './guest';

/** Returns the first Saturday at least `days` ahead, which counts as a weekend day regardless of holidays. */
export function getSaturdayAhead(days: number): string {
  const day = getDayAhead(days);
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 6 ? day : getSaturdayAhead(days + 1);
}

export function getFirstOfNextMonth(day: SeoulDate): SeoulDate {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + 1);
  return first.toISOString().slice(0, 10);
}
