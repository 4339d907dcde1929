import type { Language } from '../languages';

export interface ConsentTexts {
  readonly demo: string;
  readonly demoNote: string;
  readonly title: (provider: string) => string;
  readonly requestedDataIntro: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly chooseAccount: string;
  readonly noEmail: string;
  readonly noPhone: string;
  /** Shown in brackets after an e-mail address. */
  readonly unverified: string;
  readonly newAccount: string;
  readonly newAccountNote: string;
  readonly agree: string;
  readonly refuse: string;
  readonly errorTitle: string;
  readonly errorNote: string;
}

const ko: ConsentTexts = {
  demo: '시연',
  demoNote: '시연용 로그인 화면입니다. 아래 계정은 모두 가상이며, 실제 계정 정보는 필요하지 않습니다.',
  title: (provider) => `${provider} 계정으로 로그인`,
  requestedDataIntro: '달빛 호텔앤리조트 다이닝에 다음 정보를 제공합니다.',
  name: '이름',
  email: '이메일',
  phone: '휴대전화 번호',
  chooseAccount: '계정 선택',
  noEmail: '이메일 제공 안 함',
  noPhone: '전화번호 제공 안 함',
  unverified: ' (인증되지 않은 이메일)',
  newAccount: '새 계정',
  newAccountNote: '처음 방문하시는 고객으로 새 계정을 만듭니다.',
  agree: '동의하고 계속하기',
  refuse: '동의하지 않음',
  errorTitle: '로그인 요청이 올바르지 않습니다',
  errorNote: '서비스로 돌아가 다시 시도해 주십시오.',
};

const en: ConsentTexts = {
  demo: 'Demo',
  demoNote: 'A demonstration page. These accounts are fictional; please do not enter a real one anywhere.',
  title: (provider) => `Sign in with ${provider}`,
  requestedDataIntro: 'Dalbit Hotels & Resorts Dining would like to know your:',
  name: 'Name',
  email: 'Email address',
  phone: 'Mobile number',
  chooseAccount: 'Choose an account',
  noEmail: 'Shares no email address',
  noPhone: 'Shares no number',
  unverified: ' (unverified email address)',
  newAccount: 'A new account',
  newAccountNote: 'Creates a guest who is new to us.',
  agree: 'Agree and continue',
  refuse: 'Don’t agree',
  errorTitle: 'This sign-in request is not valid',
  errorNote: 'Please return to the service and try again.',
};

const ja: ConsentTexts = {
  demo: 'デモ',
  demoNote: 'デモ用のログイン画面です。アカウントはすべて架空のもので、実在のアカウント情報は必要ありません。',
  title: (provider) => `${provider}アカウントでログイン`,
  requestedDataIntro: 'ダルビッ ホテルズ＆リゾーツ ダイニングに、次の情報を提供します。',
  name: 'お名前',
  email: 'メールアドレス',
  phone: '携帯電話番号',
  chooseAccount: 'アカウントを選択',
  noEmail: 'メールアドレスは提供しない',
  noPhone: '電話番号は提供しない',
  unverified: '（未確認のメールアドレス）',
  newAccount: '新しいアカウント',
  newAccountNote: '初めてご利用のお客様として、新しいアカウントを作成します。',
  agree: '同意して続ける',
  refuse: '同意しない',
  errorTitle: 'ログインのリクエストが正しくありません',
  errorNote: '元のサイトに戻って、もう一度お試しください。',
};

const zh: ConsentTexts = {
  demo: '演示',
  demoNote: '此为演示登录页面。以下账号均为虚构，无需提供真实账号信息。',
  title: (provider) => `使用${provider}账号登录`,
  requestedDataIntro: '将向月光酒店与度假村餐饮预订提供以下信息：',
  name: '姓名',
  email: '电子邮箱',
  phone: '手机号码',
  chooseAccount: '选择账号',
  noEmail: '不提供电子邮箱',
  noPhone: '不提供手机号码',
  unverified: '（未验证的电子邮箱）',
  newAccount: '新账号',
  newAccountNote: '创建一位首次到访的宾客。',
  agree: '同意并继续',
  refuse: '不同意',
  errorTitle: '登录链接无效',
  errorNote: '请返回原网站后重试。',
};

export const consentTexts: Readonly<Record<Language, ConsentTexts>> = { ko, en, ja, 'zh-Hans': zh };
