import type { Messages } from '../messages';

export const console: Messages['console'] = {
  title: 'スタッフコンソール',
  skip: '本文へ移動',
  menu: '画面',
  screens: {
    signIn: 'サインイン',
    invitation: '招待',
    account: 'アカウント',
    staff: 'スタッフ',
    inbox: '受信トレイ',
    audit: '監査記録',
  },
  more: 'さらに表示',
  waiting: '{{count}}件が待機中',
  scope: {
    label: 'ホテルまたは店舗',
    all: '閲覧できるすべて',
  },
  language: '言語',
  scheme: {
    label: '表示モード',
    system: '端末に合わせる',
    light: 'ライト',
    dark: 'ダーク',
  },
  signOut: 'サインアウト',
  help: {
    title: 'キーボードショートカット',
    open: 'ショートカットを表示',
    keys: {
      help: 'この一覧を開く',
      search: '検索欄へ移動',
      new: '新しく招待する',
      close: '開いている画面を閉じる',
    },
  },
  nothing: {
    title: 'この役割で使える画面はまだありません',
    text: 'ほかの役割が必要な場合は、責任者にお問い合わせください。',
  },
  missing: {
    title: 'ページが見つかりません',
    text: 'アドレスを確認するか、コンソールの最初の画面に移動してください。',
    home: 'コンソールへ',
  },
  ended: {
    title: 'もう一度サインインしてください',
    text: 'セッションが終了しました。入力した内容は残っています。',
    other: '別の人としてサインイン',
  },
  confirm: {
    title: '本人確認',
    text: '重要な変更のため、もう一度コードを確認します。確認後5分間は再度求められません。',
  },
  conflict: {
    title: 'ほかの人が変更しました',
    text: '二つの内容を比べて、残すほうを選んでください。',
    field: '項目',
    yours: 'あなたの変更',
    theirs: '現在の内容',
    keepYours: '自分の変更を保存',
    keepTheirs: '現在のままにする',
  },
};
