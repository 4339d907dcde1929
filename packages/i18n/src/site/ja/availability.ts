import type { Messages } from '../messages';

export const availability: Messages['availability'] = {
  title: '空席を探す',
  lead: '日付と人数をお選びいただくと、レストランごとに今ご予約いただける時間をご案内します。',
  hotel: 'ホテル',
  everyHotel: 'すべてのホテル',
  day: '日付',
  days: '今日から2週間',
  today: '今日',
  meal: 'お食事',
  anyMeal: '指定なし',
  found: 'ご予約いただけるレストラン {{count}}軒',
  pick: '時間をお選びいただくと、その時間のメニューをご覧いただけます。',
  none: 'ご希望に合う空席がございません。',
  nearest: '空席のある近い日程はこちらです。',
  noNear: '前後の日程にも空席がございません。人数やお食事を変えてお試しください。',
  payThere: 'お食事代はレストランにてお支払い',
  times: '{{name}}の空き時間',
  left: '残り{{count}}席',
  full: 'この日は満席です。',
  closed: 'この日のこのお食事時間には、お席のご用意がございません。',
  byPhone: '11名様以上は、レストランまでお電話ください。',
};
