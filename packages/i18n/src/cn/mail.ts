import type { Messages } from '../messages';

export const mail: Messages['mail'] = {
  made: {
    subject: '{{venue}}预订已完成 · {{visit}}',
  },
  cancelled: {
    subject: '{{venue}}预订已取消 · {{visit}}',
    title: '预订已取消',
    lead: '{{name}}，您的预订已取消。期待下次为您服务。',
    refund: '退款将按原支付方式退回，银行或发卡机构处理可能需要数日。',
  },
  open: '查看预订',
  why: '此邮件发送给预订时填写的邮箱。本邮箱不接收回复。',
};
