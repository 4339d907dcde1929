import type { Messages } from '../messages';

export const guard: Messages['guard'] = {
  title: 'ログインが必要です',
  message: '会員様向けのサービスです。ログインされますか。',
  titleForBookers: 'ご予約方法をお選びください',
  messageForBookers: 'ログインいただくと、会員価格と特典でご予約いただけます。会員登録なしでもご予約いただけます。',
  saving: '会員の方は{{amount}}お得にご予約いただけます。',
  signIn: 'ログイン',
  otherWays: 'その他の方法でログイン',
  asGuest: '会員登録せずに進む',
  stay: 'キャンセル',
  replaced: {
    title: '別の会員様がログインされています',
    message:
      'このブラウザーで別の会員様がログインされたため、はじめから表示しております。それまでに選択・入力された内容は、プライバシー保護のため消去いたしました。',
  },
  signedOut: {
    title: 'ログアウトいたしました',
    message:
      'このブラウザーでログアウトされたため、はじめから表示しております。それまでに選択・入力された内容は、プライバシー保護のため消去いたしました。',
  },
};
