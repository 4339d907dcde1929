import type { Messages } from '../messages';

export const main: Messages['main'] = {
  venues: '餐厅',
  about: '进一步了解{{name}}',
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
