import type { Messages } from '../messages';

export const history: Messages['history'] = {
  title: '変更履歴',
  back: '編集へ戻る',
  none: 'まだ版がありません',
  noneText: '変更が反映されるたびに版が残ります。',
  version: '第{{version}}版',
  current: '現在の内容',
  by: '{{name}} · {{at}}',
  sources: {
    console: 'コンソールで公開',
    setup: 'コンソールで保存',
    import: 'ファイルの取り込み',
    calendar: '営業カレンダー',
    picture: '写真の変更',
    allergens: 'アレルギー情報の変更',
    before: '記録が始まる前の内容',
  },
  first: '最初の版です。',
  field: '項目',
  before: '変更前',
  after: '変更後',
  restore: '下書きとして復元',
  restoreName: '第{{version}}版を下書きとして復元',
  use: 'この内容を使う',
  useName: '第{{version}}版の内容を使う',
  used: '第{{version}}版の内容をフォームに入れました。保存すると反映されます。',
};
