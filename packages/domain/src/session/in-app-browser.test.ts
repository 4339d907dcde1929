import { expect, it } from 'vitest';
import { findInAppBrowser, getExternalOpening } from './in-app-browser';

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-S918N Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const agents = {
  kakaoAndroid: `${android} Chrome/126.0.0.0 Mobile Safari/537.36;KAKAOTALK 2410630`,
  kakaoIphone: `${iphone} Mobile/15E148 KAKAOTALK 10.9.5`,
  naverAndroid: `${android} Chrome/126.0.0.0 Whale/1.0.0.0 Crosswalk/27 Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.5.1)`,
  naverIphone: `${iphone} Version/18.1 Mobile/15E148 Safari/605.1.15 NAVER(inapp; search; 2010; 12.5.1; 14PRO)`,
  lineAndroid: `${android} Chrome/126.0.0.0 Mobile Safari/537.36 Line/14.9.0/IAB`,
  instagramAndroid: `${android} Chrome/126.0.0.0 Mobile Safari/537.36 Instagram 339.0.0.30.105 Android (34/14)`,
  instagramIphone: `${iphone} Mobile/15E148 Instagram 339.0.0.30.105 (iPhone16,1; iOS 18_1)`,
  facebookAndroid: `${android} Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/471.0.0.0;]`,
  facebookIphone: `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/471.0.0.0]`,
  wechatAndroid: `${android} Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MMWEBSDK/20240301 MicroMessenger/8.0.49`,
  wechatIphone: `${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x1800312c) NetType/WIFI`,
  daumAndroid: `${android} Chrome/126.0.0.0 Mobile Safari/537.36 DaumApps/7.10.0 DaumDevice/mobile`,
  otherAndroid: `${android} Chrome/126.0.0.0 Mobile Safari/537.36`,
  otherIphone: `${iphone} Mobile/15E148`,
  chromeAndroid:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  samsung:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  safariIphone: `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`,
  chromeIphone: `${iphone} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`,
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
};

it.each([
  ['kakaoAndroid', 'kakaotalk'],
  ['kakaoIphone', 'kakaotalk'],
  ['naverAndroid', 'naver'],
  ['naverIphone', 'naver'],
  ['lineAndroid', 'line'],
  ['instagramAndroid', 'instagram'],
  ['instagramIphone', 'instagram'],
  ['facebookAndroid', 'facebook'],
  ['facebookIphone', 'facebook'],
  ['wechatAndroid', 'wechat'],
  ['wechatIphone', 'wechat'],
  ['daumAndroid', 'daum'],
  ['otherAndroid', 'other'],
  ['otherIphone', 'other'],
  ['chromeAndroid', undefined],
  ['samsung', undefined],
  ['safariIphone', undefined],
  ['chromeIphone', undefined],
  ['mac', undefined],
  ['firefox', undefined],
] as const)('the in-app browser of the user agent %s is %s', (name, app) => {
  expect(findInAppBrowser(agents[name])).toBe(app);
});

const pageUrl = 'https://dining.example/login?returnUrl=%2Fa%3Fb%3D1';
const chromeUrl =
  'intent://dining.example/login?returnUrl=%2Fa%3Fb%3D1#Intent;scheme=https;package=com.android.chrome;end';
const kakaoUrl =
  'kakaotalk://web/openExternal?url=https%3A%2F%2Fdining.example%2Flogin%3FreturnUrl%3D%252Fa%253Fb%253D1';

it.each([
  ['kakaoAndroid', kakaoUrl],
  ['kakaoIphone', kakaoUrl],
  ['lineAndroid', `${pageUrl}&openExternalBrowser=1`],
  ['naverAndroid', chromeUrl],
  ['instagramAndroid', chromeUrl],
  ['facebookAndroid', chromeUrl],
  ['daumAndroid', chromeUrl],
  ['otherAndroid', chromeUrl],
  ['naverIphone', undefined],
  ['instagramIphone', undefined],
  ['facebookIphone', undefined],
  ['wechatIphone', undefined],
  ['wechatAndroid', undefined],
  ['otherIphone', undefined],
] as const)('a page in %s is opened outside the app by a link, or manually if there is none: %s', (name, href) => {
  const app = findInAppBrowser(agents[name]);
  expect(app && getExternalOpening(app, agents[name], pageUrl)).toEqual(
    href === undefined ? { type: 'manual' } : { type: 'link', href },
  );
});

it('a page whose URL has no query is also opened outside LINE', () => {
  expect(getExternalOpening('line', agents.lineAndroid, 'https://dining.example/login')).toEqual({
    type: 'link',
    href: 'https://dining.example/login?openExternalBrowser=1',
  });
});
