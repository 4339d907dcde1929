import type { Messages } from '../messages';

export const weather: Messages['weather'] = {
  title: 'Weather at {{place}}',
  titleNoPlace: 'Weather',
  morning: '09:00',
  afternoon: '15:00',
  temperature: '{{degrees}}°C',
  unknown: 'No forecast',
  failed: 'The forecast could not be loaded. Please try again shortly.',
  date: 'Date',
  visitDay: 'Your visit',
  beyond: 'The forecast for your visit appears five days beforehand.',
  lastKnown: 'The latest forecast is unavailable. Showing the forecast from {{heard}}.',
  source: 'Forecast by {{name}}',
  demo: 'Fictional weather for this demonstration.',
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
