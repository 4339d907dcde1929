import type { Messages } from '../messages';

export const weather: Messages['weather'] = {
  title: '{{place}}天气',
  titleNoPlace: '天气预报',
  morning: '上午9时',
  afternoon: '下午3时',
  temperature: '{{degrees}}°C',
  unknown: '暂无预报',
  failed: '天气加载失败，请稍后再查看。',
};
