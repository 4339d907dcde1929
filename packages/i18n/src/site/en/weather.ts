import type { Messages } from '../messages';

export const weather: Messages['weather'] = {
  title: 'Weather at {{place}}',
  titleNoPlace: 'Weather',
  morning: '09:00',
  afternoon: '15:00',
  temperature: '{{degrees}}°C',
  unknown: 'No forecast',
  failed: 'The weather could not be loaded. Please look again shortly.',
  date: 'Date',
  visitDay: 'Your date',
  beyond: 'The forecast for your date appears five days before it.',
  lastKnown: 'No new forecast can be had at the moment. This one is from {{heard}}.',
  source: 'Forecast by {{name}}',
  demo: 'This weather is made up for the demo.',
  sky: {
    clear: 'Clear',
    partlyCloudy: 'Partly cloudy',
    cloudy: 'Cloudy',
    fog: 'Fog',
    drizzle: 'Drizzle',
    rain: 'Rain',
    showers: 'Showers',
    snow: 'Snow',
    snowShowers: 'Snow showers',
    thunderstorm: 'Thunderstorm',
  },
};
