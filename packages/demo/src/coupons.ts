import { t } from './t';

/** Value and conditions of a new member's coupon. */
export const welcomeCoupon = { kind: 'amount', value: 30_000, minOrderAmount: 150_000, maxDiscount: null } as const;

/** Names of members' coupons. */
export const couponNames = {
  welcome: t(
    '가입 축하 다이닝 30,000원',
    'Welcome: 30,000 won off dining',
    '入会礼餐饮券30,000韩元',
    'ご入会記念 ダイニング30,000ウォン',
  ),
  birthday: t('생일 달 10% 할인', 'Birthday month: 10% off', '生日当月九折', 'お誕生月10%割引'),
  busan: t(
    '달빛 부산 다이닝 50,000원',
    'Dalbit Busan: 50,000 won off dining',
    '月光釜山餐饮券50,000韩元',
    '月明かり釜山 ダイニング50,000ウォン',
  ),
  past: t('가을 다이닝 15% 할인', 'Autumn: 15% off dining', '秋季餐饮八五折', '秋のダイニング15%割引'),
};
