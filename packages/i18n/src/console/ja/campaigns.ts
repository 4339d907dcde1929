import type { Messages } from '../messages';

export const campaigns: Messages['campaigns'] = {
  title: 'キャンペーン',
  text: 'リンクにキャンペーン情報があった予約を、申込日ごとに集計します。',
  period: '期間',
  from: '開始日',
  to: '終了日',
  show: '表示',
  none: 'この期間にキャンペーンからの予約はありません',
  noneText: '期間やホテルを変えてみてください。キャンペーンのない予約は数えません。',
  cut: '予約の多い{{count}}件のみ表示しています。期間を短くしてください。',
  total: '合計',
  orderWrong: '終了日が開始日より前です。',
  unnamed: 'なし',
  columns: {
    source: '参照元',
    medium: 'メディア',
    name: '名称',
    reservations: '予約',
    cancelled: 'キャンセル',
    paid: 'オンライン決済',
  },
};
