import type { Messages } from '../messages';

export const device: Messages['device'] = {
  clock: 'この端末の時計が合っておりません。日付と時刻は韓国時間（{{time}}）を基準にご案内しております。',
  oldBrowser:
    'お使いのブラウザーではオンライン予約をご利用いただけません。最新版に更新いただくか、お電話でご予約ください。',
  largeCookies: {
    title: 'Cookieが多くなりすぎています',
    clear: 'Cookieを削除して続ける',
  },
  inApp: {
    google:
      '{{app}}の中では、Googleがログインを許可しておりません。Googleでログインされる場合は、別のブラウザーでお開きください。',
    kept: 'お選びいただいた内容は、こちらにも残ります。',
    openOutside: '別のブラウザーで開く',
    manual:
      '画面のメニューから「ブラウザーで開く」をお選びいただくか、アドレスをコピーしてブラウザーでお開きください。',
    address: 'このページのアドレス',
    copy: 'アドレスをコピー',
    copied: 'アドレスをコピーいたしました。',
    apps: {
      kakaotalk: 'カカオトーク',
      instagram: 'Instagram',
      naver: 'NAVERアプリ',
      line: 'LINE',
      facebook: 'Facebook',
      wechat: 'WeChat',
      daum: 'Daumアプリ',
      other: 'このアプリ',
    },
  },
};
