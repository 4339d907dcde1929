import type { Messages } from '../messages';

export const weather: Messages['weather'] = {
  title: '{{place}}の天気',
  titleNoPlace: '天気予報',
  morning: '09:00',
  afternoon: '15:00',
  temperature: '{{degrees}}°C',
  unknown: '予報なし',
  failed: '天気を読み込めませんでした。しばらくしてからご確認ください。',
  date: '日付',
  visitDay: 'ご利用日',
  beyond: 'ご利用日の予報は、5日前からご覧いただけます。',
  lastKnown: '最新の予報を取得できないため、{{heard}}時点の予報を表示しております。',
  source: '予報提供：{{name}}',
  demo: 'デモ用の架空の天気です。',
  sky: {
    clear: '晴れ',
    partlyCloudy: '薄曇り',
    cloudy: '曇り',
    fog: '霧',
    drizzle: '霧雨',
    rain: '雨',
    showers: 'にわか雨',
    snow: '雪',
    snowShowers: 'にわか雪',
    thunderstorm: '雷雨',
  },
};
