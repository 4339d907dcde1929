import type { Messages } from '../messages';

export const problemDetails: Messages['problemDetails'] = {
  too_many_requests: '短い時間に操作が続きました。{{seconds}}秒後にもう一度お試しください。',
  party_too_large: 'オンラインでのご予約は、お子様を含め10名様までです。11名様以上は{{phone}}へお電話ください。',
  pickup_too_soon: '{{days}}日前までのご注文が必要です。もっと先の受取日をお選びください。',
  sold_out: '現在の残りは{{remaining}}です。人数や数量を減らすか、ほかの時間をお選びください。',
  day_sale_exceeded: 'この日の残りは{{remaining}}点です。数量を減らすか、ほかの日付をお選びください。',
  person_limit_exceeded: 'お一人様でご予約いただける残りは{{remaining}}点です。数量を減らしてください。',
  price_changed: '金額が{{total}}に変更されました。ご確認のうえ、お進みください。',
  question_unanswered: '「{{question}}」が未回答です。ご回答のうえ、お進みください。',
};
