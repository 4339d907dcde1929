import type { Messages } from '../messages';

export const product: Messages['product'] = {
  gallery: '套餐图片',
  tabs: {
    details: '详情',
    reviews: '评价 {{count}}',
    reviewsUncounted: '评价',
    reviewsMore: '查看全部评价',
    label: '套餐信息',
  },
  menus: {
    title: '选择菜品',
    hint: '请至少按人数选择。',
    serves: '{{count}}人份',
    chosen: '已选{{chosen}}人份，共{{needed}}人',
    shown: '菜单介绍',
  },
  quantity: {
    label: '数量',
    left: '余{{count}}份',
    perPerson: '每人限{{count}}份',
  },
  deposit: {
    title: '订金',
    line: '每位{{price}} × {{count}}位',
    notice: '订金将从当日消费金额中抵扣。',
  },
  inStore: '请于当日到店支付。',
  total: '合计',
  memberHint: '登录后可享会员价。',
  memberPrice: '会员价{{amount}}',
  notices: {
    reservation: '预订须知',
    parking: '停车信息',
    deposit: '订金说明',
    prices: '价格已含税及服务费。',
  },
  empty: '未找到套餐信息。',
  alerts: {
    menuShort: '菜品数量不足，请至少选择{{people}}人份。',
    quantityRequired: '请选择数量。',
    daySaleExceeded: '已超出当日可售数量，剩余{{remaining}}份。',
    pickupRemaining: '剩余{{remaining}}份。',
    perPerson: '每人可预订{{remaining}}份。',
    perPersonReached: '您已达到该套餐每人可预订的数量上限。',
    otherProduct: '选择其他套餐',
    smallerParty: '更改人数',
    fewer: '减少数量',
    dayAndTime: '请先选择日期和时间。',
    outOfStock: '已售罄，请选择其他套餐或日期。',
  },
};
