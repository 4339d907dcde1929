import type { Messages } from '../messages';

export const cancellation: Messages['cancellation'] = {
  title: '取消预订',
  requested: '申请取消时间',
  paid: '支付金额',
  fee: '取消费用',
  refund: '预计退款金额',
  policy: '取消与退款规定',
  agree: '我已阅读并同意取消与退款规定。',
  submit: '确认取消',
  submitRefund: '确认取消，退款{{refund}}',
  submitNoRefund: '确认取消，不退款',
  nothingPaid: '该预订未付款，无需支付取消费用，也无退款。',
  byPhone: '该预订无法在线取消。如需更改或取消，请致电餐厅。',
  past: {
    byVenue: '因酒店原因，此预订已被取消，您支付的款项将全额退还。给您带来不便，谨致歉意。',
    title: '取消信息',
    at: '取消时间',
    method: '退款方式',
    fee: '取消费用',
    refund: '退款金额',
    arrives: {
      card: '退款通常会在{{days}}个工作日内退回您的银行卡。',
      account: '退款通常会在{{days}}个工作日内退回您付款的账户。',
    },
    anotherDay: '预订其他日期',
  },
  alerts: {
    agree: '请同意取消与退款规定。',
    confirm: '请确认预计退款金额，确定取消预订吗？',
    done: '预订已取消。',
  },
  errors: {
    ALREADY_CANCELLED: '该预订已取消。',
    ALREADY_CONFIRMED: '该预订已确认，无法在线取消，请致电餐厅。',
    DATE_EXPIRED: '预订日期已过，无法取消。',
  },
};
