import type { ConditionName } from './generate-weather';

/** A condition in both protocols: `wmoCode` is for Open-Meteo, the other fields are for OpenWeather. */
interface Condition {
  readonly id: number;
  readonly main: string;
  readonly icon: string;
  readonly wmoCode: number;
  readonly descriptions: Readonly<Record<'kr' | 'en' | 'zh_cn' | 'ja', string>>;
}

export const conditions: Readonly<Record<ConditionName, Condition>> = {
  clear: {
    id: 800,
    main: 'Clear',
    icon: '01',
    wmoCode: 0,
    descriptions: { kr: '맑음', en: 'clear sky', zh_cn: '晴', ja: '晴天' },
  },
  few: {
    id: 801,
    main: 'Clouds',
    icon: '02',
    wmoCode: 1,
    descriptions: { kr: '구름조금', en: 'few clouds', zh_cn: '晴，少云', ja: '薄い雲' },
  },
  broken: {
    id: 803,
    main: 'Clouds',
    icon: '04',
    wmoCode: 3,
    descriptions: { kr: '튼구름', en: 'broken clouds', zh_cn: '多云', ja: '曇りがち' },
  },
  overcast: {
    id: 804,
    main: 'Clouds',
    icon: '04',
    wmoCode: 3,
    descriptions: { kr: '온흐림', en: 'overcast clouds', zh_cn: '阴，多云', ja: '厚い雲' },
  },
  mist: {
    id: 701,
    main: 'Mist',
    icon: '50',
    wmoCode: 45,
    descriptions: { kr: '박무', en: 'mist', zh_cn: '薄雾', ja: '霧' },
  },
  drizzle: {
    id: 300,
    main: 'Drizzle',
    icon: '09',
    wmoCode: 51,
    descriptions: { kr: '가랑비', en: 'light intensity drizzle', zh_cn: '小毛毛雨', ja: '霧雨' },
  },
  rain: {
    id: 500,
    main: 'Rain',
    icon: '10',
    wmoCode: 61,
    descriptions: { kr: '실 비', en: 'light rain', zh_cn: '小雨', ja: '小雨' },
  },
  showers: {
    id: 521,
    main: 'Rain',
    icon: '09',
    wmoCode: 80,
    descriptions: { kr: '소나기', en: 'shower rain', zh_cn: '阵雨', ja: 'にわか雨' },
  },
  snow: {
    id: 600,
    main: 'Snow',
    icon: '13',
    wmoCode: 71,
    descriptions: { kr: '가벼운 눈', en: 'light snow', zh_cn: '小雪', ja: '小雪' },
  },
  thunderstorm: {
    id: 211,
    main: 'Thunderstorm',
    icon: '11',
    wmoCode: 95,
    descriptions: { kr: '뇌우', en: 'thunderstorm', zh_cn: '雷暴', ja: '雷雨' },
  },
};
