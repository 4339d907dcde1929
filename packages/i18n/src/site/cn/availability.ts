import type { Messages } from '../messages';

export const availability: Messages['availability'] = {
  title: '查找空位',
  lead: '选择日期与人数，查看各餐厅可预订的时间。',
  hotel: '酒店',
  everyHotel: '所有酒店',
  day: '日期',
  days: '未来两周',
  today: '今天',
  meal: '用餐时段',
  anyMeal: '不限时段',
  found: '{{count}}家餐厅有空位',
  pick: '点选时间，即可选择该时段的菜单。',
  none: '没有符合条件的空位。',
  nearest: '有空位的邻近日期：',
  noNear: '邻近日期也没有空位。不妨更换人数或用餐时段。',
  payThere: '餐费在餐厅支付',
  times: '{{name}}可预订时间',
  left: '剩{{count}}席',
  full: '当日已订满。',
  closed: '当日该用餐时段不接受订座。',
  byPhone: '11位及以上请致电餐厅预订。',
};
