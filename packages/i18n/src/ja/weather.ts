import type { Messages } from '../messages';

export const weather: Messages['weather'] = {
  title: '{{place}}の天気',
  titleNoPlace: 'お天気',
  morning: '午前9時',
  afternoon: '午後3時',
  temperature: '{{degrees}}°C',
  unknown: '予報なし',
  failed: '天気を読み込めませんでした。しばらくしてからご確認ください。',
};
