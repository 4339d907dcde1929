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
  cancelDate: '取消时间',
  refundMethod: '退款方式',
  cancelFee: '取消手续费',
  refundAmount: '退款金额',
  pointDiscount: '积分抵扣',
  couponDiscount: '优惠券优惠',
  requestNote: '特殊要求',
  cancelReservation: '取消预订',
  alerts: {
    invalidUser: '您无权查看该预订。',
  },
};
