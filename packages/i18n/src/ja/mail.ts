import type { Messages } from '../messages';

export const mail: Messages['mail'] = {
  made: {
    subject: '{{venue}}のご予約が完了しました · {{visit}}',
  },
  cancelled: {
    subject: '{{venue}}のご予約をキャンセルしました · {{visit}}',
    title: 'ご予約をキャンセルしました',
    lead: '{{name}}様、ご予約のキャンセルを承りました。またのお越しをお待ちしております。',
    refund: '返金はお支払い方法に応じて行われ、カード会社や銀行により数日かかる場合があります。',
  },
  open: '予約を確認する',
  why: 'ご予約時のメールアドレスにお送りしています。このアドレスへの返信は受け付けておりません。',
};
