import type { Language } from '../languages';

export interface AuthenticatorTexts {
  readonly demo: string;
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly account: string;
  readonly code: string;
  readonly noAccount: string;
  /** Contains the placeholder `{{seconds}}`. */
  readonly secondsLeft: string;
}

export const authenticatorTexts: Readonly<Record<Language, AuthenticatorTexts>> = {
  ko: {
    demo: '데모',
    name: '인증 앱',
    title: '직원 로그인용 인증번호',
    lead: '시연용 인증 앱입니다. 실제 인증번호는 각 직원의 휴대전화에만 표시됩니다.',
    account: '계정',
    code: '인증번호',
    noAccount: '등록된 계정이 없습니다.',
    secondsLeft: '{{seconds}}초 후에 바뀝니다.',
  },
  en: {
    demo: 'Demo',
    name: 'Authenticator app',
    title: 'Codes for staff to sign in',
    lead: 'A demonstration of an authenticator app. Real codes appear only on the phone of each person.',
    account: 'Account',
    code: 'Code',
    noAccount: 'There is no account.',
    secondsLeft: 'They change in {{seconds}} seconds.',
  },
  ja: {
    demo: 'デモ',
    name: '認証アプリ',
    title: 'スタッフのログイン用コード',
    lead: 'デモ用の認証アプリです。実際のコードは、各スタッフのスマートフォンにのみ表示されます。',
    account: 'アカウント',
    code: 'コード',
    noAccount: 'アカウントがありません。',
    secondsLeft: '{{seconds}}秒後に変わります。',
  },
  'zh-Hans': {
    demo: '演示',
    name: '身份验证应用',
    title: '员工登录验证码',
    lead: '此为身份验证应用的演示。真实的验证码只显示在员工本人的手机上。',
    account: '账户',
    code: '验证码',
    noAccount: '没有账户。',
    secondsLeft: '{{seconds}}秒后更新。',
  },
};
