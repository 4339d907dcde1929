import type { Messages } from '../messages';

export const visit: Messages['visit'] = {
  title: 'ご予約日が近づいてまいりました',
  lead: 'ご来店のご予定をお知らせください。準備を整えてお待ちいたします。',
  coming: '予定どおり伺います',
  thanks: 'お知らせいただき、誠にありがとうございます',
  thanksBody: '準備を整えてお待ちしております。',
  cancel: '予約をキャンセルする',
  open: '予約を確認する',
  past: 'ご予約日を過ぎております',
  notFound: 'ご予約が見つかりません。お送りしたリンクをもう一度ご確認ください。',
};
