import type { Messages } from '../messages';

export const main: Messages['main'] = {
  banner: {
    overline: '餐饮',
    lead: '应季餐桌，窗外风景，静候您的到来。',
    reserve: '立即预订',
  },
  promotions: '优惠活动',
  venues: '餐厅',
  noProducts: '目前没有可预订的套餐。',
  links: {
    label: '快捷入口',
    benefits: '会员礼遇',
    menu: '全部菜单',
    homePage: '酒店官网',
  },
  benefits: {
    special: '专属礼遇',
    membership: '会员计划',
    join: '立即注册',
  },
  menu: {
    products: '可预订套餐',
    dishes: '菜单',
    empty: '暂无菜单。',
  },
};
