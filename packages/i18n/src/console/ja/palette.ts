import type { Messages } from '../messages';

export const palette: Messages['palette'] = {
  title: '移動',
  field: '画面・日付・店舗・予約',
  hint: 'お名前、予約番号、電話番号の末尾、または12-24のような日付',
  list: '検索結果',
  groups: {
    screens: '画面',
    days: '日付',
    venues: '店舗',
    reservations: '予約',
  },
  tomorrow: '明日',
  count: '{{count}}件',
  none: '見つかりません',
  noneText: 'ほかの言葉か、12-24のような日付でお試しください。',
  searching: '予約を検索中…',
  failed: '予約を検索できませんでした：{{reason}}',
};
