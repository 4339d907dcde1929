import type { Messages } from '../messages';

export const main: Messages['main'] = {
  banner: {
    overline: 'ダイニング',
    lead: '季節の食卓と窓辺の景色、くつろぎのひとときをご用意しております。',
    reserve: '予約する',
  },
  promotions: 'プロモーション',
  promotionOpen: '{{name}}の詳細',
  venues: 'レストラン',
  products: 'おすすめのプラン',
  noProducts: '現在ご予約いただけるプランはございません。',
  noVenues: '現在ご予約を承っているレストランはございません。',
  links: {
    label: 'クイックリンク',
    benefits: '会員特典',
    menu: '全メニュー',
    homePage: 'ホテル公式サイト',
  },
  benefits: {
    special: '特別なご優待',
    membership: 'メンバーシップ',
    join: '会員登録する',
    empty: 'ただいま準備中です。',
  },
  menu: {
    empty: 'メニューはまだございません。',
    notReservable: '店内でのみご注文いただけます',
  },
};
