import { dayAhead } from './guest';

/** The first Saturday at least so many days ahead: a weekend whatever the holidays of the year. */
export function saturdayAhead(days: number): string {
  const day = dayAhead(days);
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 6 ? day : saturdayAhead(days + 1);
}
