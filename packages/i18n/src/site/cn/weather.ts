import type { Messages } from '../messages';

export const weather: Messages['weather'] = {
  title: '{{place}}天气',
  titleNoPlace: '天气预报',
  morning: '09:00',
  afternoon: '15:00',
  temperature: '{{degrees}}°C',
  unknown: '暂无预报',
  failed: '天气加载失败，请稍后再查看。',
  date: '日期',
  visitDay: '预订日期',
  beyond: '预订日期的天气预报将在五天前开始显示。',
  lastKnown: '目前无法获取新的预报，以下为{{heard}}的预报。',
  source: '预报来源：{{name}}',
  demo: '此天气为演示而虚构。',
  sky: {
    clear: '晴',
    partlyCloudy: '多云',
    cloudy: '阴',
    fog: '雾',
    drizzle: '毛毛雨',
    rain: '雨',
    showers: '阵雨',
    snow: '雪',
    snowShowers: '阵雪',
    thunderstorm: '雷暴',
  },
};
