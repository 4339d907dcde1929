import type { Messages } from '../messages';

export const offer: Messages['offer'] = {
  zone: {
    B: '早餐',
    L: '午餐',
    D: '晚餐',
  },
  priceFrom: '{{price}}起',
  adultFrom: '成人每位{{price}}起',
  kidFrom: '儿童{{price}}起',
  depositFrom: '订金每位{{price}}起',
  percentOff: '享{{rate}}%优惠',
  reserve: '预订{{name}}',
  membersOnly: {
    badge: '会员专享',
    title: '仅限会员预订',
    body: '注册或登录后即可预订。',
    join: '注册会员',
    login: '登录',
  },
};
