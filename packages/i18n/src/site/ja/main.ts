import type { Messages } from '../messages';

export const main: Messages['main'] = {
  banner: {
    overline: 'ダイニング',
    lead: '季節の食卓と窓辺の景色、くつろぎの時間をご用意しております。',
    reserve: '予約する',
  },
  promotions: 'プロモーション',
  venues: 'レストラン',
  noProducts: '現在ご予約いただけるプランはございません。',
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
  },
  menu: {
    products: 'ご予約プラン',
    dishes: 'メニュー',
    empty: 'メニューはまだございません。',
  },
};
