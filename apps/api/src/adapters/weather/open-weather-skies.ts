import type { Sky } from '@dining/domain/weather/forecast';

/** OpenWeather's condition ids, first to last of each stretch. */
const stretches: readonly (readonly [from: number, to: number, sky: Sky])[] = [
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

/** The sky of an OpenWeather condition id; null for an id that is not in its list. */
export const skyOfCondition = (id: number): Sky | null => stretches.find(([from, to]) => from <= id && id <= to)?.[2] ?? null;
