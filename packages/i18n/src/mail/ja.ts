import type { MailTexts } from './texts';

export const mail: MailTexts = {
  made: {
    subject: '{{venue}}のご予約が完了しました · {{visit}}',
  },
  cancelled: {
    subject: '{{venue}}のご予約キャンセルのお知らせ · {{visit}}',
    title: 'ご予約のキャンセルを承りました',
    lead: '{{name}} 様、またのお越しを心よりお待ちしております。',
    refund: '返金はご利用のお支払い方法へ行います。カード会社や金融機関により数日かかる場合があります。',
  },
  open: '予約を確認する',
  why: 'ご予約時にご入力いただいたメールアドレス宛てにお送りしています。このメールには返信いただけません。',
};
