import type { Messages } from '../messages';

export const venue: Messages['venue'] = {
  title: 'レストラン案内',
  location: '場所',
  hours: '営業時間',
  facilities: '付帯施設',
  parking: '駐車場',
  viewMenu: 'メニューを見る',
  empty: 'ご案内できるレストランはございません。',
  dining: {
    title: 'ダイニングのご案内',
    seats: '席数',
    seatCount: '{{count}}席',
    phone: '電話',
  },
};
