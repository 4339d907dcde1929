import type { Messages } from '../messages';

export const mypage: Messages['mypage'] = {
  title: '我的主页',
  benefits: '优惠券与积分',
  tabs: {
    resv: '预订记录',
    qna: '我的咨询',
  },
  sort: {
    label: '排序',
    newest: '最新优先',
    oldest: '最早优先',
  },
  empty: '暂无预订记录。',
  detail: '查看详情',
  alerts: {
    invalidUser: '您无权查看该预订。',
  },
};
