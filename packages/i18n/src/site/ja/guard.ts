import type { Messages } from '../messages';

export const guard: Messages['guard'] = {
  title: 'ログインが必要です',
  message: '会員様向けのサービスです。ログインしますか？',
  messageForBookers: 'ログインすると、会員価格と特典でご予約いただけます。会員登録なしでもご予約いただけます。',
  signIn: 'ログイン',
  asGuest: '非会員のまま進む',
  stay: 'このページにとどまる',
};
