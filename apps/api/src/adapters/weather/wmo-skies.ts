import type { Sky } from '@dining/domain/weather/forecast';

/** Ranges of WMO weather interpretation codes, as Open-Meteo uses them. */
const ranges: readonly (readonly [from: number, to: number, sky: Sky])[] = [
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

/** Returns the sky condition for a WMO code; null outside Open-Meteo's ranges. */
export const getWmoSky = (code: number): Sky | null =>
  ranges.find(([from, to]) => from <= code && code <= to)?.[2] ?? null;
