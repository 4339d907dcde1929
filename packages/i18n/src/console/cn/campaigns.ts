import type { Messages } from '../messages';

export const campaigns: Messages['campaigns'] = {
  title: '营销活动',
  text: '按预订提交日期，统计链接中带有活动信息的预订。',
  period: '期间',
  from: '起始日',
  to: '截止日',
  show: '查看',
  none: '此期间没有来自活动的预订',
  noneText: '请更换期间或酒店。没有活动信息的预订不计入。',
  cut: '仅列出预订最多的{{count}}项，请缩短期间。',
  total: '合计',
  orderWrong: '截止日早于起始日。',
  unnamed: '无',
  columns: {
    source: '来源',
    medium: '媒介',
    name: '名称',
    reservations: '预订',
    cancelled: '取消',
    paid: '在线支付',
  },
};
