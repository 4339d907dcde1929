import { toSeoul } from '@dining/domain/shared/seoul-time';

/** An instant as Seoul's `YYYY-MM-DD HH:mm`, '' where there is none. */
export function seoulText(at: Date | null): string {
  if (at === null) return '';
  const { date, time } = toSeoul(at);
  return `${date} ${time}`;
}
