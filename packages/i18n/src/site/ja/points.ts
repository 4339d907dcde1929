import type { Messages } from '../messages';

export const points: Messages['points'] = {
  title: 'ポイント',
  balance: '保有ポイント',
  amount: '{{points}}ポイント',
  rate: '{{hotel}} お支払い金額の{{rate}}%',
  rule: 'ご利用の翌日06:00に付与されます。キャンセルされたご予約、ご来店のなかったご予約は対象外です。',
  history: 'ポイント履歴',
  types: {
    earned: '付与',
    returned: '取り消し',
    spent: 'ご利用',
    transferred: '移行',
  },
  visit: '{{date}}ご利用',
  paging: '全{{total}}件中 {{from}}〜{{to}}件',
  empty: 'ポイントはまだございません',
};
