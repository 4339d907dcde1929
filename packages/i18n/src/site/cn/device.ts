import type { Messages } from '../messages';

export const device: Messages['device'] = {
  clock: '此设备的时钟不准确。本站的日期和时间以韩国时间{{time}}为准。',
  oldBrowser: '您使用的浏览器无法在线预订。请将浏览器更新至最新版本，或致电预订。',
  largeCookies: {
    title: 'Cookie过多',
    clear: '删除Cookie并继续',
  },
  inApp: {
    google: 'Google不允许在{{app}}内登录。如需使用Google登录，请在其他浏览器中打开。',
    kept: '您选择的内容也会保留在此页面。',
    openOutside: '在其他浏览器中打开',
    manual: '请在屏幕菜单中选择“在浏览器中打开”，或复制网址后粘贴到浏览器中打开。',
    address: '本页网址',
    copy: '复制网址',
    copied: '网址已复制。',
    apps: {
      kakaotalk: 'KakaoTalk',
      instagram: 'Instagram',
      naver: 'NAVER应用',
      line: 'LINE',
      facebook: 'Facebook',
      wechat: '微信',
      daum: 'Daum应用',
      other: '此应用',
    },
  },
};
