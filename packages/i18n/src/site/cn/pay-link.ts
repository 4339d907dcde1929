import type { Messages } from '../messages';

export const payLink: Messages['payLink'] = {
  title: '支付预订',
  lead: '座位将为您保留至{{until}}，请在此之前完成付款。',
  phone: '手机号码',
  allergies: '您在电话中告知的过敏信息将转达给餐厅。',
  allergyConsent: '我同意餐厅为准备本次用餐使用我在电话中告知的过敏信息（健康信息）。',
  payingTitle: '正在另一个窗口付款',
  payingBody: '请在该窗口完成付款。如窗口已关闭，您可在此重新付款，之前的付款将不再有效。',
  payHere: '在此付款',
  paidTitle: '付款已完成',
  paidBody: '您的预订号为{{no}}，确认信息已发送给您。',
  open: '查看预订',
  lapsedTitle: '付款期限已过',
  lapsedBody: '座位已不再保留，且未产生任何费用。如仍希望预订，请致电餐厅。',
  withdrawnTitle: '此付款链接已取消',
  withdrawnBody: '餐厅已取消此链接，未产生任何费用。如有疑问，请致电餐厅。',
  unknownTitle: '未找到此付款链接',
  unknownBody: '请按收到的原样打开链接。如仍无法打开，请致电餐厅。',
};
