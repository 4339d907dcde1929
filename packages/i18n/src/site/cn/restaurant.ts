import type { Messages } from '../messages';

export const restaurant: Messages['restaurant'] = {
  gallery: '{{name}}图片',
  today: '今日',
  times: '{{name}}今日时段',
  none: {
    over: '今日可预订的时段均已过。',
    closed: '今日休息。',
    full: '今日已约满。',
    unsuited: '今日没有可供该人数预订的时段。',
  },
  hint: '如需其他日期或人数，请点击“预订”选择。',
  otherDay: '查看其他日期',
  pickup: '请选择商品与自提日期，我们将为您备妥。',
  dishes: '查看菜品',
  courses: '菜单',
  nothing: '目前没有可预订的套餐或商品。',
  chef: '主理人寄语',
  facts: '用餐须知',
  dressCode: '着装',
  children: '儿童',
  map: '地图导航',
  allReviews: '{{name}}的全部评价',
  missing: '未找到该餐厅。',
  all: '查看所有餐厅',
};
