import type { MailTexts } from './texts';

export const mail: MailTexts = {
  made: {
    subject: '{{venue}}预订成功 · {{visit}}',
  },
  cancelled: {
    subject: '{{venue}}预订已取消 · {{visit}}',
    title: '预订已取消',
    lead: '{{name}}，您的预订已取消。期待下次为您服务。',
    refund: '退款将原路退回，到账时间以银行或发卡机构为准，可能需要数日。',
  },
  open: '查看预订',
  why: '此邮件发送至您预订时填写的邮箱，由系统自动发出，请勿直接回复。',
};
