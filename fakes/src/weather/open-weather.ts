import { conditions } from './conditions';
import { formatSeoulTime, generateWeather, type Place } from './generate-weather';

const stepMs = 3 * 3_600_000;

export interface OpenWeatherQuery {
  readonly place: Place;
  readonly units: string | undefined;
  readonly lang: string | undefined;
  readonly count: number;
}

const convertToUnits = (celsius: number, units: string | undefined): number => {
  if (units === 'metric') return celsius;
  const convertedTemperature = units === 'imperial' ? celsius * 1.8 + 32 : celsius + 273.15;
  return Math.round(convertedTemperature * 100) / 100;
};

/**
 * Returns the response of `/data/2.5/forecast`: `count` slots from the next UTC hour that is a multiple of three, one
 * every three hours. Missing hours are left out.
 */
export function createOpenWeatherForecast(
  { place, units, lang, count }: OpenWeatherQuery,
  now: number,
  missingHours: readonly string[],
): object {
  const firstInstant = Math.ceil(now / stepMs) * stepMs;
  const list = Array.from({ length: count }, (_, index) => firstInstant + index * stepMs)
    .filter((instant) => !missingHours.includes(formatSeoulTime(instant).replace('T', ' ')))
    .map((instant) => {
      const { celsius, condition, rainChance } = generateWeather(place, instant);
      const { id, main, icon, descriptions } = conditions[condition];
      const temp = convertToUnits(celsius, units);
      const hour = Number(formatSeoulTime(instant).slice(11, 13));
      const pod = hour >= 6 && hour < 19 ? 'd' : 'n';
      const description = descriptions[lang === 'kr' || lang === 'zh_cn' || lang === 'ja' ? lang : 'en'];
      return {
        dt: instant / 1000,
        main: {
          temp,
          feels_like: temp,
          temp_min: temp,
          temp_max: temp,
          pressure: 1016,
          humidity: Math.round(40 + rainChance * 50),
        },
        weather: [{ id, main, description, icon: `${icon}${pod}` }],
        clouds: { all: Math.round(rainChance * 100) },
        wind: { speed: 2.4, deg: 270, gust: 4.1 },
        visibility: 10_000,
        pop: rainChance,
        sys: { pod },
        dt_txt: new Date(instant).toISOString().slice(0, 19).replace('T', ' '),
      };
    });
  const coord = { lat: place.latitude, lon: place.longitude };
  const city = {
    id: 1_835_848,
    name: 'Somewhere',
    coord,
    country: 'KR',
    population: 0,
    timezone: 32_400,
    sunrise: 0,
    sunset: 0,
  };
  return { cod: '200', message: 0, cnt: list.length, list, city };
}
