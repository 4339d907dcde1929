import type { Messages } from '../messages';

export const oneTimeCode: Messages['oneTimeCode'] = {
  label: '認証番号',
  send: '認証番号を受け取る',
  again: '認証番号を再送する',
  againIn: 'あと{{seconds}}秒で再送できます',
  sms: '{{to}}へ、6桁の認証番号をSMSでお送りしました。',
  mail: '{{to}}へ、6桁の認証番号をメールでお送りしました。',
  left: '残り時間 {{time}}',
  over: '認証番号の有効時間が過ぎました。もう一度お受け取りください。',
  verify: '確認する',
  proven: '確認済みです',
  required: '6桁の認証番号をご入力ください。',
};
