import type { Messages } from '../messages';

export const footer: Messages['footer'] = {
  label: '事業者情報と規約',
  terms: '規約とポリシー',
  representative: '代表者',
  address: '所在地',
  phone: '電話番号',
  email: 'メール',
  bizRegNo: '事業者登録番号',
  mailOrderNo: '通信販売業申告番号',
  privacyOfficer: '個人情報保護責任者',
  hosting: 'ホスティング事業者',
  ftcLookup: '事業者情報の確認',
  registeredAs: '{{own}}（{{registered}}）',
  copyright: '© {{year}} {{name}}',
  licenses: 'オープンソースライセンス',
};
