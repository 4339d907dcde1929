import type { Messages } from '../messages';

export const mypage: Messages['mypage'] = {
  title: 'マイページ',
  nav: {
    label: 'マイページメニュー',
    main: '予約・お問い合わせ',
  },
  benefits: 'クーポンとポイント',
  profile: '会員情報',
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
  emptyHint: 'ご予約後は、こちらで内容の確認やキャンセルができます。',
  detail: '詳細を見る',
  past: '過去のご予約',
  again: 'もう一度予約する',
  coupons: 'ご利用可能なクーポン',
  couponCount: '{{count}}枚',
  next: {
    visit: '次のご来店',
    pickup: '次のお受け取り',
    today: '本日',
    tomorrow: '明日',
    dayAfter: '明後日',
    at: '{{day}} {{weekday}} {{time}}',
  },
  alerts: {
    invalidUser: 'このご予約はご覧いただけません。',
  },
};
