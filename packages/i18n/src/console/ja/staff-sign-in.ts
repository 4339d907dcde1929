import type { Messages } from '../messages';

export const staffSignIn: Messages['staffSignIn'] = {
  title: 'スタッフサインイン',
  email: 'メールアドレス',
  password: 'パスワード',
  show: {
    word: '表示',
    name: 'パスワードを表示',
  },
  hide: {
    word: '隠す',
    name: 'パスワードを隠す',
  },
  next: '次へ',
  passkey: 'パスキーでサインイン',
  passkeyFailed: 'パスキーでサインインできませんでした。もう一度試すか、パスワードをご利用ください。',
  codeLead: '認証アプリに表示された6桁の数字を入力してください。',
  code: '認証コード',
  recoveryLead: '保管しているリカバリーコードを一つ入力してください。各コードは一度だけ使えます。',
  recoveryCode: 'リカバリーコード',
  useRecovery: 'リカバリーコードを使う',
  useApp: '認証アプリを使う',
  restart: '最初からやり直す',
  submit: 'サインイン',
  confirm: '確認',
  confirmPasskey: 'パスキーで確認',
  errors: {
    email: 'メールアドレスを入力してください。',
    password: 'パスワードを入力してください。',
    code: '6桁の数字を入力してください。',
    recoveryCode: 'リカバリーコードを入力してください。',
  },
  help: 'サインインできない場合は責任者にご連絡ください。招待を送り直すことができます。',
};
