import type { Messages } from '../messages';

export const errorPage: Messages['errorPage'] = {
  code: 'PAGE ERROR',
  body: '请稍后重试，或返回首页重新开始。',
  notFoundTitle: '未找到该页面',
  notFoundBody: '页面可能已移动或删除，请返回首页重新查找。',
  notOpenTitle: '即将开放，敬请期待',
};
