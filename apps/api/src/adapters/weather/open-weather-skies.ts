import type { Sky } from '@dining/domain/weather/forecast';

/** Ranges of OpenWeather's condition ids. */
const ranges: readonly (readonly [from: number, to: number, sky: Sky])[] = [
  [200, 299, 'thunderstorm'],
  [300, 399, 'drizzle'],
  [500, 519, 'rain'],
  [520, 599, 'showers'],
  [600, 619, 'snow'],
  [620, 699, 'snowShowers'],
  [700, 799, 'fog'],
  [800, 800, 'clear'],
  [801, 802, 'partlyCloudy'],
  [803, 804, 'cloudy'],
];

/** Returns the sky condition for an OpenWeather condition id; null if it is unknown. */
export const getOpenWeatherSky = (id: number): Sky | null =>
  ranges.find(([from, to]) => from <= id && id <= to)?.[2] ?? null;
