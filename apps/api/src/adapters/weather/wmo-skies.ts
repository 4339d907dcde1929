import type { Sky } from '@dining/domain/weather/forecast';

/** WMO weather interpretation codes as Open-Meteo uses them, first to last of each stretch. */
const stretches: readonly (readonly [from: number, to: number, sky: Sky])[] = [
  [0, 0, 'clear'],
  [1, 2, 'partlyCloudy'],
  [3, 3, 'cloudy'],
  [45, 48, 'fog'],
  [51, 57, 'drizzle'],
  [61, 67, 'rain'],
  [71, 77, 'snow'],
  [80, 82, 'showers'],
  [85, 86, 'snowShowers'],
  [95, 99, 'thunderstorm'],
];

/** The sky of a WMO code; null for a code that Open-Meteo does not list. */
export const skyOfWmo = (code: number): Sky | null => stretches.find(([from, to]) => from <= code && code <= to)?.[2] ?? null;
