import type { Messages } from '../messages';

export const promotion: Messages['promotion'] = {
  title: '优惠活动',
  tabs: {
    label: '餐厅',
    all: '全部',
  },
  filter: {
    label: '活动状态',
    all: '全部',
    running: '进行中',
    ended: '已结束',
  },
  from: '{{date}}起',
  nextDay: '最近可预订：{{day}}',
  noDay: '四周内暂无可预订日期',
  paging: '第{{from}}–{{to}}项，共{{total}}项',
  empty: '没有相关优惠活动。',
  missing: '未找到该优惠活动。',
  toAll: '查看全部优惠活动',
};
