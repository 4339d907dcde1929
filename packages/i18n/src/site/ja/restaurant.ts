import type { Messages } from '../messages';

export const restaurant: Messages['restaurant'] = {
  gallery: '{{name}}の写真',
  today: '本日',
  times: '{{name}}の本日のお時間',
  none: {
    over: '本日ご予約いただけるお時間は過ぎております。',
    closed: '本日は休業です。',
    full: '本日は満席です。',
    unsuited: '本日はこの人数でご予約いただけるお時間がございません。',
  },
  hint: 'ほかの日や人数は「予約する」からお選びいただけます。',
  otherDay: 'ほかの日を見る',
  pickup: 'お品とお受け取り日をお選びいただければ、ご用意いたします。',
  dishes: 'お料理を見る',
  courses: 'お品書き',
  nothing: 'ただいまご予約いただけるものがございません。',
  chef: 'ごあいさつ',
  facts: 'ご利用案内',
  dressCode: 'ドレスコード',
  children: 'お子様',
  map: '地図で道順を見る',
  allReviews: '{{name}}のお客様の声をすべて見る',
  missing: 'レストランが見つかりません。',
  all: 'すべてのレストラン',
};
