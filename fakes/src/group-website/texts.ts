import type { Language } from '../languages';

export interface GroupWebsiteTexts {
  readonly demo: string;
  readonly demoNote: string;
  readonly group: string;
  readonly title: string;
  readonly lead: string;
  readonly choose: string;
  readonly noPhone: string;
  readonly go: string;
}

const ko: GroupWebsiteTexts = {
  demo: '시연',
  demoNote: '시연용 홈페이지입니다. 아래 회원은 모두 가상입니다.',
  group: '달빛 호텔앤리조트',
  title: '홈페이지 회원으로 다이닝 예약하기',
  lead: '홈페이지에 로그인하시면 같은 회원 정보로 다이닝 예약 사이트를 이용하실 수 있습니다.',
  choose: '회원 선택',
  noPhone: '등록된 전화번호 없음',
  go: '로그인하고 다이닝 예약으로 이동',
};

const en: GroupWebsiteTexts = {
  demo: 'Demo',
  demoNote: 'A demonstration of the group’s website. These members are fictional.',
  group: 'Dalbit Hotels & Resorts',
  title: 'Reserve a table as a website member',
  lead: 'Sign in here, and the dining site will know who you are.',
  choose: 'Choose a member',
  noPhone: 'No number on file',
  go: 'Sign in and go to the dining site',
};

const ja: GroupWebsiteTexts = {
  demo: 'デモ',
  demoNote: 'デモ用の公式サイトです。会員はすべて架空のものです。',
  group: 'ダルビッ ホテルズ＆リゾーツ',
  title: '公式サイト会員のダイニング予約',
  lead: 'こちらでログインいただくと、同じ会員情報でダイニング予約サイトをご利用いただけます。',
  choose: '会員を選択',
  noPhone: '電話番号の登録なし',
  go: 'ログインしてダイニング予約へ',
};

const zh: GroupWebsiteTexts = {
  demo: '演示',
  demoNote: '此为集团官网的演示页面，以下会员均为虚构。',
  group: '月光酒店与度假村',
  title: '以官网会员身份预订餐饮',
  lead: '在此登录后，即可使用同一会员信息预订餐饮。',
  choose: '选择会员',
  noPhone: '未登记手机号码',
  go: '登录并前往餐饮预订',
};

export const groupWebsiteTexts: Readonly<Record<Language, GroupWebsiteTexts>> = { ko, en, ja, 'zh-Hans': zh };
