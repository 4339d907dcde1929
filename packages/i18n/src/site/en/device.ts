import type { Messages } from '../messages';

export const device: Messages['device'] = {
  clock: 'The clock on this device is not correct. Dates and times here follow Korean time, now {{time}}.',
  oldBrowser:
    'Online reservations do not work in this browser. Please update it to the latest version, or reserve by phone.',
  largeCookies: {
    title: 'Too many cookies are stored',
    clear: 'Delete cookies and continue',
  },
  inApp: {
    google:
      'Google does not allow sign-in within {{app}}. To sign in with Google, please open this page in another browser.',
    kept: 'Your selections are kept here as well.',
    openOutside: 'Open in another browser',
    manual: 'Choose “Open in browser” from the menu on the screen, or copy the address and paste it into your browser.',
    address: 'Address of this page',
    copy: 'Copy address',
    copied: 'The address has been copied.',
    apps: {
      kakaotalk: 'KakaoTalk',
      instagram: 'Instagram',
      naver: 'the Naver app',
      line: 'LINE',
      facebook: 'Facebook',
      wechat: 'WeChat',
      daum: 'the Daum app',
      other: 'this app',
    },
  },
};
