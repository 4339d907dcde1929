import type { Messages } from '../messages';

export const problemDetails: Messages['problemDetails'] = {
  invalid_request: '入力内容が長すぎます。{{max}}文字以内でご入力ください。',
  too_many_requests: '短い時間に操作が続きました。{{wait}}後にもう一度お試しください。',
  party_too_large: 'オンラインでのご予約は、お子様を含め10名様までです。11名様以上は{{phone}}へお電話ください。',
  too_many_bookings:
    '同じ日に、このレストランのご予約をすでに複数承っております。追加のご予約は{{phone}}へお電話ください。',
  start_time_share:
    'オンラインでは、お一人様が同じ時間にご予約いただけるお席の数に限りがございます。別の時間をお選びいただくか、{{phone}}へお電話ください。',
  day_share:
    'オンラインでは、お一人様がご注文いただける数量に限りがございます。数量を減らすか、ほかの日付をお選びください。それ以上はお電話（{{phone}}）で承ります。',
  address_share:
    'お使いのネットワークから多くのご予約のお手続きが進んでおります。しばらくしてからお試しいただくか、{{phone}}へお電話ください。',
  sold_out: 'お選びの時間は空席が不足しております（残り{{remaining}}席）。ほかの時間または日付をお選びください。',
  day_sale_exceeded:
    'この日のご用意数を超えております（残り{{remaining}}点）。数量を減らすか、ほかの日付をお選びください。',
  day_sale_exceeded_cover:
    'この日のご用意数を超えております（残り{{remaining}}名様分）。数量を減らすか、ほかの日付をお選びください。',
  day_sale_exceeded_guest:
    'この日にお受けできる人数を超えております（残り{{remaining}}名様）。ほかの日付をお選びください。',
  person_limit_exceeded: 'お一人様の予約上限を超えております（残り{{remaining}}点）。数量を減らしてお試しください。',
  person_limit_exceeded_cover:
    'お一人様の予約上限を超えております（残り{{remaining}}名様分）。数量を減らしてお試しください。',
  person_limit_exceeded_guest: 'お一人でご予約いただける人数を超えております（残り{{remaining}}名様）。',
  menu_quantity_short: 'メニューが{{missing}}名様分不足しております。人数分以上のメニューをお選びください。',
  menu_quantity_short_for_adults:
    'お子様メニューはお子様のみご利用いただけます。あと{{missing}}名様分（うち大人{{missingForAdults}}名様分）をお選びください。',
  question_unanswered: '「{{question}}」が未回答です。ご回答のうえ、お進みください。',
  code_wrong: '認証番号が一致しません。あと{{left}}回ご入力いただけます。',
  payload_too_large: 'ファイルが大きすぎます。{{megabytes}}MB以下のファイルをお選びください。',
  picture_too_large: '写真の画素数が大きすぎます。{{megapixels}}メガピクセル以下の写真をお選びください。',
  password_short: 'パスワードは{{min}}文字以上でご入力ください。',
};
