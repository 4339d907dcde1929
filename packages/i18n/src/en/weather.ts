import type { Messages } from '../messages';

export const weather: Messages['weather'] = {
  title: 'Weather in {{place}}',
  titleNoPlace: 'Weather',
  morning: '9 am',
  afternoon: '3 pm',
  temperature: '{{degrees}}°C',
  unknown: 'No forecast',
  failed: 'The weather could not be loaded. Please look again shortly.',
};
