import type { Messages } from '../messages';

export const staffAccount: Messages['staffAccount'] = {
  title: 'マイアカウント',
  roles: '自分の役割',
  sessions: {
    title: 'サインイン中の端末',
    device: '端末',
    seen: '最終利用',
    this: 'この端末',
    endOthers: 'ほかの端末をすべてサインアウト',
    endOthersAsk: 'ほかの{{count}}件のセッションがすぐに終了します。保存していない内容は失われます。',
    ended: 'ほかの{{count}}件のセッションを終了しました。',
  },
  passkeys: {
    title: 'パスキー',
    text: 'パスワードとコードなしで、端末の指紋、顔認証、または画面ロックでサインインできます。',
    none: 'パスキーはまだありません。',
    created: '登録：{{time}}',
    used: '最終利用：{{time}}',
    unused: '未使用',
    add: 'この端末のパスキーを追加',
    added: 'パスキーを追加しました。',
    failed: 'パスキーを追加できませんでした。もう一度お試しください。',
    unsupported: 'このブラウザーはパスキーに対応していません。',
    remove: '削除',
    removeName: '{{device}}のパスキーを削除',
    removeAsk: '{{device}}のパスキーではサインインできなくなります。',
    removed: 'パスキーを削除しました。',
  },
  recovery: {
    title: 'リカバリーコード',
    left: '残り{{count}}個',
    renew: '新しいコードを作る',
    renewAsk: '今ある{{count}}個のコードはすぐに使えなくなります。',
    none: 'パスキーだけでサインインするため、コードは不要です。',
  },
};
