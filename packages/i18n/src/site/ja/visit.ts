import type { Messages } from '../messages';

export const visit: Messages['visit'] = {
  title: 'ご予約日が近づきました',
  lead: 'ご来店のご予定をお知らせください。準備を整えてお待ちいたします。',
  coming: '予定どおり伺います',
  thanks: 'お知らせいただきありがとうございます',
  thanksBody: '準備を整えてお待ちしております。',
  cancel: '予約をキャンセルする',
  open: '予約を確認する',
  cancelledByVenue: 'ホテルの都合によりキャンセルされたご予約です',
  cancelled: 'キャンセル済みのご予約です',
  past: 'ご予約の日を過ぎています',
  notFound: 'ご予約が見つかりません。お送りしたリンクをご確認ください。',
};
