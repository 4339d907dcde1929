import type { Messages } from '../messages';

export const points: Messages['points'] = {
  title: '积分',
  balance: '我的积分',
  amount: '{{points}}积分',
  rate: '{{hotel}}：实付金额的{{rate}}%',
  rule: '积分于用餐次日06:00到账。已取消或未到店的预订不累积积分。',
  history: '积分明细',
  types: {
    earned: '获得',
    returned: '扣回',
    spent: '使用',
    transferred: '转入',
  },
  visit: '{{date}}到店',
  paging: '第{{from}}–{{to}}条，共{{total}}条',
  empty: '暂无积分',
};
