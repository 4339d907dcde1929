import type { Messages } from '../messages';

export const venue: Messages['venue'] = {
  title: '餐厅介绍',
  location: '位置',
  hours: '营业时间',
  facilities: '餐厅设施',
  parking: '停车',
  viewMenu: '查看菜单',
  empty: '暂无餐厅信息。',
  dining: {
    title: '用餐须知',
    seats: '座位',
    seatCount: '{{count}}席',
    phone: '电话',
  },
};
