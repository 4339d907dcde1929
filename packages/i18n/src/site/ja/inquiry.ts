import type { Messages } from '../messages';

export const inquiry: Messages['inquiry'] = {
  newTitle: '新しいお問い合わせ',
  viewTitle: 'お問い合わせ',
  empty: 'お問い合わせはございません。',
  emptyHint: 'ご不明な点は、レストランへ直接お尋ねいただけます。',
  ask: 'お問い合わせする',
  send: '送信する',
  remove: '削除',
  store: 'レストラン',
  storePlaceholder: 'レストランをお選びください',
  subject: '件名',
  content: '内容',
  count: '{{max}}文字中{{used}}文字',
  date: 'お問い合わせ日時',
  answer: '回答',
  answeredOn: '回答日時',
  waitingNote: 'レストランが回答を準備しております。回答はこちらでご確認いただけます。',
  gone: 'お問い合わせが見つかりません。',
  status: {
    answered: '回答済み',
    waiting: '回答待ち',
  },
  alerts: {
    store: 'レストランをお選びください。',
    title: '件名をご入力ください。',
    contents: '内容をご入力ください。',
    confirmSave: 'お問い合わせを送信してもよろしいでしょうか。',
    confirmDelete: 'お問い合わせを削除してもよろしいでしょうか。',
    saved: 'お問い合わせを送信いたしました。',
    deleted: 'お問い合わせを削除いたしました。',
  },
};
