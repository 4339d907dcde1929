import { expect, it } from 'vitest';
import { getOpenWeatherSky } from './open-weather-skies';
import { getWmoSky } from './wmo-skies';

it.each([
  [0, 'clear'],
  [1, 'partlyCloudy'],
  [2, 'partlyCloudy'],
  [3, 'cloudy'],
  [45, 'fog'],
  [48, 'fog'],
  [51, 'drizzle'],
  [57, 'drizzle'],
  [61, 'rain'],
  [67, 'rain'],
  [71, 'snow'],
  [77, 'snow'],
  [80, 'showers'],
  [82, 'showers'],
  [85, 'snowShowers'],
  [86, 'snowShowers'],
  [95, 'thunderstorm'],
  [99, 'thunderstorm'],
  [4, null],
  [100, null],
])('the sky condition of WMO code %i is %s', (code, sky) => expect(getWmoSky(code)).toBe(sky));

it.each([
  [211, 'thunderstorm'],
  [300, 'drizzle'],
  [500, 'rain'],
  [511, 'rain'],
  [521, 'showers'],
  [600, 'snow'],
  [616, 'snow'],
  [621, 'snowShowers'],
  [701, 'fog'],
  [781, 'fog'],
  [800, 'clear'],
  [801, 'partlyCloudy'],
  [803, 'cloudy'],
  [804, 'cloudy'],
  [805, null],
  [0, null],
])('the sky condition of OpenWeather id %i is %s', (id, sky) => expect(getOpenWeatherSky(id)).toBe(sky));
