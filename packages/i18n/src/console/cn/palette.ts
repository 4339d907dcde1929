import type { Messages } from '../messages';

export const palette: Messages['palette'] = {
  title: '前往',
  field: '页面、日期、餐厅或预订',
  hint: '姓名、预订编号、电话末尾数字，或12-24这样的日期',
  list: '搜索结果',
  groups: {
    screens: '页面',
    days: '日期',
    venues: '餐厅',
    reservations: '预订',
  },
  tomorrow: '明天',
  count: '{{count}}项结果',
  none: '没有结果',
  noneText: '请换个词，或输入12-24这样的日期。',
  searching: '正在搜索预订…',
  failed: '无法搜索预订：{{reason}}',
};
