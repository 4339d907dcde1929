import type { Messages } from '../messages';

export const product: Messages['product'] = {
  gallery: 'プランの写真',
  tabs: {
    details: '詳細',
    reviews: '口コミ {{count}}',
    reviewsUncounted: '口コミ',
    reviewsMore: '口コミをすべて見る',
    label: 'プランの情報',
  },
  menus: {
    title: 'メニューを選ぶ',
    hint: '人数分以上をお選びください。',
    serves: '{{count}}名様分',
    chosen: '{{needed}}名様中{{chosen}}名様分を選択',
    shown: 'メニューのご案内',
  },
  quantity: {
    label: '数量',
    left: '残り{{count}}点',
    perPerson: 'お一人様{{count}}点まで',
  },
  deposit: {
    title: '予約金',
    line: 'お一人様 {{price}} × {{count}}名様',
    notice: '予約金は当日のご利用金額に充当いたします。',
  },
  inStore: 'お支払いは当日、店舗にて承ります。',
  total: '合計',
  memberHint: 'ログインすると会員価格でご予約いただけます。',
  memberPrice: '会員価格 {{amount}}',
  notices: {
    reservation: 'ご予約にあたって',
    parking: '駐車場のご案内',
    deposit: '予約金について',
    prices: '表示価格には税・サービス料が含まれております。',
  },
  empty: 'プランが見つかりません。',
  alerts: {
    menuShort: 'メニューの数が不足しています。{{people}}名様分以上をお選びください。',
    quantityRequired: '数量をお選びください。',
    daySaleExceeded: '一日の販売数を超えています。残りは{{remaining}}点です。',
    pickupRemaining: '残りは{{remaining}}点です。',
    perPerson: 'お一人様{{remaining}}点までご予約いただけます。',
    perPersonReached: 'お一人様がご予約いただける数に達しています。',
    otherProduct: 'ほかのプランを選ぶ',
    smallerParty: '人数を変更',
    fewer: '数量を減らす',
    dayAndTime: '先に日付と時間をお選びください。',
    outOfStock: '完売いたしました。ほかのプランまたは日付をお選びください。',
  },
};
