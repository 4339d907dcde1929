import type { Messages } from '../messages';

export const banner: Messages['banner'] = {
  overline: '餐饮',
  lead: '应季餐桌，窗外风景，静候您的到来。',
  promotions: '优惠活动',
};
