import type { Messages } from '../messages';

export const main: Messages['main'] = {
  venues: 'レストラン',
  about: '{{name}}を詳しく見る',
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
