import { localize } from './text';

/** Names of the coupons that members have besides the one for joining. */
export const couponNames = {
  birthday: localize('생일 월 10% 할인', 'Birthday month: 10% off', '生日当月享10%优惠', 'お誕生月10%割引'),
  busan: localize(
    '달빛 부산 다이닝 50,000원 할인',
    'Dalbit Busan: ₩50,000 off dining',
    '月光釜山 餐饮优惠₩50,000',
    'ダルビッ・釜山 ダイニング₩50,000割引',
  ),
  expired: localize('가을 다이닝 15% 할인', 'Autumn: 15% off dining', '秋季餐饮享15%优惠', '秋のダイニング15%割引'),
};
