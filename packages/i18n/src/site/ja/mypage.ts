import type { Messages } from '../messages';

export const mypage: Messages['mypage'] = {
  title: 'マイページ',
  benefits: 'クーポンとポイント',
  tabs: {
    resv: 'ご予約履歴',
    qna: 'お問い合わせ',
  },
  sort: {
    label: '並び替え',
    newest: '新しい順',
    oldest: '古い順',
  },
  empty: 'ご予約履歴はございません。',
  detail: '詳細を見る',
  alerts: {
    invalidUser: 'このご予約を表示する権限がありません。',
  },
};
