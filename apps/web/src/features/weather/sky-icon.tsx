import type { Sky } from '@dining/domain/weather/forecast';
import { joinClasses } from '@dining/ui/join-classes';

const cloud = 'M7.2 17.5a3.7 3.7 0 0 1-.4-7.4 5.2 5.2 0 0 1 10-.9 4.2 4.2 0 0 1 .4 8.3z';
const highCloud = 'M7.2 14a3.7 3.7 0 0 1-.4-7.4 5.2 5.2 0 0 1 10-.9 4.2 4.2 0 0 1 .4 8.3z';
const sun =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4';
const lowCloud = 'M9.6 19a3 3 0 0 1-.3-6 4.3 4.3 0 0 1 8.2-.7 3.4 3.4 0 0 1 .4 6.7z';

const paths: Record<Sky, string> = {
  clear: sun,
  partlyCloudy: `${lowCloud}M5.4 12.6a4 4 0 0 1 6.4-4.7M9 3v1.5M3 6.2l1.2.9M14.6 5.6l-1 1M2.4 11.6l1.4-.2`,
  cloudy: cloud,
  fog: `${highCloud}M5 17.5h14M7.5 20.5h9`,
  drizzle: `${highCloud}M9 17v1.5M15 17v1.5M12 19v1.5`,
  rain: `${highCloud}M8.5 17l-1 3.5M12.5 17l-1 3.5M16.5 17l-1 3.5`,
  showers: `${highCloud}M9.5 16.5l-1.5 4M15 16.5l-1.5 4`,
  snow: `${highCloud}M8.5 18v.1M12 18v.1M15.5 18v.1M10.2 20.8v.1M13.8 20.8v.1`,
  snowShowers: `${highCloud}M8.5 18v.1M10.2 20.8v.1M15.5 16.8l-1.3 3.7`,
  thunderstorm: `${highCloud}M12.6 15.5l-2.2 3h3l-2 3`,
};

export function SkyIcon({ sky, size = 28, className }: { sky: Sky; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={joinClasses('shrink-0', className)}
      fill="none"
      focusable="false"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.4}
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={paths[sky]} />
    </svg>
  );
}
