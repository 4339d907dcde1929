import type { Messages } from '../messages';

export const mypage: Messages['mypage'] = {
  title: '个人中心',
  nav: {
    label: '个人中心菜单',
    main: '预订与咨询',
  },
  benefits: '优惠券与积分',
  profile: '个人资料',
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
  emptyHint: '预订后可在此查看详情或取消。',
  detail: '查看详情',
  past: '过往预订',
  again: '再次预订',
  coupons: '可用优惠券',
  couponCount: '{{count}}张',
  next: {
    visit: '下次到店',
    pickup: '下次自提',
    today: '今天',
    tomorrow: '明天',
    dayAfter: '后天',
    at: '{{day}} {{weekday}} {{time}}',
  },
  alerts: {
    invalidUser: '您无法查看该预订。',
  },
};
